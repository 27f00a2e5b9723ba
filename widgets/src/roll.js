import { fill, h } from "./dom.js";
import { withPrefix } from "./board.js";

/** The dice of the last roll. @param {import("./types.js").Context} context */
export function roll(context) {
  const { roll, art } = context.scene;
  const { prefix } = context.own;
  if (!roll) return null;
  const die = withPrefix(art?.templates?.die ?? "", prefix);
  /** @param {number} i @param {any} result */
  const number = (i, result) =>
    h(
      "svg",
      { width: 44, height: 48, viewBox: "-25 -26 52 56", "aria-hidden": "true" },
      h("g.un-el.un-die", { transform: `rotate(${i % 2 ? 9 : -7})`, html: fill(die, result) }),
    );
  return h(
    "section.roll",
    { key: "roll", "aria-label": roll.title },
    h(
      "ul.dice",
      null,
      (roll.dice ?? []).map((item, i) =>
        h(
          "li",
          { key: i, class: item.state || (item.hit ? "hit" : "miss"), "aria-label": item.face ? item.word : `${item.n}: ${item.word}` },
          item.face ? face(context, item.face, item.state, 40, i % 2 ? 6 : -5) : number(i, item),
          h("span", null, item.word),
        ),
      ),
    ),
    h("p", null, h("b", null, roll.title), roll.note && h("span", null, roll.note), roll.need && h("span", null, roll.need)),
  );
}

/**
 * A die with a picture. `state` is its effect (`hit`, `flag` or nothing).
 *
 * @param {import("./types.js").Context} context
 * @param {string} name
 * @param {string} state
 * @param {number} size
 * @param {number} [turn]
 */
export const face = ({ scene: { art }, own: { prefix } }, name, state, size, turn = 0) =>
  h(
    "svg.face",
    { class: state, width: size, height: size, viewBox: "-23 -23 48 48", "aria-hidden": "true" },
    h("g.un-el.un-cube", {
      class: state,
      transform: turn ? `rotate(${turn})` : null,
      html: fill(withPrefix(art?.templates?.cube ?? "", prefix), { figure: name }),
    }),
  );
