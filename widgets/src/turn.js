import { asking } from "./advice.js";
import { h } from "./dom.js";
import { giving } from "./hand.js";
import { dot, figure } from "./icons.js";
import { sheet } from "./sheet.js";

/** @typedef {import("./types.js").Context} Context */

/** The panel if no other is open: the side to act, its possible actions, the goals of each side, and the special rules of the scenario. @param {Context} context */
export function turn(context) {
  const { mine, head, curtain } = context.scene;
  const now = head?.phases?.[head.phase];
  if (curtain || !now) return null;
  return sheet(
    { key: "turn", label: now },
    [
      h("h3", null, now),
      mine?.hint && !giving(mine.hand ?? []) && h("p", null, mine.hint), // otherwise the hint is above the hand
      mine?.reveal && reveal(context, mine.reveal),
      head.goals?.length > 0 && goals(head.goals),
      (head.notes ?? []).map((note) => h("p.special", null, note)),
    ],
    asking(context),
  );
}

/** The two cards given up for the initiative, face up, and the first player. @param {Context} context @param {import("./types.js").Reveal} reveal */
const reveal = (context, { cards, text }) =>
  h(
    "div.reveal",
    { key: "reveal" },
    h(
      "ul",
      null,
      cards.map(({ side, name, title, n, figure: kind, first }) =>
        h(
          "li.gave",
          { key: `gave:${side}`, class: first ? `${side} first` : side },
          dot(side, 12),
          h("span.unseen", null, `${name}:`),
          figure(context, kind, 22),
          h("b", null, title),
          h("span.init.sm", null, h("b", null, n)),
        ),
      ),
    ),
    h("p", null, text),
  );

/** @param {{side: string, name: string, text: string}[]} list */
const goals = (list) =>
  h(
    "ul.goals",
    { key: "goals" },
    list.map(({ side, name, text }) => h("li", { key: `goal:${side}` }, dot(side, 12), h("span", null, h("b", null, name), ": ", text))),
  );
