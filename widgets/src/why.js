import { h } from "./dom.js";
import { barred } from "./icons.js";
import { body, chip, citations } from "./rule.js";

/**
 * The answer to what cannot be done. The live region is always there, so that a screen reader notices what comes into it.
 *
 * @param {import("./types.js").Context} context
 */
export function why(context) {
  const { why } = context.scene;
  return h("div.answer", { key: "why", role: "status", "aria-live": "polite", "data-region": "why" }, why && answer(context, why));
}

function answer(context, { ask, tone, title, reasons = [] }) {
  const { word } = context;
  return h(
    "section.slip.why",
    { class: tone, "aria-label": title },
    h(
      "h3",
      null,
      tone === "no" ? barred(20) : h("span.tone", { "aria-hidden": "true" }, tone === "error" ? "!" : "i"),
      h("span", null, title),
      ask && h("code", null, ask),
    ),
    h(
      "ol.reasons",
      null,
      reasons.map(({ text, change, rule, cites }, i) =>
        h(
          "li",
          { key: i },
          h("p", null, text),
          change && h("p.way", null, h("b", null, word("change")), " ", change),
          (rule || cites?.length > 0) && h("p.cite", null, rule && chip(context, rule, null), " ", citations(cites)),
          rule && body(context, rule, null),
        ),
      ),
    ),
  );
}
