import { now, sign } from "./class-icons.js";
import { h } from "./dom.js";
import { commit, drawBars, drawCount, drawNote, drawReceipt, plain, small } from "./pupil-parts.js";

/** What stands above and below a live table. */

const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

function viewDuel({ phrase, view, own }) {
  const time = view.clock && [clock(own.clock?.mine ?? view.clock.mine), " – ", clock(own.clock?.foe ?? view.clock.foe)];
  const side = time && h("span", null, sign("clock", 15), " ", time);
  return {
    line: now(view.line, view.foe_here ? (view.act ? "" : "wait") : "off", side),
    body: [
      h(
        "p.k-vs",
        { key: "vs" },
        h("span", null, `${phrase("you")}: ${view.sides[0]}`),
        h("span.k-small", null, "–"),
        h("span", null, `${view.foe}: ${view.sides[1]}`),
      ),
      view.again && small("again", view.again.note),
      view.takeover && plain("takeover", view.takeover, { "data-do": "change-table" }, sign("computer", 17)),
    ],
    foot: view.again?.label ? [commit(view.again.label, { "data-do": "change-table" }, sign("again", 20))] : [],
  };
}

const viewLesson = ({ phrase, view }) => ({
  line: now(view.line, "", view.title),
  body: [
    h(
      "div.k-row",
      { key: "row" },
      h(
        "p.k-steps",
        { role: "img", "aria-label": view.line },
        view.marks.map((mark, i) => h("i", { key: i, class: mark === "good" ? "d" : mark === "go" ? "n" : null })),
      ),
      plain(
        "help",
        view.help ? phrase("help-asked") : phrase("help"),
        { "data-do": "help", "aria-pressed": String(view.help), title: phrase("help-only") },
        sign("hand", 18),
      ),
    ),
  ],
  foot: [],
});

const viewFollow = ({ phrase, view }) => ({
  line: now(view.line),
  body: [view.mine ? drawNote("pin", "ok", view.told) : small("tap", phrase("tap-tile"))],
  foot: view.mine ? [plain("stop", phrase("stop-pointing"), { "data-do": "stop" }, sign("close", 16))] : [],
});

function viewPosition({ phrase, view, count }) {
  if (view.shown)
    return {
      line: now(view.shown.told, "wait"),
      body: [view.mine && drawNote("mine", "", view.mine), h("ol.k-bars", { key: "bars" }, drawBars(view.shown.bars))],
      foot: [],
      hides: true,
    };
  if (!view.mine) return { line: now(view.line), body: [], foot: [] };
  return {
    line: now(phrase("wait-others"), "wait"),
    body: [drawReceipt(phrase("your-choice"), view.mine, phrase("received"), true), drawCount(count)],
    foot: [plain("change", phrase("change-choice"), { "data-do": "change-table" }, sign("pencil", 17))],
  };
}

const VIEWS = { duels: viewDuel, position: viewPosition, lesson: viewLesson, follow: viewFollow };
/** The kinds of tasks that show a live table. */
export const TABLES = Object.keys(VIEWS);

/** What stands above and below a live table. */
export const viewTable = (page) => VIEWS[page.view.what](page);
