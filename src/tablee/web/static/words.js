// What may be typed at a table: the legal actions as sentences of words, and what may follow a beginning.
import { Draft } from "./draft.js";

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// Every action as its words; those that are told as a rule are counted out as they are typed.
function* sentences({ tree, order, text, sums }) {
  for (const verb of Object.keys(tree).filter((one) => !sums[one])) {
    const written = (path) => [verb, ...text[verb].map((slot) => path[order[verb].indexOf(slot)])];
    const walk = function* (node, path) {
      if (path.length === order[verb].length) yield written(path);
      else if (Array.isArray(node)) for (const word of node) yield written([...path, word]);
      else for (const word of Object.keys(node)) yield* walk(node[word], [...path, word]);
    };
    yield* walk(tree[verb], []);
  }
}

// The words of a rule: how many of each thing, and perhaps what is done at once with it.
function counted(draft, verb, typed) {
  const { order, then } = draft.sums[verb];
  const own = draft.text[verb];
  const slots = [...own, ...(then ? [null, ...order.filter((slot) => !own.includes(slot))] : [])];
  const trial = new Draft(draft);
  trial.start(verb);
  typed.slice(1).forEach((word, at) => slots[at] && (trial.chosen[slots[at]] = String(Number.parseInt(word, 10) || 0)));
  const at = typed.length - 1;
  if (at >= slots.length) return { slot: "", words: [], whole: at === slots.length && trial.complete(verb) };
  if (!slots[at]) return { slot: "", words: [then] };
  const end = then && at === own.length - 1 ? ";" : "";
  return { slot: slots[at], words: trial.open(verb, slots[at]).map((number) => number + end) };
}

// What may follow these words: the slot it fills, and the words. No words: the sentence is whole, or makes no sense.
export function following(draft, typed) {
  const [verb] = typed;
  if (verb && draft.sums[verb]) return counted(draft, verb, typed);
  const fits = [...sentences(draft)].filter((one) => typed.every((word, at) => one[at] === word));
  const words = new Set([...fits.map((one) => one[typed.length]), ...(verb ? [] : Object.keys(draft.sums))]);
  words.delete(undefined);
  return { slot: verb ? draft.text[verb]?.[typed.length - 1] ?? "" : "", words: [...words], whole: fits.some((one) => one.length === typed.length) };
}

// Typed words as the game writes them, whatever their case; what is not known stays.
export function read(draft, text) {
  const typed = [];
  for (const word of text.trim().split(/\s+/)) {
    const { words } = following(draft, typed);
    typed.push(words.find((one) => plain(one) === plain(word)) ?? word);
  }
  return typed;
}

// Those that a beginning may become: by the word itself or by anything in its name.
export function matching(words, beginning, nameOf) {
  const start = plain(beginning);
  const fits = (word) => plain(word).startsWith(start) || plain(nameOf(word)).split(/[^\p{L}\d]+/u).some((one) => one.startsWith(start));
  const found = words.filter(fits);
  return found.sort((one, other) => plain(other).startsWith(start) - plain(one).startsWith(start));
}
