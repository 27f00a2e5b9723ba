import { h } from "./dom.js";
import { arrows, number } from "./hand.js";
import { dot, figure } from "./icons.js";

/** @typedef {import("./types.js").Context} Context */

/** The play area and the piles of the side that looks on. @param {Context} context */
export function mine(context) {
  const { mine } = context.scene;
  if (!mine) return null;
  const { word } = context;
  return h(
    "section.mine",
    { key: "mine", "aria-label": `${mine.name}: ${word("piles")}`, "data-region": "piles" },
    h("div.play", null, mine.play?.length > 0 && [h("h3", null, word("play")), played(context, mine.play)]),
    piles(context, mine),
  );
}

/** What may be known of the other side. @param {Context} context */
export function foe(context) {
  const { foe } = context.scene;
  if (!foe) return null;
  return h(
    "section.foe",
    { key: "foe", "aria-label": foe.name, "data-region": "foe" },
    h("h3", null, dot(foe.side, 18), h("span", null, foe.name), foe.note && h("small", null, foe.note)),
    piles(context, foe),
    foe.play?.length > 0 && played(context, foe.play),
  );
}

/** Cards that were played: small, with what they did. */
const played = (context, cards) =>
  h(
    "ul.minis",
    null,
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

/** The piles of a side, and below them what lies in those that are unfolded. */
function piles({ own, word }, { side, piles = [] }) {
  const name = (pile) => `pile:${side}:${pile.id}`;
  const wanted = (pile) => pile.items?.some((item) => item.state);
  const open = piles.filter((pile) => pile.items?.length > 0 && (own.open.has(name(pile)) || wanted(pile)));
  return h(
    "div.stock",
    null,
    h(
      "div.piles",
      null,
      piles.map((pile) => {
        const full = pile.items?.length > 0;
        return h(
          full ? "button.pile" : "span.pile",
          {
            key: name(pile),
            type: full && "button",
            role: full ? null : "img",
            title: pile.title,
            "aria-label": pile.title,
            "aria-expanded": full ? String(open.includes(pile)) : null,
            "data-nav": "",
            "data-own": full && "fold",
          },
          back(pile, side, own.prefix),
          h("span.pc", null, pile.count),
          h("span.pl", null, pile.label),
        );
      }),
    ),
    open.map((pile) =>
      h(
        "ul.items",
        { key: `items:${pile.id}`, "aria-label": pile.title },
        pile.items.map((item) =>
          h(
            "li",
            null,
            h(
              "button.chip",
              {
                key: `pick:${item.id}`,
                type: "button",
                class: item.state,
                "aria-pressed": item.state === "chosen" ? "true" : null,
                "data-nav": "",
                "data-kind": "tap",
                "data-target": `pick:${item.id}`,
              },
              h("span", null, item.label),
              h("b", null, `${item.count}×`),
            ),
          ),
        ),
      ),
    ),
  );
}

/** A pile as it looks from above: patterned backs, a sheet that can be read, or the gap of what left the game. */
function back({ kind, id, count }, side, prefix) {
  const card = (x, y) =>
    kind !== "back" || side === "s1"
      ? h("rect.bk", { x, y, width: 34, height: 44, rx: kind === "back" ? 5 : 4 })
      : h("path.bk", { d: `M${x + 5} ${y}h24l5 5v34l-5 5h-24l-5 -5v-34Z` });
  const pattern = (x, y, width, height) => side && h("rect", { fill: `url(#${prefix}pat-${side})`, x, y, width, height, rx: 2 });
  const shape = { class: `${kind} ${side}`, "aria-hidden": "true" };
  if (kind === "back" && id === "hand" && count > 0) {
    const fan = [-9, 0, 9].slice(0, Math.min(3, count));
    return h(
      "svg.back",
      { ...shape, width: 70, height: 52, viewBox: "0 0 70 52" },
      fan.map((turn, i) =>
        h(
          "g",
          { transform: `translate(${7 + 14 * i} ${4 + Math.abs(turn) * 0.16}) rotate(${turn} 14 40) scale(.82)` },
          card(0, 0),
          pattern(4, 4, 26, 36),
        ),
      ),
    );
  }
  const sheets = kind === "back" ? Math.min(3, count) : 2;
  return h(
    "svg.back",
    { ...shape, width: 40, height: 50, viewBox: "0 0 40 50" },
    kind === "gone" || sheets === 0
      ? h("rect.bk.gap", { x: 1, y: 1, width: 34, height: 44, rx: 4 })
      : Array.from({ length: sheets }, (_, i) => card(1 + 2.2 * (sheets - 1 - i), 1 + 2.2 * (sheets - 1 - i))),
    kind === "gone" && h("path.ln", { d: "M8 11L28 35M28 11L8 35" }),
    kind === "open" && [h("path.ln", { d: "M6 9h12M6 17h24M6 24h24M6 31h18M6 38h21" }), h("rect.ln", { x: 23, y: 5, width: 8, height: 8, rx: 1.5 })],
    kind === "back" && sheets > 0 && [pattern(5, 5, 26, 36), badge(side)],
  );
}

const badge = (side) =>
  h("path.bkd", {
    transform: "translate(18 23) scale(1.25)",
    d: side === "s1" ? "M6.4 0A6.4 6.4 0 1 1 -6.4 0A6.4 6.4 0 1 1 6.4 0Z" : "M0 -7.4L7.4 0L0 7.4L-7.4 0Z",
  });
