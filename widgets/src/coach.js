import { sends } from "./buttons.js";
import { h } from "./dom.js";
import { entry } from "./entry.js";
import { withTerms } from "./find.js";
import { icon, mark } from "./icons.js";
import { sheet } from "./sheet.js";
import { planBody, planFoot } from "./plan.js";
import { body, chip } from "./rule.js";
import { sentences } from "./stage.js";
import { reasons } from "./why.js";

/** @typedef {import("./types.js").Context} Context */
/** @typedef {import("./types.js").Coach} Coach */

/** The number of exercises above which only a number is shown, and of answers to a quiz above which the earliest are left out. */
const TICKS = 16;
/** The most letters of an answer that shares its line with another one. */
const SHORT = 22;
/** The most letters of an answer that shares its line with another one where the table is low. */
const LONG = 60;
/** The keys of the answers. The numbers from 1 on do the same. */
export const LETTERS = "ABCDEFGH";

/** An answer after its letter. @param {string} label @param {number} i */
export const named = (label, i) => (i < LETTERS.length ? `${LETTERS[i]}: ${label}` : label);

/** Whether the step of a lesson has a verdict. @param {Coach | null | undefined} coach */
export const isJudged = (coach) => ["good", "no", "done"].includes(coach?.state);

/** Whether an exercise asks for an answer or has a verdict: its panel then gets the room of the hand. @param {Coach | null | undefined} coach */
export const answers = (coach) => Boolean(coach?.options?.length) || isJudged(coach);

/** The panel of a lesson or a quiz: the task, the result, and the next step. @param {Context} context */
export function coach(context) {
  const {
    scene: { coach },
    word,
  } = context;
  if (!coach) return null;
  const { title, step, steps, count, state, note, stars, lang = null, language_note, hints = [], options = [] } = coach;
  return sheet(
    { key: "coach", label: title, class: state },
    [
      h(
        "div.wh",
        null,
        h("h3", null, title),
        ticks(coach, word),
        stars &&
          h(
            "span.stars",
            { role: "img", "aria-label": stars.label, title: stars.label },
            [1, 2, 3].map((n) => star(n <= stars.n)),
          ),
        // In a phone the mark takes the place of the sentence below.
        language_note && h("abbr.lang", { role: "img", "aria-label": language_note, title: language_note }, lang),
        step > 0 && h("span.stepn", null, count ?? word("step", { n: step, m: steps })),
        coach.back &&
          h("span.wb", null, button("prev", [icon("back", 14), h("span", null, word("prev"))], { "aria-keyshortcuts": "Alt+ArrowLeft" })),
      ),
      coach.read?.length > 0 && !state && hints.length === 0 && h("div.read", { key: "read", lang }, markTerms(coach.read, coach)),
      h(
        "div.task",
        {
          key: "task",
          lang,
          role: "group",
          tabindex: "-1",
          "aria-label": sentences([...(coach.read ?? []), ...(coach.task ?? [])]),
          "data-nav": "",
        },
        markTerms(coach.task, coach),
      ),
      // The verdict and its reason stand where you look: right below the question, above the answers.
      h("div.said", { key: "said" }, drawResult(coach, context)),
      coach.source && body(context, coach.source.rule, null),
      h(
        "div.hints",
        { key: "hints", lang },
        hints.map((hint, i) => h("p.aside", { key: i }, info(), h("span", null, hint))),
      ),
      entry(coach),
      h("ol.options", { key: "options", class: lines(options) }, options.map(option(options, word))),
      !onward(coach) && planBody(context),
      note && h("p.aside", { key: "note" }, info(), h("span", null, note)),
      language_note && h("p.aside.untold", { key: "untold" }, info(), h("span", null, language_note)),
    ],
    // Where there is one way on, what is left of the turn is not part of it.
    [
      !onward(coach) && planFoot(context),
      acts(coach),
      coach.source && chip(context, coach.source.rule, null, coach.source.label, "quiet", coach.source.title),
    ],
  );
}

/** Whether the one way is on: before the first exercise, and after a step or the lesson is solved. @param {Coach} coach */
const onward = ({ step, steps, state }) => (step === 0 && steps > 0 && !state) || state === "good" || state === "done";

/** The paragraphs of the text and the task. The first use of a term opens its explanation. */
function markTerms(texts = [], { read = [], task = [], terms = [] }) {
  const first = ({ text }) => [...read, ...task].find((paragraph) => paragraph.includes(text));
  return texts.map((text, i) =>
    h(
      "p",
      { key: i },
      withTerms(
        text,
        terms.filter((term) => first(term) === text),
      ),
    ),
  );
}

const paragraphs = (texts = []) => texts.map((text, i) => h("p", { key: i }, text));
const info = () => h("span.tone", { "aria-hidden": "true" }, "i");

