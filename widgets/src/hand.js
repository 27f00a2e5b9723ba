import { sends } from "./buttons.js";
import { h } from "./dom.js";
import { arrows, number } from "./face.js";
import { barredRing, dot, figure, icon } from "./icons.js";
import { stock } from "./piles.js";
import { lostCards } from "./steps.js";

/** @typedef {import("./types.js").Context} Context */
/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./types.js").Chip} Chip */

/**
 * The hand, with your piles in the line above it. All forms (cards, rows, tabs: `data-hand` on the root) share one tree, so that the
 * keyboard and a screen reader find the same parts. The style sheet positions them. Between two people it is face down.
 *
 * @param {Context} context
 */
export function hand(context) {
  const { own } = context;
  const { mine, over: ended, plan, why } = context.scene;
  if (!mine) return null;
  const cards = (!mine.hidden && mine.hand) || [];
  const title = mine.title ?? context.word("hand");
  const raisedKeys = new Set((own.answered === why ? [] : (why?.ways ?? [])).map(({ id }) => id.split("|")[0]));
  const tipCard = context.scene.advice?.on && own.tip?.card;
  const firstPlayable = cards.findIndex((item) => !item.say && item.state !== "never");
  return h(
    "section.hand",
    { key: "hand", class: [giving(cards) && "giving", idle(cards) && "idle"].filter(Boolean).join(" "), "aria-label": title },
    h("h3.whose", null, dot(mine.side, 14), h("span", null, title)),
    stock(context, mine, "mine"),
    h(
      "div.held",
      { key: "held", "data-region": "hand", role: "group", "aria-label": title },
      mine.hint && !ended && h("p.hint", null, mine.hint),
      lostCards(context),
      h(
        "div.cards",
        { class: few(cards) && "few", style: `--n:${Math.max(1, cards.length)}` },
        cards.map((item, i) =>
          card(context, item, i, mine.side, {
            first: i === firstPlayable,
            raised: raisedKeys.has(`card:${bare(item)}`),
            hinted: bare(item) === tipCard,
          }),
        ),
      ),
      mine.end &&
        (why || plan?.commit !== mine.end) && // otherwise the panel has the same button
        h("button.plain.end", { key: "end", type: "button", "data-nav": "", "data-kind": "end", "aria-keyshortcuts": "Shift+E" }, mine.end),
    ),
  );
}

/** The name of a card without the number that tells equal cards apart. @param {Card} card */
const bare = ({ id }) => id.split("#")[0];

/** Whether you must give up one of the cards. They are lit, and their actions are only for reading. @param {Card[]} cards */
export const giving = (cards) => cards.some(({ state, say }) => state === "lit" && !say);

/** Whether no card of the hand can be played now, and all are only for reading. @param {Card[]} cards */
const idle = (cards) => cards.length > 0 && cards.every(({ say, state, chips }) => say && !state && !chips?.length);

/** Whether rows can show all cards open while none is chosen, so that their actions have their words. @param {Card[]} cards */
const few = (cards) => cards.length <= 2 && !cards.some(({ say, seat, beside, state }) => say || seat || beside?.length || state);

/** The widths in px of a letter in a row, of a row without its title and its actions, and of an action without its letters. */
const [LETTER, ROW, ACTION] = [8.2, 112, 58];

/** Whether a row can have the words of its actions in a second line: in a lesson whose text leaves the room. @param {Context} context @param {Card} card */
const wordy = ({ own }, { state, say, chips }) => own.words && own.fit?.hand === "rows" && !state && !say && chips?.length > 0;

/** Whether a row has room for the words of its actions, and for its title in wide letters. @param {Context} context @param {Card} card */
function hasWords({ own }, { title, chips = [], seat, beside = [], note, state, sections }) {
  if (own.fit?.hand !== "rows") return false;
  const labels = [...chips, ...(seat?.chips ?? []), ...beside].map(({ label }) => label ?? "");
  if (state === "never") labels.push(note ?? "");
  return (
    ROW +
      (sections?.length ? 90 : 0) +
      (seat?.chips.length ? 30 : 0) +
      title.length * LETTER +
      labels.reduce((sum, label) => sum + ACTION + label.length * LETTER, 0) <=
    own.fit.side
  );
}

/**
 * A card. All of it is clickable, its name is the button for the keyboard, and its actions are separate buttons.
 *
 * @param {Context} context
 * @param {Card} card
 * @param {number} column its position in the hand, for the arrow keys
 * @param {string} side
 * @param {{first: boolean, raised: boolean, hinted: boolean}} how whether tabs open it while no card is chosen, whether an answer names it, and whether a hint plays it
 */
