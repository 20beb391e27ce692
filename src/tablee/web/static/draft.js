// An action being put together: a verb and what fills its slots. The legal actions are a tree of words in click order;
// where they are too many for that, a rule says what numbers of things add up to (`sums`).

const ANY_SLOT = "*";

const numbers = (most) => [...Array(Math.max(0, most + 1)).keys()].map(String);

export class Draft {
  constructor({ order = {}, text = {}, asked = [], counts = [], tree = {}, sums = {} } = {}) {
    Object.assign(this, { order: { ...order }, text, asked, counts, tree, sums, verb: "", chosen: {}, filled: false });
    for (const [verb, rule] of Object.entries(sums)) this.order[verb] = rule.order;
    const verbs = this.verbs();
    if (verbs.length === 1) this.start(verbs[0]);
  }

  // Whether anything was chosen yet.
  get begun() {
    return this.filled || (this.verb !== "" && this.verbs().length > 1);
  }

  // Verbs that need something chosen.
  verbs() {
    return Object.keys(this.order).filter((verb) => this.order[verb].length);
  }

  start(verb) {
    if (this.verb === verb) return;
    this.verb = verb;
    this.chosen = {};
    const [first, ...more] = this.order[verb];
    const only = more.length ? this.open(verb, first) : [];
    if (only.length === 1) this.chosen[first] = only[0]; // no choice at all: not asked for
  }

  // Places a slot can take, given what was chosen for the slots before it. What is counted comes one by one: any number
  // up to the largest with which the rest can still become legal, or less than there is.
  open(verb, slot) {
    if (this.sums[verb]) return numbers(this.room(verb, slot));
    const found = this.legal(verb, slot);
    if (!this.counts.includes(slot)) return found;
    const most = Math.max(...found.map(Number), (verb === this.verb ? Number(this.chosen[slot] ?? 0) : 0) - 1);
    return numbers(most);
  }

  // How many of a thing there is room for beside everything else.
  room(verb, slot) {
    const { order, values, limits, most } = this.sums[verb];
    const at = order.indexOf(slot);
    if (at < 0) return -1;
    const rest = most - this.worth(verb) + values[at] * this.number(verb, slot);
    return Math.min(limits[at] ?? Infinity, values[at] ? Math.floor(rest / values[at]) : Infinity);
  }

  worth(verb) {
    const { order, values } = this.sums[verb];
    return order.reduce((sum, slot, at) => sum + values[at] * this.number(verb, slot), 0);
  }

  number(verb, slot) {
    return verb === this.verb ? Number(this.chosen[slot] ?? 0) : 0;
  }

  legal(verb, slot) {
    const order = this.order[verb] ?? [];
    const chosen = verb === this.verb ? this.chosen : {};
    const found = new Set();
    const here = order.indexOf(slot);
    const last = order.findLastIndex((one) => this.counts.includes(one) && chosen[one] !== undefined);
    const fits = (one, word) => {
      const pick = chosen[one];
      if (pick === undefined || word === pick) return true;
      return this.counts.includes(one) && Number(word) > Number(pick); // more may still come
    };
    const walk = (node, depth, value) => {
      if (depth > Math.max(here, last)) return found.add(value);
      for (const word of Array.isArray(node) ? node : Object.keys(node)) {
        if (depth === here || fits(order[depth], word)) walk(node[word], depth + 1, depth === here ? word : value);
      }
    };
    if (order.includes(slot)) walk(this.tree[verb], 0);
    return [...found];
  }

  // The verb and slot a touched place would fill; its slot may be named or is the first that can take it.
  home(place, slot) {
    const verbs = this.verb ? [this.verb, ...this.verbs().filter((verb) => verb !== this.verb)] : this.verbs();
    for (const verb of verbs) {
      const slots = slot ? [slot] : this.order[verb];
      const found = slots.find((one) => this.order[verb].includes(one) && this.open(verb, one).includes(place));
      if (found) return { verb, slot: found };
    }
    return null;
  }

