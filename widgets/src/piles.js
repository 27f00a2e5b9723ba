import { h } from "./dom.js";
import { arrows, number } from "./face.js";
import { dot, figure } from "./icons.js";

/** @typedef {import("./types.js").Context} Context */
/** @typedef {import("./types.js").Card} Card */
/** @typedef {import("./types.js").Pile} Pile */

/** The id of the play area among a side's piles. */
const PLAY = "play";

/** The visible cards of the other side. @param {Context} context */
export function foe(context) {
  const { foe } = context.scene;
  if (!foe) return null;
  return stock(
    context,
    foe,
    "foe",
    h("h3.whose", null, dot(foe.side, 14), h("span", null, foe.name), foe.note && h("small", null, foe.note)),
  );
}

/**
 * The piles of a side in one line: a picture, the number, and the word if there is room. The content of a pile and the played cards open
 * over the things below.
 *
 * @param {Context} context
 * @param {import("./types.js").OwnHalf | import("./types.js").OtherHalf} half
 * @param {"mine" | "foe"} owner
 * @param {any} [head] the heading before them
 */
export function stock(context, half, owner, head) {
  const { own, word } = context;
  const { side, name, piles = [], play = [] } = half;
  const key = (id) => `pile:${side}:${id}`;
  // The panel that counts the cards lists them already.
  const isWanted = (pile) => !context.scene.plan?.picks?.length && pile.items?.some((item) => item.state);
  const openPile = piles.find((pile) => isWanted(pile)) ?? piles.find((pile) => pile.items?.length > 0 && own.open.has(key(pile.id)));
  const openId = openPile ? openPile.id : own.open.has(key(PLAY)) && play.length > 0 ? PLAY : "";
  return h(
    `section.${owner}`,
    { key: owner, "aria-label": owner === "mine" ? `${name}: ${word("piles")}` : name, "data-region": owner === "mine" ? "piles" : "foe" },
    head,
    h(
      "div.piles",
      null,
      play.length > 0 &&
        pile(
          side,
          { id: PLAY, kind: "face", count: play.length, label: word("play"), title: describeCards(word("play"), play), items: play },
          openId === PLAY,
          only(play),
        ),
      piles.map((item) => pile(side, item, openId === item.id)),
    ),
    play.length > 0 && drawPlayed(context, play, openId === PLAY),
    openPile && items(openPile),
  );
}

/** The title of all these cards, if they have the same one. @param {Card[]} cards */
const only = (cards) => (cards.every(({ title }) => title === cards[0].title) ? cards[0].title : undefined);

const describeCards = (word, cards) => `${word}: ${cards.map(({ label, note }) => [label, note].filter(Boolean).join(", ")).join("; ")}`;

/** @param {string} side @param {Omit<Pile, "items"> & {items?: object[]}} one @param {boolean} open @param {string} [named] the title of its cards, instead of its label */
function pile(side, { id, kind, count, label, title, items: inside }, open, named) {
  const full = inside?.length > 0;
  return h(
    full ? "button.pile" : "span.pile",
    {
      key: `pile:${side}:${id}`,
      class: `of-${id} ${side}`,
      type: full && "button",
      role: full ? null : "img",
      title,
      "aria-label": title,
      "aria-expanded": full ? String(open) : null,
      "data-nav": "",
      "data-own": full && "one",
    },
    h("svg.pb", { class: side, width: 17, height: 17, viewBox: "0 0 17 16.5", "aria-hidden": "true" }, back(id, kind)),
    h("span.pc", null, count),
    named ? h("b.pt", null, named) : h("span.pl", null, label),
  );
}

const CARD = { width: 9, height: 12, rx: 1.6 };

/** A small pile seen from above: backs in the color of the side, a sheet for an open pile, or a gap for removed cards. */
function back(id, kind) {
  if (kind === "gone") return [h("path.gap", { d: "M2.5 1.5h10v13h-10Z" }), h("path.ln", { d: "M5 5l5 6M10 5l-5 6" })];
  if (kind === "open") return [h("path.sheet", { d: "M2.5 1.5h10v13h-10Z" }), h("path.ln", { d: "M5 5h5M5 8h5M5 11h3" })];
  if (kind === "face") return [h("path.sheet", { d: "M2 3.500h12v10H2Z" }), h("path.ln", { d: "M5.500 6.500l5 2.500l-5 2.500Z" })];
  if (id === "hand")
    return [-14, 0, 14].map((turn, i) =>
      h("rect.bk", {
        x: 1 + 4 * i,
        y: i === 1 ? 2 : 3,
        width: 7,
        height: 11,
        rx: 1.4,
        transform: turn ? `rotate(${turn} ${4 + 4 * i} 9)` : null,
      }),
    );
  if (id === "discard")
    return [
      h("rect.bk", { x: 4, y: 2, ...CARD, transform: "rotate(24 8.5 8)" }),
      h("rect.bk", { x: 3, y: 2, ...CARD, transform: "rotate(-9 8 8)" }),
    ];
  return [2, 1, 0].map((i) => h("rect.bk", { x: 1.5 + 2 * i, y: 1 + i, ...CARD }));
}

/** The content of an open pile: buttons if a card needs a choice from it, and only words otherwise. @param {Pile} pile */
function items({ id, title, items }) {
  const isChoice = items.some(({ state }) => state);
  return h(
    "ul.items",
    { key: `items:${id}`, "aria-label": title },
    items.map((item) =>
      h(
        "li",
        { key: `item:${item.id}` },
        h(
          isChoice ? "button.chip" : "span.chip.flat",
          {
            key: `pick:${item.id}`,
            class: item.state,
            ...(isChoice && {
              type: "button",
              "aria-pressed": item.state === "chosen" ? "true" : null,
              "data-nav": "",
              "data-kind": "tap",
              "data-target": `pick:${item.id}`,
            }),
          },
          h("span", null, item.label),
          h("b", null, `${item.count}×`),
        ),
      ),
    ),
  );
}

/** The played cards with their actions, always available to screen readers. @param {Context} context @param {Card[]} cards @param {boolean} open */
const drawPlayed = (context, cards, open) =>
  h(
    "ul.minis",
    { key: "minis", class: open ? "items" : "shut" },
    cards.map((card) =>
      h(
        "li.mini",
        { key: `played:${card.id}`, "aria-label": [card.label, card.note].filter(Boolean).join(", ") },
        card.figure && figure(context, card.figure, 26),
        card.sections?.length > 0 && arrows(card.sections),
        h("span", null, h("b", null, card.title), card.note && h("small", null, card.note)),
        number(card, "span.init.sm"),
      ),
    ),
  );
