import { bar, tick } from "./class-icons.js";
import { h } from "./dom.js";

/** The parts that several sheets of a pupil's page share. */

/** A line in small letters. */
export const small = (key, text) => text && h("p.k-small", { key }, text);

/** The button for what comes next. */
export const commit = (label, fields = {}, ...icon) =>
  h("button.commit", { key: "commit", type: "button", ...fields }, ...icon, h("span", null, label));

/** A button. */
export const plain = (key, label, fields = {}, ...icon) =>
  h("button.plain", { key, type: "button", ...fields }, ...icon, h("span", null, label));

/** A note with a sign. */
export const drawNote = (key, kind, text) =>
  text &&
  h("p.k-told", { key, class: kind, role: "status" }, kind === "ok" ? tick(20) : kind === "no" ? bar(19) : null, h("span", null, text));

/** How many have answered: as words, and as dots. */
export const drawCount = (count) =>
  count?.text &&
  h(
    "div.k-in-count",
    { key: "count" },
    h("span", null, count.text),
    count.of < 41 &&
      h(
        "span.k-prog",
        { "aria-hidden": "true" },
        Array.from({ length: count.of }, (_, i) => h("i", { key: i, class: i < count.n ? "f" : null })),
      ),
  );

/** What the room has received. */
export const drawReceipt = (label, text, phrase, isLong = false) =>
  h(
    "section.k-slip.k-got.k-pop",
    { key: "got", class: isLong ? "tight" : null, "aria-live": "polite" },
    h("span.k-small", null, label),
    h("span.what", { class: isLong ? "words" : null }, text),
    h("span.ok", null, tick(24), phrase),
  );

/** The picture of a board. */
export const drawPicture = (image, label) =>
  image && h("section.k-pic", { key: "pic", "aria-label": label }, h("img", { key: image.src, src: image.src, alt: image.alt }));

const LETTERS = "ABCDEFGHIJ";
/** An option to tap. */
export const drawOption = (label, i, state, isPressed) =>
  h(
    "button",
    { key: i, type: "button", class: state || null, "data-answer": i, "aria-pressed": isPressed ? "true" : "false" },
    h("i", { "aria-hidden": "true" }, LETTERS[i]),
    h("b", null, label),
    state === "mine" || state === "okay" ? tick(20) : state === "wrong" ? bar(18) : null,
  );

/** The options with how many chose each. */
export function drawBars(bars, myIndex = null) {
  const all = bars.reduce((sum, { n }) => sum + n, 0) || 1;
  return bars.map(({ label, n, right, value }, i) =>
    h(
      "li",
      { key: i, class: right ? "right" : null },
      h("span.l", { key: "label" }, label, i === myIndex && tick(18), right && myIndex === null && tick(18)),
      h("span.b", { key: "b", "aria-hidden": "true" }, h("i", { style: `width:${(100 * n) / all}%` })),
      h("b", { key: "n" }, String(n)),
      value && h("span.c", { key: "value" }, value),
    ),
  );
}