  // Whether a place is what is asked for: all slots but the last are filled, and it might fill the last, or has to.
  asks(place) {
    const order = this.order[this.verb] ?? [];
    const last = order.at(-1);
    if (order.length < 2 || order.slice(0, -1).some((slot) => this.chosen[slot] === undefined)) return false;
    return this.chosen[last] === undefined || this.open(this.verb, last).includes(place);
  }

  // Fill a slot. Later slots keep what still fits; the last one, if it has few places, gets a first proposal, unless the
  // person has to be asked. A single place is no question.
  fill(verb, slot, place) {
    this.start(verb);
    this.filled = true;
    const former = { ...this.chosen };
    this.chosen[slot] = place;
    const order = this.order[verb];
    for (const later of order.slice(order.indexOf(slot) + 1)) {
      const open = this.open(verb, later);
      if (open.includes(former[later])) continue;
      delete this.chosen[later];
      const few = this.asked.includes(later) ? 1 : 4;
      if (later === order.at(-1) && open.length && open.length <= few) this.chosen[later] = open[0];
    }
  }

  // The next place of the last slot: turning a stone.
  turn() {
    const last = this.order[this.verb]?.at(-1);
    const open = last && !this.asked.includes(last) ? this.open(this.verb, last) : [];
    if (!open.length) return false;
    this.chosen[last] = open[(open.indexOf(this.chosen[last]) + 1) % open.length];
    return true;
  }

  // Take back what fills a slot, and what came after it.
  clear(slot) {
    const order = this.order[this.verb];
    for (const one of order.slice(order.indexOf(slot))) delete this.chosen[one];
  }

  complete(verb = this.verb) {
    if (!verb || verb !== this.verb) return false;
    if (this.sums[verb]) return this.adds(this.sums[verb], verb);
    let node = this.tree[verb];
    for (const slot of this.order[verb]) {
      const word = this.chosen[slot];
      if (Array.isArray(node)) return node.includes(word);
      node = node?.[word];
    }
    return node !== undefined;
  }

  adds({ order, least, most, some }, verb) {
    const worth = this.worth(verb);
    return least <= worth && worth <= most && (!some || order.some((slot) => this.number(verb, slot)));
  }

  words() {
    const said = [this.verb, ...this.text[this.verb].map((slot) => this.chosen[slot] ?? "0")].join(" ");
    const { order, then } = this.sums[this.verb] ?? {};
    if (!then) return said;
    const rest = order.filter((slot) => !this.text[this.verb].includes(slot));
    return `${said}; ${[then, ...rest.map((slot) => this.chosen[slot] ?? "0")].join(" ")}`;
  }

  // The words of the only action there is; empty where there is a choice.
  only() {
    const [verb, ...others] = Object.keys(this.order);
    if (!verb || others.length || this.sums[verb]) return "";
    const words = {};
    let node = this.tree[verb];
    for (const slot of this.order[verb]) {
      const open = Array.isArray(node) ? node : Object.keys(node);
      if (open.length !== 1) return "";
      [words[slot]] = open;
      node = node[open[0]];
    }
    return [verb, ...this.text[verb].map((slot) => words[slot])].join(" ");
  }

  pairs() {
    if (!this.verb) return [];
    const filled = this.order[this.verb].filter((slot) => this.chosen[slot] !== undefined);
    return [["verb", this.verb], ...filled.map((slot) => [slot, this.chosen[slot]])];
  }

  // What is chosen before a slot, and one more place, whether it fits or not: what "why not?" is asked about.
  // Where the slot is not named the server finds it out.
  wish(place, slot) {
    const verb = this.verb || this.verbs()[0];
    if (!verb) return [];
    const order = this.order[verb];
    const known = order.includes(slot);
    if (known && this.sums[verb]) return [...this.pairs().filter(([one]) => one !== slot), [slot, place]];
    const before = order.slice(0, known ? order.indexOf(slot) : 1).filter((one) => this.chosen[one] !== undefined);
    return [["verb", verb], ...before.map((one) => [one, this.chosen[one]]), [known ? slot : ANY_SLOT, place]];
  }
}
