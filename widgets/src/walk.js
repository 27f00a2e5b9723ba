import { h } from "./dom.js";
import { icon } from "./icons.js";

/** More steps than this are a number only. */
const TICKS = 16;

/** The walkthrough: one step of an example, and what else could have happened there. @param {import("./types.js").Context} context */
export function walk({ scene: { walk }, word }) {
  if (!walk) return null;
  const { title, step, steps, text, checked = [], choices = [], back, next, branch } = walk;
  return h(
    "section.slip.walk",
    { key: "walk", class: branch && "branch", "aria-label": title, "data-region": "walk" },
    h(
      "div.wh",
      null,
      h("h3", null, title),
      steps <= TICKS &&
        h(
          "ol.ticks",
          { "aria-hidden": "true" },
          Array.from({ length: steps }, (_, i) => h("li", { key: i, class: i + 1 < step ? "d" : i + 1 === step && "c" })),
        ),
      h("span.stepn", null, word("step", { n: step, m: steps })),
      h("span.wb", null, button("prev", "back", word("prev"), "Alt+ArrowLeft", back), button("next", "next", word("next"), "Alt+ArrowRight", next)),
    ),
    h("p", { "aria-live": "polite" }, text),
    checked.map((line, i) => h("p.checked", { key: `checked:${i}` }, line)),
    choices.length > 0 &&
      h(
        "div.acts",
        null,
        choices.map(({ id, label }) =>
          h("button.plain", { key: `branch:${id}`, type: "button", "data-nav": "", "data-kind": "branch", "data-target": id }, label),
        ),
      ),
  );
}

const button = (kind, sign, label, keys, on) =>
  h(
    "button.plain",
    { key: `walk:${kind}`, type: "button", "data-nav": "", "data-kind": kind, "aria-keyshortcuts": keys, disabled: !on },
    kind === "prev" && icon(sign, 14),
    h("span", null, label),
    kind === "next" && icon(sign, 14),
  );
