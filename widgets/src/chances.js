import { sends } from "./buttons.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { sheet } from "./sheet.js";
import { figures, notes, unfoldedRules } from "./plan.js";

/** @typedef {import("./types.js").Context} Context */

/** The name of this panel for the rules that it opens. */
const ASKED = "chances";

/**
 * The overlay of the board and the defense total of the clicked target. Each group of choices is a row of radio buttons and one tab
 * stop.
 *
 * @param {Context} context
 */
export function chances(context) {
  const { chances } = context.scene;
  if (!chances?.on) return null;
  return sheet({ key: "chances", label: context.word("chances") }, [
    (chances.groups ?? []).map(group),
    chances.sum && chance(context, chances.sum),
    (chances.lines ?? []).map((line, i) => h("p", { key: i }, line)),
  ]);
}

const group = ({ id, label, options }) =>
  h(
    "div.choice",
    { key: `chances:${id}`, role: "radiogroup", "aria-label": label, "data-region": `chances-${id}` },
    h("span", { "aria-hidden": "true" }, label),
    h(
      "div.radios",
      { role: "presentation" },
      options.map((option) =>
        h(
          "button.plain",
          {
            ...sends("chances", `${id}:${option.id}`),
            role: "radio",
            class: option.chosen && "chosen",
            "aria-checked": String(Boolean(option.chosen)),
            "data-stop": option.chosen,
          },
          option.label,
        ),
      ),
    ),
  );

const chance = (context, sum) =>
  h(
    "section.chance",
    { key: "chance", "aria-label": sum.title, "data-region": "chance" },
    h("h3", null, sum.icon && h("span.hico", null, icon(sum.icon, 18)), h("span", null, sum.title)),
    figures(context, sum, ASKED),
    unfoldedRules(context, sum, ASKED),
    notes(sum),
    h(
      "div.odds",
      null,
      sum.chance &&
        h("p.big", null, sum.roll && [sum.roll, " "], h("b", null, sum.chance.fraction), " ", h("span.nb", null, `(${sum.chance.words})`)),
      (sum.lines ?? []).map((line, i) => h("p", { key: i }, line)),
    ),
  );
