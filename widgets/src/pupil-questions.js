import { now } from "./class-icons.js";
import { h } from "./dom.js";
import { drawCount, drawNote, drawOption, drawPicture } from "./pupil-parts.js";

/** The sheet of a question. */

/** A question, before and after its answer is shown. */
export function viewQuestions({ phrase, view, count }) {
  const { shown, mine } = view;
  const state = (i) =>
    shown ? (i === shown.right ? "okay" : i === mine ? "wrong" : "dim") : mine === null ? "" : i === mine ? "mine" : "dim";
  const isLong = view.options.some((label) => label.length > 12);
  return {
    line: shown
      ? now(phrase("answer-shown"), "wait", view.score)
      : mine === null
        ? now(view.line)
        : now(phrase("wait-answer"), "wait", view.line),
    picture: drawPicture(view.picture, view.line),
    body: [
      h("p.k-q", { key: "q" }, view.question),
      !shown && mine === null && h("p.k-small.k-low", { key: "hint" }, phrase("tap-answer")),
      h(
        "div.k-answers",
        { key: "answers", role: "group", "aria-label": view.question, class: isLong ? "long" : null },
        view.options.map((label, i) => drawOption(label, i, state(i), i === mine)),
      ),
      !shown && mine !== null && drawNote("got", "ok", phrase("change-note")),
      !shown && mine !== null && drawCount(count),
      shown && drawNote("why", "no", shown.why),
      shown && drawNote("after", "ok", shown.after),
    ],
    foot: [],
  };
}
