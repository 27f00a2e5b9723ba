import { drawGuesses } from "./class-charts.js";
import { now, sign } from "./class-icons.js";
import { h } from "./dom.js";
import { commit, drawBars, drawCount, drawNote, drawOption, drawReceipt, plain, small } from "./pupil-parts.js";

/** The sheets of a guess. */

/** The size of the dots of a class on a phone. */
const PLOT = { width: 332, height: 168, font: 14.5, dot: 15 };

const drawFaces = ({ faces, note }) =>
  faces.length > 0 && [
    h(
      "div.k-faces",
      { key: "faces", role: "img", "aria-label": note },
      faces.map(({ n, hit }) => h("i", { key: n, class: hit ? "h" : null }, n)),
    ),
    h("p.k-small.k-center", { key: "note" }, note),
  ];

/** The handle of the scale is not there before the first touch, so the page suggests no number. */
function drawScale({ phrase, own }) {
  const value = own.value ?? null;
  return h(
    "div.k-mid.k-stack",
    { key: "scale" },
    h("output.k-big", { "aria-live": "polite" }, value === null ? "?" : phrase(String(value))),
    h(
      "div.k-scale",
      null,
      h("button.k-step", { type: "button", "data-do": "less", "aria-label": phrase("less") }, "−"),
      h(
        "div.k-line",
        null,
        h("input", {
          type: "range",
          min: 0,
          max: 100,
          live: String(value ?? 50),
          "aria-label": phrase("guess-label"),
          "aria-valuetext": value === null ? "?" : phrase(String(value)),
          "data-range": "",
        }),
        h("span.tr"),
        value !== null && h("span.th", { style: `left:${value}%` }),
        h(
          "span.nums",
          { "aria-hidden": "true" },
          [0, 25, 50, 75, 100].map((n) => h("span", { key: n, style: `left:${n}%` }, String(n))),
        ),
      ),
      h("button.k-step", { type: "button", "data-do": "more", "aria-label": phrase("more-one") }, "+"),
    ),
  );
}

/** A guess, before and after the answer is shown. */
export function viewGuess(page) {
  const { phrase, view, own, count } = page;
  if (view.shown) return viewGuesses(page);
  const question = h("p.k-q", { key: "q" }, view.question);
  if (view.scale === "options") {
    const pick = (label, i) => drawOption(label, i, view.mine === i ? "mine" : view.mine === null ? "" : "dim", view.mine === i);
    return {
      line: view.mine === null ? now(phrase("guess-choose")) : now(phrase("wait-answer"), "wait"),
      body: [
        question,
        h("div.k-answers.long", { key: "answers", role: "group" }, view.options.map(pick)),
        view.mine !== null && drawNote("got", "ok", phrase("change-note")),
        drawCount(count),
        small("hid", phrase("hidden")),
      ],
      foot: [],
    };
  }
  if (view.mine !== null && !own.changes)
    return {
      line: now(phrase("wait-answer"), "wait"),
      body: [
        h("div.k-mid.k-stack", { key: "mid" }, drawReceipt(phrase("your-guess"), view.words, phrase("received")), drawCount(count)),
        h("p.k-small.k-center", { key: "hid" }, phrase("hidden")),
      ],
      foot: [plain("change", phrase("change-guess"), { "data-do": "change" }, sign("pencil", 17))],
    };
  const entry =
    view.scale === "percent"
      ? drawScale(page)
      : h(
          "form.k-form.k-mid",
          { key: "form", id: "number", "data-form": "number", autocomplete: "off" },
          h(
            "label",
            null,
            phrase("guess-number"),
            h("input.k-in.code", { name: "value", inputmode: "decimal", maxlength: 12, live: String(own.value ?? "") }),
          ),
        );
  const label =
    view.scale === "percent" ? phrase("send", { value: own.value === undefined ? "" : phrase(String(own.value)) }) : phrase("send-guess");
  return {
    line: now(phrase("guess-line")),
    body: [question, drawFaces(view), entry, h("p.k-small.k-center", { key: "hid" }, phrase("hidden"))],
    foot: [
      view.scale === "percent"
        ? commit(label, { "data-do": "send-guess", disabled: own.value === undefined ? true : null })
        : commit(label, { type: "submit", form: "number" }),
    ],
  };
}

function viewGuesses({ phrase, view }) {
  const { shown } = view;
  const chart = shown.bars
    ? h("ol.k-bars", { key: "bars" }, drawBars(shown.bars, view.mine))
    : h(
        "div.k-slip.k-plot",
        { key: "plot" },
        drawGuesses(shown, PLOT, view.mine, phrase("you")),
        h("p.k-small.k-center", null, shown.told),
      );
  return {
    line: now(shown.answer || phrase("guesses-shown"), "wait"),
    body: [
      chart,
      drawNote("you", "", shown.you),
      ...shown.steps.slice(-1).map((step, i) => drawNote(`step${i}`, "ok", step)),
      h("p.k-small.k-center", { key: "next" }, phrase("next-wait")),
    ],
    foot: [],
  };
}
