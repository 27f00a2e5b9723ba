/** The panels of the last actions: your dice, a step of the other side's turn, the list of its actions, and the cards that you have just lost. */
import { toggles } from "./buttons.js";
import { isJudged } from "./coach.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { headline } from "./plan.js";
import { sheet } from "./sheet.js";
import { heading, sentence, small, stage } from "./stage.js";

/** @typedef {import("./types.js").Context} Context */

/** Your dice, in place of the panel that rolled them. @param {Context} context */
export function drawRolled(context) {
  const { own, word } = context;
  const step = current(context, "roll");
  if (!step) return null;
  const headData = step.plan ?? { title: step.text, icon: step.icon };
  const { story } = own;
  return sheet(
    { key: "rolled", label: headData.title, class: "act", style: own.stage ? `--un-stage: ${own.stage}px` : null },
    [headline(context, headData), stage(context, step), step.then && h("p.say", { key: "then" }, step.then)],
    [
      button("commit", "go-on", word("go-on"), "Enter"),
      step.rolls.length > 0 && button("plain", "again", word("again"), "", icon("undo", 14)),
      story.again && button("plain", "to-list", word("to-list")),
    ],
  );
}

/** A step of the other side's turn. @param {Context} context */
export function enemy(context) {
  const { scene, own, word } = context;
  const step = current(context, "step");
  if (!step) return null;
  const { story } = own;
  const foes = scene.played.steps.filter(({ mine }) => !mine);
  const index = foes.indexOf(step);
  const last = index === foes.length - 1;
  return sheet(
    { key: "enemy", label: scene.played.title, class: scene.played.side },
    [
      heading(scene.played.title, scene.played.side, index, foes.length, word),
      (step.card || step.act) &&
        h(
          "div.ecard",
          { key: "card" },
          step.card && small(context, step.card),
          step.act && h("span.edo", null, icon(step.icon, 18), h("span", null, step.act)),
        ),
      h("p.say", { key: "say" }, step.text),
      step.why && own.reasons && h("p.tiny", { key: "reason" }, step.why),
      (step.rolls.length > 0 || step.lost.length > 0) && stage(context, { ...step, plan: undefined }),
    ],
    story.again
      ? [button("commit", "to-list", word("to-list"), "Enter"), button("plain", "again", word("again"), "", icon("undo", 14))]
      : [
          button("commit", "go-on", !last ? word("next-step") : foes.length > 1 ? word("go-on") : next(context)),
          h(
            "span.spd",
            { key: "speed", role: "group", "aria-label": word("speed") },
            ["1", "2"].map((rate) => fast(rate, own.speed, word)),
          ),
          button("plain", "skip", word("skip"), "", icon("skip", 14), "Escape"),
        ],
  );
}

/** The words of the button that leads back to the table, or in a lesson to its verdict. @param {Context} context */
const next = ({ scene, word }) => (isJudged(scene.coach) ? word("go-on") : scene.played.onward);

/** The list of the other side's actions. A line shows its step again. @param {Context} context */
export function did(context) {
  const { scene, own, word } = context;
  if (own.story?.view !== "list" || !scene.played) return null;
  const { did: title, steps, side } = scene.played;
  return sheet(
    { key: "did", label: title, class: side },
    [
      h("h3", null, title),
      h(
        "ol.lines",
        { key: "lines" },
        steps.map((step, i) =>
          step.mine
            ? null
            : h(
                "li",
                { key: i },
                h(
                  "button.line",
                  toggles(`story:see:${i}`, `line:${i}`),
                  icon(step.icon, 16),
                  h("span", null, step.act && step.rolls.length === 0 && h("b", null, `${step.act}. `), sentence(step)),
                ),
              ),
        ),
      ),
      h("p.tiny", { key: "hint" }, word("look-again")),
    ],
    [button("commit", "off", next(context), "Enter")],
  );
}

/** The cards that you have just lost. They are struck out next to the hand until the next click. @param {Context} context */
export function lostCards(context) {
  const { own, scene, word } = context;
  const { story } = own;
  if (!story?.view || !scene.played || !scene.mine) return null;
  const until = story.view === "list" ? scene.played.steps.length : story.at + 1;
  const losses = scene.played.steps
    .slice(0, until)
    .flatMap((step) => step.lost.filter((loss) => loss.side === scene.mine.side && loss.from === "hand"));
  return losses.map((card, i) =>
    h("div.lost-card", { key: `lost:${i}` }, small(context, card, "struck"), h("span", null, word("lost-now"))),
  );
}

const current = ({ scene, own }, view) => (own.story?.view === view ? scene.played?.steps[own.story.at] : undefined);

const button = (style, name, label, key = "", sign = null, shortcut = null) =>
  h(
    `button.${style}`,
    { ...toggles(`story:${name}`), "aria-keyshortcuts": shortcut },
    sign,
    h("span", null, label),
    key && h("kbd", { "aria-hidden": "true" }, key),
  );

const fast = (rate, now, word) =>
  h(
    "button.plain",
    {
      ...toggles(`story:speed:${rate}`),
      class: now === rate && "chosen",
      "aria-pressed": String(now === rate),
    },
    word(`speed-${rate}`),
  );
