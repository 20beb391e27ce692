// Checks the luck of a table in this browser, from the record that the site gives away and from what this page shows. What
// needs the rules of the game, the deal and the actions, is for the command that the page names.
const place = document.getElementById("proof");
const shown = place.dataset;
const list = place.querySelector("ul");
const NOT_ASCII = /[\u007f-\uffff]/g;

// As the server writes what it digests: keys in order, no spaces, nothing but ASCII.
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value && typeof value === "object") {
    const pairs = Object.keys(value).sort().map((key) => `${canonical(key)}:${canonical(value[key])}`);
    return `{${pairs.join(",")}}`;
  }
  const escaped = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value).replace(NOT_ASCII, escaped);
}

const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text) => new Uint8Array((text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
const sha256 = async (text) => hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
const digest = (...told) => sha256(canonical(told));

// All that the site has signed, letter by letter: the header without what was added after it, and the lines.
function signedText(record) {
  const [first, ...lines] = record.replace(/\n$/, "").split("\n");
  const header = first.replace(/,"actions":\d+,"digest":"[0-9a-f]{64}","site":"[0-9a-f]*","signature":"[0-9a-f]*"\}$/, "}");
  return [header, ...lines].join("\n");
}

async function signed(record, { site, signature }) {
  let key;
  try {
    key = await crypto.subtle.importKey("raw", bytes(site), "Ed25519", false, ["verify"]);
  } catch {
    return null; // this browser cannot
  }
  return crypto.subtle.verify("Ed25519", key, bytes(signature), new TextEncoder().encode(signedText(record)));
}

// Each check: true, false, or null for what this browser cannot tell.
async function* checks() {
  const answer = await fetch(shown.record);
  if (!answer.ok) throw new Error(answer.status);
  const text = await answer.text();
  const record = JSON.parse(text.slice(0, text.indexOf("\n")));
  const { key, table, game, rules, options, seats, commitment, players, levels, seeds } = record;
  yield ["commitment", (await digest("tablee commitment 2", key, table, game, rules, options, seats)) === shown.commitment];
  yield ["seal", (await digest("tablee seal 2", commitment, players, levels, seeds)) === shown.seal];
  const kept = localStorage.getItem(`seed ${table}`)?.split(" ");
  if (kept) yield ["seed", seeds.includes(kept[0]) && kept[1] === shown.commitment];
  yield ["digest", (await sha256(signedText(text))) === record.digest];
  yield ["signature", record.site === shown.site ? await signed(text, record) : false];
}

const SIGNS = { held: "✓", broken: "✗", unknown: "–" };

function tell(name, held) {
  const line = document.createElement("li");
  line.className = held === null ? "unknown" : held ? "held" : "broken";
  line.textContent = `${SIGNS[line.className]} ${list.querySelector(`[data-of="${name}-${line.className}"]`).content.textContent}`;
  list.append(line);
}

async function check() {
  for (const line of list.querySelectorAll("li")) line.remove();
  if (!crypto.subtle) return tell("secure", null);
  try {
    for await (const [name, held] of checks()) tell(name, held);
  } catch {
    tell("record", false);
  }
  place.querySelector("[data-beyond]").hidden = false;
}

const button = place.querySelector("button");
button.addEventListener("click", check);
button.hidden = false;