function card(context, card, column, side, { first, raised, hinted }) {
  const never = card.state === "never";
  const target = `card:${card.id}`;
  const words = hasWords(context, card) ? "worded" : wordy(context, card) && "wordy";
  return h(
    "div.card",
    {
      key: card.id,
      class: [
        side,
        card.state,
        card.say && "read",
        first && "first",
        words,
        resting(card) && "resting",
        raised && "raised",
        hinted && "hinted",
      ]
        .filter(Boolean)
        .join(" "),
      role: "group",
      "aria-label": card.label,
      "data-kind": never ? "why" : "tap",
      "data-target": target,
      "data-column": column,
    },
    h("div.cstrip", { "aria-hidden": "true" }, h("b", null, card.band), h("i")),
    h(
      "div.chead",
      null,
      h(
        "button.cname",
        {
          key: target,
          type: "button",
          "data-nav": "",
          "data-stop": "",
          "data-card-name": "",
          "aria-label": [card.label, hinted && context.word("hinted")].filter(Boolean).join(", "),
          "aria-pressed": never ? null : String(card.state === "chosen"),
          "aria-keyshortcuts": column < 9 ? String(column + 1) : null,
          // An id is a word, but the name of a card can be anything.
          "aria-describedby": card.say ? `${context.own.prefix}say${column}` : null,
        },
        h("span.cfig", null, figure(context, card.figure, 34)),
        h("span.title", { class: long(card.title) }, card.title),
      ),
      card.sections?.length > 0 && arrows(card.sections),
      card.state === "no" && barredRing(18),
      hinted && h("span.tipped", { "aria-hidden": "true" }, icon("bulb", 16)),
      number(card, "span.init"),
    ),
    never
      ? mist(context, card, target)
      : h("div.use", null, card.say && h("p.told", { id: `${context.own.prefix}say${column}` }, card.say), actions(context, card)),
  );
}

/** The forms in whose one line an action that is not possible now comes after all others. */
const LINES = ["rows", "line"];

/** In the order in which they are seen, which is also that of the keyboard and of a screen reader. @param {Context} context @param {Card} card */
function actions(context, card) {
  const { chips = [], seat, beside = [], say, note, stub } = card;
  const later = LINES.includes(context.own.fit?.hand)
    ? [...chips, ...(seat?.chips ?? []), ...beside].filter(({ state }) => state === "no")
    : [];
  const group = (name, chips) =>
    h(
      name,
      null,
      chips.filter((chip) => !later.includes(chip)).map((chip) => action("chip", card, chip)),
    );
  const last = [
    later.length > 0 &&
      h(
        "div.chips",
        null,
        later.map((chip) => action("chip", card, chip)),
      ),
    stub && action("stub", card, stub),
  ];
  return [
    (chips.length > 0 || !say) && group("div.chips", chips),
    seat &&
      h(
        "div.seated",
        null,
        h("p", null, seat.title),
        h("span.gear", { title: seat.title }, figure(context, seat.figure, 22)),
        group("div.chips", seat.chips),
      ),
    beside.length > 0 && group("div.beside", beside),
    note && h("p.note", null, note),
    ...(resting(card) && later.length > 0 ? last.reverse() : last),
  ];
}

/** Whether a card can only Hunker Down. @param {Card} card */
const resting = ({ stub, chips = [], seat, beside = [] }) =>
  Boolean(stub) && [...chips, ...(seat?.chips ?? []), ...beside].every(({ state }) => state === "no");

/** The lengths of words above which they are set smaller, and above which they have no picture. */
const [WIDE, LONG] = [8, 11];
const longest = (label = "") => Math.max(...label.split(/[\s-]/).map((word) => word.length));
const long = (label) => (longest(label) > LONG ? "long" : longest(label) > WIDE ? "wide" : null);

/** @param {"chip" | "stub"} kind @param {Card} card @param {Chip} chip */
function action(kind, card, { id, label, n, icon: name, state, say }) {
  const target = `do:${id}`;
  const text = say ?? [label, n].filter(Boolean).join(" ");
  return h(
    `button.${kind}`,
    {
      ...sends("tap", target, `${card.id}:${target}`),
      class: [state, long(label)].filter(Boolean).join(" "),
      title: text, // for a chip without room for its word
      "aria-pressed": String(state === "chosen"),
      "aria-label": text,
      "data-card": card.id,
    },
    icon(name ?? (kind === "stub" ? id : "")),
    h("span", null, label),
    n && [" ", h("b", null, n)],
    state === "no" && barredRing(14),
  );
}

/** A card that can never be played: mist, and a button that explains why. */
const mist = ({ word }, { id, note }, target) => [
  h(
    "div.mist",
    null,
    h("svg", { viewBox: "0 0 120 74", preserveAspectRatio: "none", "aria-hidden": "true" }, h("path", { d: MIST })),
    h("p", null, barredRing(18), h("span", null, note)),
  ),
  h("button.stub.whyb", sends("why", target, `${id}:why`), word("why-not")),
];

/** Rows of short waves, no two rows alike. */
const MIST = Array.from({ length: 11 }, (_, row) => {
  const [y, from, step] = [5 + 6.6 * row, -((row * 17) % 23), 13 + ((row * 5) % 7)];
  return [0, 1, 2, 3].map((i) => `M${from + i * (2 * step + 8)} ${y}q${step / 2} -3.4 ${step} 0t${step} 0`).join("");
}).join("");
