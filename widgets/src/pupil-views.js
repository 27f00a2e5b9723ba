import { now, sign, tag } from "./class-icons.js";
import { h } from "./dom.js";
import { viewGuess } from "./pupil-guess.js";
import { drawLanguages, viewJoin, viewWait } from "./pupil-join.js";
import { commit, plain } from "./pupil-parts.js";
import { viewQuestions } from "./pupil-questions.js";
import { viewRolls } from "./pupil-rolls.js";
import { TABLES, viewTable } from "./pupil-tables.js";

/**
 * The page of a pupil, state by state. Each view gives the line, the picture, what to do, and the foot. The room has said everything that
 * depends on numbers or games, and the page has only its own words.
 *
 * @typedef {{line: any[], picture?: any, body: any[], foot: any[], beside?: any}} Sheet
 */

function viewOver({ phrase, own, bye, data }) {
  if (bye.why === "moved")
    return {
      line: now(phrase("moved-line"), "off"),
      body: [h("div.k-mid.k-center", { key: "mid" }, h("p", null, phrase("moved-text")))],
      foot: [commit(phrase("here-again"), { "data-do": "rejoin" })],
    };
  if (bye.why === "handed")
    return {
      line: now(phrase("moved-line"), "off"),
      body: [h("div.k-mid.k-center", { key: "mid" }, h("p", null, phrase("handed-text")))],
      foot: [],
    };
  if (bye.why === "removed")
    return {
      line: now(phrase("removed-line"), "off"),
      body: [h("div.k-mid.k-center.k-stack", { key: "mid" }, h("h2", null, phrase("removed-title")), h("p", null, phrase("removed-text")))],
      foot: [commit(phrase("join-again"), { "data-do": "again" })],
    };
  const rows = bye.rows ?? [];
  return {
    line: now(bye.why === "left" ? phrase("left-line") : phrase("ended-line"), "wait"),
    body: [
      h("h2", { key: "title" }, phrase("ended-title", { name: own.name })),
      rows.length > 0 && h("p", { key: "text" }, phrase(data.two ? "friend-ended" : "ended-text")),
      rows.length > 0 &&
        h(
          "ul.k-slip.k-res",
          { key: "rows" },
          rows.map(([kind, question, answer], i) =>
            h("li", { key: i }, h("span", null, kind, h("small", null, question)), h("b", null, answer)),
          ),
        ),
      h("p.k-small.k-low", { key: "foot" }, phrase("ended-foot")),
    ],
    foot: [
      rows.length > 0 && commit(phrase("save"), { "data-do": "save" }, sign("save", 20)),
      plain("again", phrase("join-again"), { "data-do": "again" }),
    ],
  };
}

const VIEWS = { wait: viewWait, guess: viewGuess, rolls: viewRolls, questions: viewQuestions };

/** The sheet for the state of the page. @returns {Sheet & {hides?: boolean}} */
export function drawState(page) {
  if (page.bye) return viewOver(page);
  if (!page.me) return viewJoin(page);
  const task = page.view?.what ?? "wait";
  return TABLES.includes(task) ? viewTable(page) : VIEWS[task](page);
}

/** What covers the page while there is no connection. */
export const drawLost = ({ phrase, lost }) =>
  h(
    "div.k-shade",
    { key: "shade" },
    h(
      "section.k-slip.k-lost",
      { role: "alertdialog", "aria-label": phrase("lost-line"), "aria-describedby": "lost-text" },
      h("p.hd", null, sign("away", 26), phrase("lost-title")),
      lost.held > 0 &&
        h(
          "p.k-held",
          { key: "held" },
          sign("phone", 22),
          h("span", null, lost.held === 1 ? phrase("lost-held-one") : phrase("lost-held", { n: lost.held })),
        ),
      h("p.k-small", { id: "lost-text" }, phrase("lost-text")),
      h("button.commit", { type: "button", "data-do": "retry" }, phrase("try-now")),
    ),
  );

/** The menu of the page: the language, help and the way out. */
export const drawMenu = ({ phrase, data, own, view }) =>
  h(
    "div.k-slip.k-menu",
    { key: "menu", role: "dialog", "aria-label": phrase("menu") },
    h("p", null, phrase("language")),
    drawLanguages(data, own.lang, phrase),
    view?.what !== "lesson" &&
      !data.two &&
      plain(
        "help",
        own.asks ? phrase("help-asked") : phrase("help"),
        { "data-do": "help", "aria-pressed": String(Boolean(own.asks)) },
        sign("hand", 17),
      ),
    plain("leave", phrase("leave"), { "data-do": "leave" }, sign("door", 17)),
  );

/** The strip at the top. */
export const drawTop = ({ me, phrase, own }) =>
  me
    ? [
        tag(me.name),
        h("span.k-code1", { key: "code" }, h("span.unseen", null, `${phrase("code")}: `), me.code),
        h(
          "button.k-ib",
          { key: "menu", type: "button", "data-do": "menu", "aria-label": phrase("menu"), "aria-expanded": String(Boolean(own.isMenu)) },
          sign("more", 20),
        ),
      ]
    : [h("span.k-brand", { key: "brand" }, sign("rolls", 22), " undaunted-nb")];
