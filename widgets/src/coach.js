import { h } from "./dom.js";
import { icon, mark } from "./icons.js";

/** @typedef {import("./types.js").Context} Context */
/** @typedef {import("./types.js").Coach} Coach */

/** More exercises than this are a number only. */
const TICKS = 16;
/** As many answers as this have a key of their own. */
const KEYS = 9;

/** The panel of a lesson or a quiz: what to do, what came of it, and where to go from here. @param {Context} context */
export function coach({ scene: { coach }, word }) {
  if (!coach) return null;
  const { title, step, steps, state, note, hints = [], options = [] } = coach;
  return h(
    "section.slip.coach",
    { key: "coach", class: state, "aria-label": title, "data-region": "coach" },
    h(
      "div.wh",
      null,
      h("h3", null, title),
      ticks(coach, word),
      step > 0 && h("span.stepn", null, word("step", { n: step, m: steps })),
      h("span.wb", null, button("prev", [icon("back", 14), h("span", null, word("prev"))], { "aria-keyshortcuts": "Alt+ArrowLeft", disabled: !coach.back })),
    ),
    note && h("p.aside", { key: "note" }, info(), h("span", null, note)),
    h("div.task", { key: "task", "aria-live": "polite" }, paragraphs(coach.task)),
    h("ol.options", { key: "options", "aria-live": "polite" }, options.map(option(options, word))),
    h("div.said", { key: "said", role: "status", "aria-live": "polite" }, said(coach, word)),
    h(
      "div.hints",
      { key: "hints", "aria-live": "polite" },
      hints.map((hint, i) => h("p.aside", { key: i }, info(), h("span", null, hint))),
    ),
    acts(coach),
  );
}

const paragraphs = (texts = []) => texts.map((text, i) => h("p", { key: i }, text));
const info = () => h("span.tone", { "aria-hidden": "true" }, "i");

/** What came of it: a sign, a word and the sentences. */
const said = ({ state, said }, word) => [
  state && h("p.verdict", { key: "verdict", class: state }, mark(state, 18), h("b", null, word(`state-${state}`))),
  h("div", { key: "texts" }, paragraphs(said)),
];

/** The exercises, each with how it went. */
function ticks({ ticks = [], step, steps }, word) {
  if (ticks.length === 0 || ticks.length > TICKS) return null;
  const tick = (state, i) => {
    const at = word("step", { n: i + 1, m: steps });
    const now = i + 1 === step;
    const spoken = [at, state && word(`state-${state}`)].filter(Boolean).join(", ");
    return h(
      "li",
      { key: i },
      button(`exercise:${i + 1}`, mark(state, 16), { class: now ? "plain tick c" : "plain tick", "aria-label": spoken, title: spoken, "aria-current": now && "step" }),
    );
  };
  return h("ol.ticks", null, ticks.map(tick));
}

/** An answer. What was tried stays, with why it is right or wrong; it can be read, and not be chosen again. */
const option = (options, word) => {
  const answered = options.some(({ state }) => state === "right");
  return ({ id, label, state, why }, i) => {
    const target = `option:${id}`;
    const sign = { right: "good", wrong: "no" }[state];
    const out = Boolean(sign) || answered;
    return h(
      "li",
      { key: target },
      h(
        "button.option",
        {
          key: `coach:${target}`,
          type: "button",
          class: sign,
          "aria-pressed": sign ? "true" : "false",
          "aria-disabled": out && "true",
          "aria-keyshortcuts": i < KEYS ? String(i + 1) : null,
          "data-nav": "",
          "data-stop": !out,
          "data-option": "",
          "data-kind": out ? null : "coach",
          "data-target": target,
        },
        i < KEYS && h("kbd", { "aria-hidden": "true" }, i + 1),
        h("span", null, label),
        sign && h("span.outcome", null, mark(sign, 16), " ", word(`state-${sign}`)),
      ),
      why && h("p.because", null, why),
    );
  };
};

/** The one thing to do when it is right is the yellow button. */
function acts({ state, hint, again, next, buttons = [] }) {
  if (!hint && !again && !next && buttons.length === 0) return null;
  const onward = state === "good" || state === "done";
  return h(
    "div.acts",
    { key: "acts" },
    again && button("again", again, { "data-stop": true }),
    hint && button("hint", [h("span", null, hint), h("kbd", { "aria-hidden": "true" }, "H")], { "data-stop": true, "aria-keyshortcuts": "H" }),
    next &&
      button("next", [h("span", null, next), icon("next", 14)], {
        class: onward ? "commit" : "plain",
        "data-stop": onward,
        "aria-keyshortcuts": "Alt+ArrowRight",
      }),
    buttons.map(({ id, label }) => button(id, label, { "data-stop": true })),
  );
}

const button = (target, what, more) =>
  h("button", { class: "plain", ...more, key: `coach:${target}`, type: "button", "data-nav": "", "data-kind": "coach", "data-target": target }, what);
