// Looks after the site on this device: files named by their content are kept, a page that cannot be reached is replaced by
// one that says so, and a turn is announced. Pages themselves are never kept: they are somebody's own.

const FOLDER = "__FOLDER__";
const FILES = ["__FILES__"];
const OFFLINE = "/offline";

self.addEventListener("install", (event) => {
  event.waitUntil(prepare());
});

async function prepare() {
  const cache = await caches.open(FOLDER);
  await cache.addAll([...FILES, new Request(OFFLINE, { credentials: "omit", cache: "reload" })]);
  await self.skipWaiting();
}

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy());
});

async function tidy() {
  for (const name of await caches.keys()) if (name !== FOLDER) await caches.delete(name);
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith(FOLDER)) event.respondWith(file(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
});

async function file(request) {
  const cache = await caches.open(FOLDER);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await cache.put(request, answer.clone());
  return answer;
}

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    const cache = await caches.open(FOLDER);
    return (await cache.match(OFFLINE, { ignoreVary: true })) ?? Response.error();
  }
}

// Whoever looks at the table already need not be told.
self.addEventListener("push", (event) => {
  event.waitUntil(announce(event.data?.json() ?? {}));
});

async function announce({ table, title, body, lang }) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!table || windows.some(({ url, visibilityState }) => visibilityState === "visible" && new URL(url).pathname === `/table/${table}`)) return;
  await self.registration.showNotification(title, { body, lang, tag: table, icon: `${FOLDER}icon-192.png`, data: { table } });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(`/table/${event.notification.data.table}`));
});

async function goTo(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  if (open) await open.focus();
  else await self.clients.openWindow(path);
}
