import { now, sign, tick } from "./class-icons.js";
import { act, small } from "./desk-parts.js";
import { h } from "./dom.js";
import { SIZES, drawPicture, drawPlayer, drawStage, isOpen } from "./stage-views.js";

/** The middle of the teacher's side: the lobby, what runs, what the teacher looks into, the results, and the end. */

const drawQr = (qr, label) =>
  h(
    "svg.k-qr",
    {
      key: "qr",
      viewBox: `0 0 ${qr.size} ${qr.size}`,
      width: 168,
      height: 168,
      role: "img",
      "aria-label": label,
      "shape-rendering": "crispEdges",
    },
    h("rect.q0", { width: qr.size, height: qr.size }),
    h("path.q1", { d: qr.path }),
  );

/** Who can join, and how. */
export function drawLobby({ view, phrase, own }) {
  const { stage } = view;
  if (view.closed) return { line: now(phrase("closed-line"), "wait"), body: [h("p", { key: "p" }, phrase("closed-text"))], foot: [] };
  if (own.panel === "net")
    return {
      line: now(phrase("net-line")),
      body: [
        h(
          "ul.r-means",
          { key: "means" },
          ["who", "see", "ask", "cafe"].map((key) =>
            h(
              "li",
              { key },
              sign({ who: "wifi", see: "eye", ask: "computer", cafe: "close" }[key], 18),
              h("span", null, phrase(`net-${key}`)),
            ),
          ),
        ),
      ],
      foot: [
        act("open", phrase("let-them"), { class: "commit" }, sign("wifi", 18)),
        h("button.plain", { key: "no", type: "button", "data-do": "none" }, phrase("not-now")),
      ],
    };
  if (view.net === "local")
    return {
      line: now(phrase("nobody-line")),
      body: [
        h("p.r-only", { key: "only" }, sign("computer", 40), h("span", null, h("b", null, phrase("only-title")), phrase("only-text"))),
        h("p", { key: "teach" }, phrase("to-teach")),
        h(
          "ul.r-means",
          { key: "means" },
          h("li", null, sign("wifi", 18), h("span", null, phrase("step-net"))),
          h("li", null, sign("phone", 18), h("span", null, phrase("step-qr"))),
        ),
      ],
      foot: [
        h("button.commit", { key: "net", type: "button", "data-do": "net" }, sign("wifi", 18), h("span", null, phrase("let-join"))),
        h("a.plain", { key: "page", href: view.page, target: "_blank", rel: "noopener" }, phrase("open-page")),
      ],
    };
  return {
    line: now(phrase("lobby-line")),
    body: [
      h(
        "div.r-join",
        { key: "join" },
        stage.qr && drawQr(stage.qr, phrase("qr")),
        h(
          "p",
          null,
          h("span.r-adr", null, stage.address),
          h("b.r-bigcode", null, stage.code),
          h("span.k-small", null, phrase("code-note")),
        ),
      ),
      small("next", phrase("start-note")),
    ],
    foot: view.wall
      ? [
          h(
            "a.commit",
            { key: "wall", href: view.wall, target: "_blank", rel: "noopener" },
            sign("wall", 18),
            h("span", null, phrase("open-wall")),
          ),
        ]
      : [],
  };
}

/** The grid of pupils and steps or questions. */
const drawGrid = (grid, lookLabel = "") =>
  h(
    "ul.r-lgrid",
    { key: "grid" },
    grid.map(({ id, name, marks, stuck }) =>
      h(
        "li",
        { key: id },
        lookLabel
          ? h(
              "button.r-nm",
              { type: "button", "data-send": "look", "data-target": String(id), "aria-label": `${lookLabel}: ${name}`, title: lookLabel },
              name,
            )
          : h("span.r-nm", null, name),
        h(
          "span.r-st",
          { role: "img", "aria-label": `${marks.filter((mark) => mark === "good").length} / ${marks.length}` },
          marks.map((mark, i) => h("i", { key: i, class: mark || null })),
        ),
        stuck && sign("clock", 15),
      ),
    ),
  );

/** The screen of a pupil in a lesson: the step, the board and the task. Only the teacher sees it. */
function drawScreen({ view: { game, stage }, phrase }) {
  const drawLines = (label, lines, kind) =>
    lines.length > 0 && [
      h("h4", { key: `${label}-head` }, phrase(label)),
      h(
        kind,
        { key: label },
        lines.map((line, i) => h("li", { key: i }, line)),
      ),
    ];
  return {
    line: now(game.names[0], "", game.state),
    body: [
      h(
        "div.w-two.r-game",
        { key: "game" },
        drawPicture(game.picture),
        h(
          "div.w-list",
          { key: "list" },
          h("h4", { key: "task-head" }, phrase("task")),
          game.task.map((line, i) => h("p", { key: `task${i}` }, line)),
          game.options.length > 0 &&
            h(
              "ol.r-log",
              { key: "options", type: "A" },
              game.options.map((line, i) => h("li", { key: i }, line)),
            ),
          game.missed && small("missed", game.missed),
          drawLines("said", game.said, "ul.r-log"),
          drawLines("hand", game.hand, "ul.r-hand"),
        ),
      ),
    ],
    foot: [
      act("hint", phrase("send-hint"), { class: "plain", "data-target": String(game.pupil) }, sign("bulb", 17)),
      act("look", phrase("all-pupils"), { class: "plain" }, sign(stage.what, 17)),
    ],
  };
}

