import { sends, toggles } from "./buttons.js";
import { h } from "./dom.js";
import { figure, icon } from "./icons.js";
import { steppers } from "./picks.js";
import { face } from "./roll.js";
import { body, keyOfRule } from "./rule.js";
import { sheet } from "./sheet.js";

/** @typedef {import("./types.js").Context} Context */

const SHIELD = "M-13 -14H13V-2C13 8 6.4 13 0 16C-6.4 13 -13 8 -13 -2Z";
/** The name of this panel for the rules that it opens. */
const ASKED = "plan";
/** Whether a number is subtracted. Its sign is then between the terms. @param {import("./types.js").Term} term */
const minus = ({ n }) => typeof n === "number" && n < 0;
/** Half the side of a die in the total. */
const DIE = 13.5;
/** The maximum number of choices in the foot of the panel. More of them scroll with the text. */
const FEW = 4;
const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

/**
 * The planned action: the defense total, the odds, the cost, and the button that commits it.
 * An action with a total gets its own panel. A mere choice appears in the lesson's panel, below its words.
 *
 * @param {Context} context
 */
export function plan(context) {
  const { plan, coach } = context.scene;
  if (!plan || (coach && !plan.sum?.length)) return null;
  return sheet({ key: "plan", label: plan.title, class: "act" }, planBody(context), planFoot(context));
}

/**
 * The heading of an action. An attack says in one line who shoots at whom: silhouettes in the colors of their sides, with their places.
 * The names are there if the panel is wide enough, and always for screen readers.
 *
 * @param {Context} context
 * @param {{title: string, icon?: string, who?: import("./types.js").Fighter[]}} what
 */
export const headline = (context, { title, icon: sign, who }) =>
  h(
    "h3",
    null,
    sign && h("span.hico", null, icon(sign, 18)),
    who?.length > 0
      ? [
          h("span.unseen", { key: "title" }, title),
          h(
            "span.duel",
            { key: "who", "aria-hidden": "true", title },
            who.map((actor, i) => [
              i > 0 && h("i", { key: `to${i}` }, "→"),
              h(
                "span",
                { key: i, class: actor.side },
                figure(context, actor.figure, 24),
                actor.letter && h("b.letter", null, actor.letter),
                h("b.name", null, actor.name),
                actor.at && h("span.at", null, actor.at),
              ),
            ]),
          ),
        ]
      : h("span", { key: "title" }, title),
  );

/** The body of this panel. Other panels show it below their own words. @param {Context} context */
export function planBody(context) {
  const { plan } = context.scene;
  if (!plan) return null;
  return h(
    "div.asked",
    { key: "plan", role: "group", "aria-label": plan.title, "data-part": "plan" },
    headline(context, plan),
    plan.sum?.length > 0 && [figures(context, plan, ASKED), unfoldedRules(context, plan, ASKED), notes(plan)],
    stage(context, plan),
    plan.picks?.length > 0 && steppers(context, plan.picks),
    plan.choices?.length > FEW && h("div.acts.choices", null, plan.choices.map(choice)),
  );
}

/**
 * The possible results on the left and the cost of a hit on the right. It has the same height before and after the roll, so that nothing
 * jumps.
 */
function stage(context, plan) {
  const { word } = context;
  const odds = [
    plan.hits && plan.dice > 0 && numbers(plan.hits),
    plan.dice === 2 && plan.hits && square(plan.hits, word),
    plan.faces?.length > 0 && pictures(context, plan.faces),
    plan.chance &&
      h(
        "p.big",
        { key: "chance" },
        h("b", null, plan.chance.fraction),
        plan.chance.words && [" ", h("span.nb", null, `(${plan.chance.words})`)],
      ),
    plan.spread?.length > 0 && h("div.spread", { key: "spread", role: "list" }, plan.spread.map(bar)),
  ].filter(Boolean);
  const cost = [
    (plan.lines ?? []).map((line, i) => h("p", { key: i }, line)),
    plan.chain?.length > 0 && [
      h("p.cost", { key: "cost" }, h("b", null, word("chain"))),
      h(
        "ol.chain",
        { key: "chain" },
        plan.chain.map((place, i) => h("li", { key: i }, place)),
      ),
    ],
  ]
    .flat(Infinity)
    .filter(Boolean);
  if (odds.length + cost.length === 0) return null;
  return h(
    "div.stage",
    { key: "stage", class: plan.sum?.length > 0 && "tall" },
    odds.length > 0 && h("div.odds", { key: "odds" }, odds),
    cost.length > 0 && h("div.told", { key: "told" }, cost),
  );
}