/** A star of a finished lesson, earned or not. */
const star = (full) =>
  h(
    "svg.star",
    { class: full ? "full" : "", width: 16, height: 16, viewBox: "0 0 16 16", "aria-hidden": "true" },
    h("path", { d: "M8 1.2L10.1 5.6L14.9 6.2L11.4 9.6L12.3 14.4L8 12L3.7 14.4L4.6 9.6L1.1 6.2L5.9 5.6Z" }),
  );

/** The result: a sign, a word and the sentences. For an illegal action it lists the reasons. @param {Coach} coach @param {Context} context */
const drawResult = ({ state, said, verdict, reasons: why = [] }, context) => [
  state && h("p.verdict", { key: "verdict", class: state }, mark(state, 18), h("b", null, verdict ?? context.word(`state-${state}`))),
  h("div", { key: "texts" }, paragraphs(said)),
  why.length > 0 && reasons(context, why),
];

/** The exercises with their results, or the answers to a quiz, the latest first. @param {Coach} coach @param {import("./types.js").Words} word */
function ticks({ ticks = [], step, steps, jump = true }, word) {
  if (ticks.length === 0 || (jump && ticks.length > TICKS)) return null;
  const first = jump ? 0 : Math.max(0, ticks.length - TICKS);
  const tick = (state, offset) => {
    const i = first + offset;
    const now = i + 1 === step;
    const label = [word("step", { n: i + 1, m: steps }), state && word(`state-${state}`)].filter(Boolean).join(", ");
    if (!jump) return h("li", { key: i, class: now && !state ? "c" : "", "aria-label": label }, mark(state, 16));
    return h(
      "li",
      { key: i },
      button(`exercise:${i + 1}`, mark(state, 16), {
        class: `plain tick ${now ? "c" : state}`,
        "aria-label": label,
        title: label,
        "aria-current": now && "step",
      }),
    );
  };
  const items = ticks.slice(first).map(tick);
  return jump ? h("ol.ticks", null, items) : h("ol.ticks.latest", { reversed: true }, items.reverse());
}

/** @param {any[]} options */
export const isAnswered = (options) => options.some(({ state }) => state === "right");

/** Sentences get a line each. Only short answers are side by side, and on a low screen those that are not long. */
const lines = (options) => {
  const longest = Math.max(0, ...options.map(({ label }) => label.length));
  return longest > LONG ? "lines long" : longest > SHORT && "lines";
};

/** An answer. A tried one stays with its explanation. You can read it, but not choose it again. */
const option = (options, word) => {
  const isDone = isAnswered(options);
  return ({ id, label, state, why }, i) => {
    const target = `option:${id}`;
    const sign = { right: "good", wrong: "no" }[state];
    const out = Boolean(sign) || isDone;
    return h(
      "li",
      { key: target },
      h(
        "button.option",
        {
          ...sends(out ? null : "coach", target, `coach:${target}`),
          class: sign,
          "aria-pressed": sign ? "true" : "false",
          "aria-disabled": out && "true",
          "aria-label": [named(label, i), sign && word(`state-${sign}`)].filter(Boolean).join(", "),
          "aria-keyshortcuts": i < LETTERS.length ? `${LETTERS[i]} ${i + 1}` : null,
          "data-stop": !out,
          "data-option": "",
        },
        i < LETTERS.length && h("kbd", { "aria-hidden": "true" }, LETTERS[i]),
        h("span", null, label),
        sign && h("span.outcome", null, mark(sign, 16)),
      ),
      why && h("p.because", null, why),
    );
  };
};

/** The buttons. On the page before the first exercise, and once the right answer is shown, the only next step is yellow. */
function acts(coach) {
  const { hint, again, mistake, next, buttons = [], options = [] } = coach;
  const main = (onward(coach) || isAnswered(options)) && !buttons.some(({ yellow }) => yellow);
  return [
    again && button("again", again, { class: mistake ? "commit" : "plain", "data-stop": true }),
    hint &&
      button("hint", [h("span", null, hint), h("kbd", { "aria-hidden": "true" }, "H")], { "data-stop": true, "aria-keyshortcuts": "H" }),
    next &&
      button("next", [h("span", null, next), icon("next", 14)], {
        class: main ? "commit" : "plain",
        "data-stop": main,
        "aria-keyshortcuts": "Alt+ArrowRight",
      }),
    buttons.map(({ id, label, yellow }) =>
      button(id, label, {
        class: yellow ? "commit" : "plain",
        "data-stop": true,
        "aria-keyshortcuts": yellow && !next && "Alt+ArrowRight",
      }),
    ),
  ];
}

const button = (target, content, more) => h("button", { class: "plain", ...more, ...sends("coach", target) }, content);
