import { toggles } from "./buttons.js";
import { h } from "./dom.js";
import { barredRing } from "./icons.js";
import { body, chip } from "./rule.js";
import { sheet } from "./sheet.js";

/** The most actions that stand in the foot of the panel, which never scrolls. */
const FEW = 6;

/** The answer to an illegal action. @param {import("./types.js").Context} context */
export function why(context) {
  const { why } = context.scene;
  if (!why || context.own.answered === why) return null;
  const { word } = context;
  return sheet(
    { key: "why", label: why.title, class: why.tone },
    [waiting(context.scene.coach), answer(context, why.ways?.length > FEW)],
    [
      why.ways?.length <= FEW && drawOffers(context),
      h("button.plain", toggles("answered", "why:close"), word("close"), h("kbd", { "aria-hidden": "true" }, "Esc")),
    ],
  );
}

/** The task of an exercise that is not solved: no answer hides it. @param {import("./types.js").Coach | null} coach */
const waiting = (coach) =>
  coach?.step > 0 &&
  !["good", "done"].includes(coach.state) &&
  h(
    "div.task",
    { key: "why:task" },
    coach.task.map((text, i) => h("p", { key: i }, text)),
  );

/** What you can do instead. @param {import("./types.js").Context} context */
function drawOffers({ scene, word }) {
  const { ways = [] } = scene.why;
  return (
    ways.length > 0 &&
    h(
      "div.ways",
      { key: "ways", role: "group", "aria-label": word("can") },
      h("p", null, word("can")),
      ways.map(({ id, label }) =>
        h(
          "button.plain",
          { key: `take:${id}`, type: "button", "data-nav": "", "data-stop": true, "data-kind": "take", "data-target": id },
          label,
        ),
      ),
    )
  );
}

/** The text of the answer. A step of a walkthrough can also show it. @param {import("./types.js").Context} context @param {boolean} [isFull] whether it also has what you can do instead */
export function answer(context, isFull = true) {
  const { why } = context.scene;
  if (!why || context.own.answered === why) return null;
  const { ask, tone, title, reasons: listed = [] } = why;
  return h(
    "div.refusal",
    { key: "refusal", class: tone, role: "group", "aria-label": title, "data-part": "why" },
    h(
      "h3",
      null,
      tone === "no" ? barredRing(20) : h("span.tone", { "aria-hidden": "true" }, tone === "error" ? "!" : "i"),
      h("span", null, title),
      ask && h("code", null, ask),
    ),
    listed.length > 0 && reasons(context, listed),
    isFull && drawOffers(context),
  );
}

/** Reasons, each with the change that would make the action legal and with its rule. @param {import("./types.js").Context} context @param {import("./types.js").Reason[]} reasons */
export function reasons(context, reasons) {
  const { word } = context;
  return h(
    "ol.reasons",
    null,
    reasons.map(({ text, change, rule, source }, i) =>
      h(
        "li",
        { key: i },
        h("p", null, text),
        change && h("p.way", null, h("b", null, word("change")), " ", change),
        rule && source && h("p.cite", null, chip(context, rule, null, source)),
        rule && body(context, rule, null),
      ),
    ),
  );
}