/** The sources of the numbers in the total, in one line. It is the first part to fold. @param {Pick<import("./types.js").Plan, "sum" | "total" | "hits">} plan */
export const notes = ({ sum, total, hits }) => {
  // The hitting numbers are not repeated if they are drawn below.
  const all = [...sum, hits?.length ? null : total].map((part) => part?.note).filter(Boolean);
  return all.length > 0 && h("p.sumnote", { key: "notes", "aria-hidden": "true" }, all.join(" · "));
};

/** The buttons of the panel. @param {Context} context */
export const planFoot = ({ scene: { plan } }) =>
  plan && [
    plan.choices?.length > 0 && plan.choices.length <= FEW && plan.choices.map(choice),
    plan.commit && commit(plan),
    plan.next && h("button.plain", toggles("next", "plan:next"), plan.next),
    plan.back &&
      h(
        "button.plain.away",
        { key: "plan:back", type: "button", title: plan.back, "data-nav": "", "data-kind": "back" },
        icon("close", 14),
        h("span", null, plan.back),
        h("kbd", { "aria-hidden": "true" }, "Esc"),
      ),
  ];

/**
 * The main button. It shows the odds if the stage has no room (on a phone). One that gives something up is plain, and Enter does not press it.
 *
 * @param {import("./types.js").Plan} plan
 */
const commit = ({ commit: label, leaves, chance }) =>
  h(
    `button.${leaves ? "plain" : "commit"}`,
    { key: "plan:commit", type: "button", "data-nav": "", "data-kind": "commit" },
    h("span", null, label),
    chance?.words && h("small.luck", { "aria-hidden": "true" }, chance.words.split(",")[0]),
    !leaves && h("kbd", { "aria-hidden": "true" }, "Enter"),
  );

const choice = ({ id, label, state }) =>
  h(
    "button.plain",
    {
      ...sends("tap", `choice:${id}`, `choice:${id}`),
      class: state,
      "aria-pressed": state === "chosen" ? "true" : null,
    },
    label,
  );

const size = (part) => (minus(part) ? -part.n : part.n);

/** The defense total in words: its parts, what they make, and what does not count. @param {Pick<import("./types.js").Plan, "sum" | "total">} plan @param {import("./types.js").Words} word */
export function sumInWords({ sum, total }, word) {
  const description = sum
    .filter((term) => !term.struck)
    .map((part, i) => `${i > 0 || minus(part) ? `${minus(part) ? "−" : "+"} ` : ""}${size(part)} ${part.word}`)
    .join(" ");
  const left = sum.filter((term) => term.struck).map(({ n, word: name, note }) => word("struck", { n, word: name, note }));
  return [total ? `${description} = ${total.n} ${total.word}, ${total.note}` : description, ...left].join("; ");
}

/**
 * The defense total, each number in its shape on the map. Terms that do not count are struck out. A part with a rule is a button.
 *
 * @param {Context} context
 * @param {Pick<import("./types.js").Plan, "sum" | "total">} plan
 * @param {string} panelName the name of the panel that opens the rules
 */
export function figures({ own, word }, { sum, total }, panelName) {
  const hasRules = [...sum, total].some((part) => part?.rule);
  /** @param {string | number} key @param {any} style @param {import("./types.js").Total} part @param {...any} content */
  const term = (key, style, { n, word, note, rule }, ...content) =>
    h(
      rule ? "button.term" : "div.term",
      {
        key: `${panelName}:sum:${key}`,
        class: style,
        // A picture cannot contain buttons, so its parts are pictures.
        role: hasRules && !rule ? "img" : null,
        "aria-label": hasRules ? [`${n} ${word}`, note].filter(Boolean).join(", ") : null,
        ...(rule && {
          type: "button",
          "aria-expanded": String(own.open.has(keyOfRule(panelName, rule))),
          "data-nav": "",
          "data-kind": "rule",
          "data-target": rule,
          "data-line": panelName,
        }),
      },
      h("span.sr", null, content, " ", h("i", null, word)),
    );
  return h(
    "div.sum",
    {
      role: hasRules ? "group" : "img",
      "aria-label": sumInWords({ sum, total }, word),
    },
    sum.map((part, i) => [
      (i > 0 || minus(part)) && h("span.op", { key: `op${i}`, "aria-hidden": "true" }, minus(part) ? "−" : "+"),
      term(
        i,
        part.struck && "struck",
        part,
        h(
          "svg",
          { width: 30, height: 30, viewBox: "-17 -17 34 34" },
          shape(part.shape),
          part.shape === "cover" && h("path.inner", { d: SHIELD, transform: "scale(.75)" }),
          h("text", { y: 6.6 }, size(part)),
        ),
      ),
    ]),
    total && [h("span.op", { key: "=", "aria-hidden": "true" }, "="), term("total", "total", total, h("b", null, total.n))],
  );
}

