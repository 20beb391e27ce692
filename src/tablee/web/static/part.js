// A part of the page that few need: fetched with its style when it is asked for, once.

const parts = new Map();

export function part(main, name) {
  if (!parts.has(name)) parts.set(name, bring(main, name));
  return parts.get(name);
}

async function bring(main, name) {
  const [markup] = await Promise.all([fetch(`/aids/${name}`).then((answer) => answer.text()), style()]);
  const fresh = Object.assign(document.createElement("template"), { innerHTML: markup }).content.firstElementChild;
  (name === "line" ? main.querySelector("section.action") : document.body).append(fresh);
  return fresh;
}

function style() {
  const href = new URL("./aids.css", import.meta.url).href;
  if (document.querySelector(`link[href="${href}"]`)) return undefined;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.append(link);
  return new Promise((done) => (link.onload = link.onerror = done));
}
