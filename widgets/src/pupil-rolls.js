import { cube, die, now, sign, symbol } from "./class-icons.js";
import { h } from "./dom.js";
import { commit, plain, small } from "./pupil-parts.js";

/** The sheet of rolls: on the phone, or typed. */

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((n) => ({ face: n, label: String(n) }));

/** What a die can show: a digit, or each symbol once. */
const facesOf = ({ symbols }) =>
  symbols.length > 0
    ? symbols
        .map(({ symbol: name, name: label }, face) => ({ face, label, name }))
        .filter(({ name }, i, faces) => faces.findIndex((other) => other.name === name) === i)
    : DIGITS;

/** A face in small: the digit, or the symbol. */
const drawFace = ({ symbols }, face, size) => (symbols.length > 0 ? symbol(symbols[face].symbol, size) : String(face));

/** A die that shows a face, or a question mark. */
const drawDie = ({ symbols, hits }, face, size, key) =>
  symbols.length > 0 ? cube(symbols[face]?.symbol ?? face, hits.includes(face), size, key) : die(face, hits.includes(face), size, key);

/** The keys for what real dice showed. */
const drawPads = ({ phrase, view, own }) =>
  h(
    "div.k-pads",
    { key: "pads" },
    h("p.k-center", { key: "nth" }, h("b", null, phrase("die-nth", { n: Math.min(own.typed.length + 1, view.dice) }))),
    h(
      "div.k-pad",
      null,
      facesOf(view).map(({ face, label }) =>
        h(
          "button",
          {
            key: face,
            type: "button",
            "data-face": face,
            disabled: own.typed.length >= view.dice ? true : null,
            "aria-label": `${phrase("die-nth", { n: own.typed.length + 1 })}: ${label}`,
            title: label,
          },
          drawFace(view, face, 30),
        ),
      ),
    ),
  );

/** A roll in words. */
const nameRoll = ({ symbols }, faces) => faces.map((face) => symbols[face]?.name ?? face).join(", ");

/** Rolls, and those that are left. */
export function viewRolls({ phrase, view, own }) {
  const { rolls, times, dice, hits } = view;
  const isDone = rolls.length >= times;
  const last = rolls.at(-1);
  const faces = own.isReal && !isDone ? Array.from({ length: dice }, (_, i) => own.typed[i] ?? "?") : (last ?? Array(dice).fill("?"));
  const size = dice > 3 ? 64 : 108;
  const isTyping = own.isReal && !isDone;
  const choose = (isReal, key) =>
    h(
      "button",
      {
        key,
        type: "button",
        role: "radio",
        "aria-checked": String(own.isReal === isReal),
        class: own.isReal === isReal ? "on" : null,
        "data-do": key,
      },
      phrase(key),
    );
  return {
    line: isDone ? now(phrase("wait-answer"), "wait") : now(view.line),
    body: [
      h("div.k-seg", { key: "seg", role: "radiogroup", "aria-label": view.line }, choose(false, "roll-here"), choose(true, "real-dice")),
      isTyping && small("real", phrase("real-hint")),
      h(
        "div.k-mid.k-center.k-stack",
        { key: "mid" },
        h("p", { key: "nth" }, h("b", null, isDone ? view.left : view.nth)),
        h(
          "div.k-dice",
          { key: "dice", "data-dice": rolls.length, role: "img", "aria-label": nameRoll(view, faces) },
          faces.map((face, i) => drawDie(view, face, size, `die${i}`)),
        ),
        !isTyping && h("p.k-verdict", { key: "verdict", role: "status" }, view.verdict),
        small("note", view.note),
      ),
      isTyping && drawPads({ phrase, view, own }),
      h(
        "ol.k-hist",
        { key: "hist", class: dice > 2 || times > 6 ? "many" : null },
        Array.from({ length: times }, (_, i) =>
          i < rolls.length
            ? h(
                "li",
                { key: i },
                rolls[i].map((face, k) => h("b", { key: k, class: hits.includes(face) ? "h" : null }, drawFace(view, face, 15))),
              )
            : h("li.todo", { key: i, class: i === rolls.length ? "cur" : null }, String(i + 1)),
        ),
      ),
    ],
    foot: isDone
      ? []
      : own.isReal
        ? [
            plain("undo", phrase("take-back"), { "data-do": "take-back", disabled: own.typed.length ? null : true }, sign("again", 18)),
            commit(phrase("send-roll"), { "data-do": "send-roll", disabled: own.typed.length < dice ? true : null }),
          ]
        : [commit(rolls.length ? phrase("roll-again") : phrase("roll-dice"), { "data-do": "roll" }, sign("rolls", 22))],
  };
}
