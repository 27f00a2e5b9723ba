import { asking, line } from "./advice.js";
import { sends } from "./buttons.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { sheet } from "./sheet.js";
import { planBody, planFoot } from "./plan.js";
import { answer } from "./why.js";
import { stage } from "./stage.js";

/** The number of steps above which only a number is shown. */
const TICKS = 16;

/** The walkthrough: one step of an example, its action, and the other possible outcomes. @param {import("./types.js").Context} context */
export function walk(context) {
  const {
    scene: { walk, plan },
    word,
  } = context;
  if (!walk) return null;
  const { title, step, steps: length, text, checked = [], about, choices = [], back, next, branch, show, close } = walk;
  const onward = !plan?.commit || plan.leaves; // where the steps have the main button
  const steps = h(
    "span.steps",
    { key: "steps" },
    close && button("first", "first", word("first"), "Home", back),
    button("prev", "back", word("prev"), "Alt+ArrowLeft", back),
    button("next", "next", word("next"), "Alt+ArrowRight", next, onward),
    close && button("last", "last", word("last"), "End", next),
  );
  return sheet(
    { key: "walk", label: title, class: branch && "branch" },
    [
      h(
        "div.wh",
        null,
        h("h3", null, title),
        length <= TICKS &&
          h(
            "ol.ticks",
            { "aria-hidden": "true" },
            Array.from({ length }, (_, i) => h("li", { key: i, class: i + 1 < step ? "d" : i + 1 === step && "c" })),
          ),
        h("span.stepn", null, word("step", { n: step, m: length })),
      ),
      close && line(context),
      show && stage(context, show),
      h("p.told", null, text),
      h("div.holder", { key: "walk:why" }, answer(context)),
      checked.map((line, i) => h("p.checked", { key: `checked:${i}` }, line)),
      about && h("details.about", { key: "about" }, h("summary", null, word("about-sources")), h("p", null, about)),
      planBody(context),
    ],
    [
      ...(onward ? [steps, planFoot(context)] : [planFoot(context), steps]),
      close && asking(context),
      close && h("button.plain", sends("replay", "close", "walk:close"), close),
      choices.map(({ id, label }) => h("button.plain", sends("branch", id), label)),
    ],
  );
}

const button = (kind, sign, label, keys, isOn, main = false) => {
  const bare = kind === "first" || kind === "last"; // four words do not fit beside each other
  return h(
    `button.${main && isOn ? "commit" : "plain"}`,
    {
      key: `walk:${kind}`,
      type: "button",
      "data-nav": "",
      "data-kind": kind,
      "aria-keyshortcuts": keys,
      disabled: !isOn,
      "aria-label": bare && label,
      title: bare && label,
    },
    (bare || kind === "prev") && icon(sign, 14),
    !bare && h("span", null, label),
    kind === "next" && icon(sign, 14),
  );
};