const shape = (name) =>
  name === "disc"
    ? h("circle.disc", { r: 14.6 })
    : name === "die"
      ? h("rect.disc", { x: -DIE, y: -DIE, width: 2 * DIE, height: 2 * DIE, rx: 4 })
      : h("path.disc", { d: SHIELD });

/** The unfolded rules of the total without duplicates. @param {Context} context @param {Pick<import("./types.js").Plan, "sum" | "total">} plan @param {string} panelName */
export const unfoldedRules = (context, { sum, total }, panelName) =>
  [...sum, total].map((part) => part?.rule && body(context, part.rule, panelName));

/** The faces of one die, with filled hits. */
const numbers = (hits) =>
  h(
    "svg.faces",
    { key: "faces", viewBox: "0 0 232 24", role: "img", "aria-label": hits.join(", ") },
    FACES.map((face, i) => [
      h("rect", { class: hits.includes(face) ? "gh" : "gm", x: 1 + 23 * i, y: 1.5, width: 21, height: 21, rx: 3 }),
      h("text", { class: hits.includes(face) && "h", x: 11.5 + 23 * i, y: 16.5 }, face),
    ]),
  );

/** The faces of a die with pictures: their effects on the target, as words and colors. @param {Context} context @param {import("./types.js").Face[]} faces */
const pictures = (context, faces) =>
  h(
    "ul.pictures",
    null,
    faces.map(({ face: name, word, state, times = 1, say }, i) =>
      h(
        "li",
        { key: i, class: state, "aria-label": say ?? word },
        h(
          "span",
          { "aria-hidden": "true" },
          Array.from({ length: times }, () => face(context, name, state, 30)),
        ),
        h("small", { "aria-hidden": "true" }, word),
      ),
    ),
  );

/** A possible result and its chance. */
const bar = ({ label, text, share, state }, i) =>
  h(
    "div.bar",
    { key: i, role: "listitem", class: state, "aria-label": `${label}: ${text}` },
    h("span", { "aria-hidden": "true" }, label),
    h(
      "svg",
      { width: 100, height: 12, viewBox: "0 0 100 12", preserveAspectRatio: "none", "aria-hidden": "true" },
      h("rect.gm", { x: 0.5, y: 1, width: 99, height: 10 }),
      share > 0 && h("rect.gh", { x: 0.5, y: 1, width: Math.max(1, 99 * Math.min(1, share)), height: 10 }),
    ),
    h("b", { "aria-hidden": "true" }, text),
  );

/** All hundred rolls of two dice. */
function square(hits, word) {
  const place = (i) => Math.round((0.8 + 10.9 * i) * 10) / 10;
  const hit = (face) => hits.includes(face);
  const ways = word("ways", { n: 100 - (10 - FACES.filter(hit).length) ** 2 });
  return h(
    "svg.grid",
    { key: "grid", width: 132, height: 150, viewBox: "-20 -18 132 150", role: "img", "aria-label": ways },
    FACES.map((face, i) => [
      h("text.ax", { class: hit(face) && "h", x: place(i) + 4.7, y: -5 }, face),
      h("text.ax", { class: hit(face) && "h", x: -7.5, y: place(i) + 8.5 }, face),
      FACES.map((other, k) =>
        h("rect", { class: hit(face) || hit(other) ? "gh" : "gm", x: place(k), y: place(i), width: 9.4, height: 9.4, rx: 1.5 }),
      ),
    ]),
    h("text.gc", { x: 54.5, y: 125 }, ways),
  );
}
