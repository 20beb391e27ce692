// Being told that one's turn has come: by this page while nobody looks at it, and by a push service when it is closed.

const KEY = "tablee-notify"; // on this device

export const wanted = () => localStorage.getItem(KEY) === "on" && globalThis.Notification?.permission === "granted";

// What stands in the tab stands on the screen too, unless the push service was faster: the same tag is shown once.
export async function announce({ title, body, table }) {
  if (!wanted() || !document.hidden) return;
  const worker = await navigator.serviceWorker?.getRegistration();
  const icon = document.querySelector("link[rel=apple-touch-icon]").href;
  if (worker) await worker.showNotification(title, { body, tag: table, icon, data: { table } });
}

function token() {
  return document.cookie.match(/(?:^|; )csrftoken=([^;]*)/)?.[1] ?? "";
}

async function tell(path, facts) {
  const answer = await fetch(path, { method: "POST", body: new URLSearchParams({ ...facts, _csrf_token: token() }) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
}

const written = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

async function switchOn(key) {
  if ((await Notification.requestPermission()) !== "granted") return false;
  localStorage.setItem(KEY, "on");
  const worker = await navigator.serviceWorker.ready;
  try {
    const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    await tell("/devices", { endpoint: found.endpoint, key: written(found.getKey("p256dh")), secret: written(found.getKey("auth")) });
  } catch (problem) {
    console.warn(problem); // without a push service the page itself still tells, while it is open
  }
  return true;
}

async function switchOff() {
  localStorage.removeItem(KEY);
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager?.getSubscription();
  if (!found) return;
  await tell("/devices/off", { endpoint: found.endpoint });
  await found.unsubscribe();
}

// The part of the settings page; where a browser cannot do it, it says so.
const section = document.getElementById("notify");
const state = () => (!("Notification" in globalThis) || !navigator.serviceWorker ? "cannot" : Notification.permission === "denied" ? "denied" : wanted() ? "on" : "off");

function show() {
  const now = state();
  section.querySelector("[role=status]").textContent = section.dataset[now];
  for (const button of section.querySelectorAll("[data-notify]")) button.hidden = button.dataset.notify !== { off: "on", on: "off" }[now];
}

section?.addEventListener("click", async ({ target }) => {
  const deed = target.closest("[data-notify]")?.dataset.notify;
  if (deed === "on") await switchOn(section.dataset.key);
  else if (deed === "off") await switchOff();
  else return;
  show();
  section.querySelector("[data-notify]:not([hidden])")?.focus();
});
if (section) show();
