import { sends } from "./buttons.js";
import { h } from "./dom.js";

/**
 * Counters for several things of a kind: the number of each, one more, one less.
 *
 * @param {import("./types.js").Context} context
 * @param {{id: string, label: string, n: number, more: boolean}[]} picks
 */
export const steppers = ({ word }, picks) =>
  h(
    "ul.picks",
    null,
    picks.map(({ id, label, n, more }) =>
      h(
        "li",
        { key: id },
        h("span.pname", null, label),
        step(`un${id}`, "−", word("one-less", { what: label }), n > 0),
        h("b", { "aria-label": `${label}: ${n}` }, n),
        step(id, "+", word("one-more", { what: label }), more),
      ),
    ),
  );

const step = (target, sign, label, can) =>
  h(
    "button.plain.pstep",
    {
      ...sends("tap", target, `step:${target}`),
      "aria-label": label,
      title: label,
      disabled: !can,
    },
    sign,
  );