/** One duel from inside. The hands of both sides are here only, and only if the teacher asks for them. */
function drawGame({ view: { game, stage }, phrase }) {
  const isShown = game.hands.length > 0;
  return {
    line: now(game.names.join(" – "), "", game.state),
    body: [
      h(
        "div.w-two.r-game",
        { key: "game" },
        drawPicture(game.picture),
        h(
          "div.w-list",
          { key: "list" },
          game.names.map((_, i) =>
            h(
              "section",
              { key: i },
              drawPlayer(game, i, game.winner === i && tick(16)),
              isShown
                ? h(
                    "ul.r-hand",
                    null,
                    game.hands[i].map((card, k) => h("li", { key: k }, card)),
                  )
                : h("p.k-small", null, game.counts[i]),
            ),
          ),
          game.log.length > 0 && [
            h("h4", { key: "steps" }, phrase("last-steps")),
            h(
              "ol.r-log",
              { key: "log" },
              game.log.map((line, i) => h("li", { key: i }, line)),
            ),
          ],
        ),
      ),
    ],
    foot: [
      act(
        "hands",
        isShown ? phrase("hide-hands") : phrase("show-hands"),
        { class: "plain", "data-target": isShown ? "" : "show" },
        sign("eye", 17),
      ),
      act("look", phrase("all-boards"), { class: "plain" }, sign(stage.what, 17)),
    ],
  };
}

/** The running activity, or what the teacher looks into. */
export function drawActivity(desk) {
  const { game } = desk.view;
  if (!game) return drawRunning(desk);
  return game.pupil ? drawScreen(desk) : drawGame(desk);
}

function drawRunning({ view, phrase }) {
  const { stage, desk } = view;
  const words = { "how-many": phrase("how-many"), share: phrase("share") };
  const isGrid = stage.what === "lesson" && desk.grid;
  return {
    line: now(stage.line, isOpen(stage) ? "" : "wait", stage.count),
    body: isGrid
      ? [drawGrid(desk.grid, phrase("look-lesson"))]
      : [
          ...drawStage({ ...stage, words, count: "", label: stage.count, lookLabel: phrase("look") }, SIZES.desk),
          desk.grid?.some(({ marks }) => marks.length > 0) && drawGrid(desk.grid),
        ],
    foot: [
      view.buttons.map(({ id, label, first }) => act("act", label, { "data-target": id, class: first ? "commit" : "plain" })),
      act("stop", phrase("stop"), { class: "plain" }, sign("close", 15)),
    ],
  };
}

/** What came together. */
export const drawResults = ({ view, phrase }) => ({
  line: now(phrase("results"), "wait", view.total),
  body: [
    view.results.length > 0
      ? h(
          "table.r-res",
          { key: "table" },
          h(
            "thead",
            null,
            h(
              "tr",
              null,
              [phrase("activity"), phrase("pupils"), phrase("answers"), phrase("right")].map((label) =>
                h("th", { key: label, scope: "col" }, label),
              ),
            ),
          ),
          h(
            "tbody",
            null,
            view.results.map((row) =>
              h(
                "tr",
                { key: row[0] },
                row.map((cell, i) => h(i ? "td" : "th", { key: i, scope: i ? null : "row" }, String(cell))),
              ),
            ),
          ),
        )
      : h("p", { key: "none" }, phrase("no-results")),
    h("p.k-small", { key: "code" }, phrase("results-code")),
    h("pre.r-code", { key: "pre" }, view.example),
  ],
  foot: [h("button.plain", { key: "back", type: "button", "data-do": "none" }, phrase("back"))],
});

/** What to keep of the room. */
export const drawClosing = ({ phrase, own }) => ({
  line: now(phrase("close-line")),
  body: [
    h(
      "div.r-close",
      { key: "close", role: "radiogroup", "aria-label": phrase("close-line") },
      ["plain", "names", "nothing"].map((keep) =>
        h(
          "label",
          { key: keep, class: own.keep === keep ? "on" : null },
          h("input", {
            type: "radio",
            name: "keep",
            value: keep,
            checked: own.keep === keep ? true : null,
            "data-keep": keep,
          }),
          h("span", null, phrase(`keep-${keep}`), h("small", null, phrase(`keep-${keep}-note`))),
        ),
      ),
    ),
  ],
  foot: [
    act("close", own.keep === "nothing" ? phrase("just-close") : phrase("save-close"), { class: "commit", "data-target": own.keep }),
    h("button.plain", { key: "no", type: "button", "data-do": "none" }, phrase("not-now")),
  ],
});
