import { h } from "./dom.js";
import { barred, dot, figure, icon } from "./icons.js";
import { over } from "./over.js";

/** @typedef {import("./types.js").Context} Context */
/** @typedef {import("./types.js").Card} Card */

/** The cards in hand, or the screen between two players; above them the end of the game. What comes into the live region is spoken. @param {Context} context */
export function hand(context) {
  const { mine, curtain: screen, over: ended } = context.scene;
  if (!mine && !screen && !ended) return null;
  const cards = (!mine?.hidden && mine?.hand) || [];
  return h(
    "section.hand",
    { key: "hand", "aria-label": context.word("hand"), "data-region": "hand" },
    mine &&
      h(
        "h3",
        null,
        dot(mine.side, 18),
        h("span", null, context.word("hand")),
        mine.hint && !ended && h("span.hint", null, mine.hint),
        screen || ended ? null : atHand(context.scene.slip),
        mine.end && h("button.plain.end", { key: "end", type: "button", "data-nav": "", "data-kind": "end", "aria-keyshortcuts": "Shift+E" }, mine.end),
      ),
    h("div.ended", { key: "ended", role: "status", "aria-live": "polite" }, over(context)),
    screen
      ? curtain(screen, mine?.side)
      : h(
          "div.cards",
          null,
          cards.map((one, i) => card(context, one, i, mine?.side)),
        ),
  );
}

/** The buttons of a slip that is about a card, beside the cards too: the slip itself may be out of sight. @param {import("./types.js").Slip | null} slip */
const atHand = (slip) =>
  slip?.hand &&
  h(
    "span.offer",
    { key: "offer" },
    (slip.choices ?? []).map(({ id, label, state }) =>
      h(
        "button.plain",
        { key: `hand:choice:${id}`, type: "button", class: state, "aria-pressed": state === "chosen" ? "true" : null, "data-nav": "", "data-kind": "tap", "data-target": `choice:${id}` },
        label,
      ),
    ),
    slip.commit && h("button.commit", { key: "hand:commit", type: "button", "data-nav": "", "data-kind": "commit" }, slip.commit),
  );

/** Both hands lie face down until whoever is next says so. */
const curtain = ({ title, text, button }, side) =>
  h(
    "div.curtain",
    { key: "screen", class: side, role: "group", "aria-label": title },
    h(
      "div.slip",
      null,
      h("h3", null, title),
      text && h("p", null, text),
      h("button.commit", { key: "curtain", type: "button", "data-nav": "", "data-kind": "curtain" }, button),
    ),
  );

/**
 * A card. The whole of it can be pressed; its name is the button for the keyboard, and its actions are buttons of their own.
 *
 * @param {Context} context
 * @param {Card} card
 * @param {number} column where it lies in the hand, for the arrow keys
 * @param {string} side
 */
function card(context, card, column, side) {
  const never = card.state === "never";
  const target = `card:${card.id}`;
  return h(
    "article.card",
    {
      key: card.id,
      class: `${side} ${card.state}${card.say ? " read" : ""}`,
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
          "aria-label": card.label,
          "aria-pressed": never ? null : String(card.state === "chosen"),
          "aria-keyshortcuts": column < 9 ? String(column + 1) : null,
          // An id is a word: what a card is called may be anything.
          "aria-describedby": card.say ? `${context.own.prefix}say${column}` : null,
        },
        h("span.cfig", null, figure(context, card.figure, 34)),
        h("span.title", { class: long(card.title) }, card.title),
      ),
      number(card, "span.init"),
    ),
    never ? mist(context, card, target) : [card.say && told(context, card, column), actions(card)],
  );
}

/** The number of a card, or the word in its place, if it has one. @param {Card} card @param {string} tag */
export const number = ({ n }, tag) => n != null && n !== "" && h(tag, { "aria-hidden": "true", class: String(n).length > 2 && "word" }, h("b", null, n));

/** What a card says, below the parts of the board for which it is. */
const told = ({ own }, { sections, say, state }, column) =>
  h(
    "div.told",
    null,
    sections?.length > 0 && arrows(sections),
    state === "no" && barred(18),
    h("p", { id: `${own.prefix}say${column}` }, say),
  );

/** An arrow for each section of the board, from the left; those for which the card is are filled. */
export const arrows = (sections) =>
  h(
    "svg.arrows",
    { width: 30 * sections.length, height: 26, viewBox: `0 0 ${30 * sections.length} 26`, "aria-hidden": "true" },
    sections.map(({ n, on }, i) => [
      h("path", { class: on ? "gh" : "gm", d: `M${30 * i + 6.5} 25V12.4H${30 * i + 1}L${30 * i + 15} 1.2L${30 * i + 29} 12.4H${30 * i + 23.5}V25Z` }),
      on && n && h("text", { x: 30 * i + 15, y: 20.4, class: String(n).length > 2 && "long" }, n),
    ]),
  );

const actions = (card) => [
  (card.chips?.length > 0 || !card.say) && h(
    "div.chips",
    null,
    (card.chips ?? []).map((one) => action("chip", card, one)),
  ),
  card.seat && h("div.seated", null, h("p", null, card.seat.title), h("div.chips", null, card.seat.chips.map((one) => action("chip", card, one)))),
  card.beside?.length > 0 && h("div.beside", null, card.beside.map((one) => action("chip", card, one))),
  card.note && h("p.note", null, card.note),
  card.stub && action("stub", card, card.stub),
];

/** Words longer than the first of these are set smaller; longer than the second, without a picture beside them. */
const [WIDE, LONG] = [8, 11];
const longest = (label = "") => Math.max(...label.split(/\s/).map((word) => word.length));
const long = (label) => (longest(label) > LONG ? "long" : longest(label) > WIDE ? "wide" : null);

function action(kind, card, { id, label, n, icon: name, state, say }) {
  const target = `do:${id}`;
  return h(
    `button.${kind}`,
    {
      key: `${card.id}:${target}`,
      type: "button",
      class: [state, long(label)].filter(Boolean).join(" "),
      "aria-pressed": String(state === "chosen"),
      "aria-label": say ?? [label, n].filter(Boolean).join(" "),
      "data-nav": "",
      "data-kind": "tap",
      "data-target": target,
      "data-card": card.id,
    },
    icon(name ?? (kind === "stub" ? id : "")),
    h("span", null, label),
    n && [" ", h("b", null, n)],
    state === "no" && barred(14),
  );
}

/** A card that is never played: mist, and the question why. */
const mist = ({ word }, { id, note }, target) => [
  h(
    "div.mist",
    null,
    h("svg", { viewBox: "0 0 120 74", preserveAspectRatio: "none", "aria-hidden": "true" }, h("path", { d: MIST })),
    h("p", null, barred(20), note),
  ),
  h("button.stub.whyb", { key: `${id}:why`, type: "button", "data-nav": "", "data-kind": "why", "data-target": target }, word("why-not")),
];

/** Rows of short waves, no two rows alike. */
const MIST = Array.from({ length: 11 }, (_, row) => {
  const [y, from, step] = [5 + 6.6 * row, -((row * 17) % 23), 13 + ((row * 5) % 7)];
  return [0, 1, 2, 3].map((i) => `M${from + i * (2 * step + 8)} ${y}q${step / 2} -3.4 ${step} 0t${step} 0`).join("");
}).join("");
