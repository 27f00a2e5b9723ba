import { fill, h } from "./dom.js";
import { own } from "./board.js";

/** The dice as they fell last. @param {import("./types.js").Context} context */
export function roll({ scene: { roll, art }, own: { prefix } }) {
  if (!roll) return null;
  const die = own(art?.templates?.die ?? "", prefix);
  return h(
    "section.roll",
    { key: "roll", "aria-label": roll.title },
    h(
      "ul.dice",
      null,
      (roll.dice ?? []).map((one, i) =>
        h(
          "li",
          { key: i, class: one.hit ? "hit" : "miss", "aria-label": `${one.n}: ${one.word}` },
          h(
            "svg",
            { width: 44, height: 48, viewBox: "-25 -26 52 56", "aria-hidden": "true" },
            h("g.un-el.un-die", { transform: `rotate(${i % 2 ? 9 : -7})`, html: fill(die, one) }),
          ),
          h("span", null, one.word),
        ),
      ),
    ),
    h("p", null, h("b", null, roll.title), roll.note && h("span", null, roll.note), roll.need && h("span", null, roll.need)),
  );
}
