import { drawGuesses, drawRolls, drawShares } from "./class-charts.js";
import { drawBars } from "./pupil-parts.js";
import { tag, tick } from "./class-icons.js";
import { h } from "./dom.js";

/** What the whole class may see, on the projector and in the notebook. The two differ only in their sizes. */

/** The sizes of the pictures: the projector, and the notebook. */
export const SIZES = {
  wall: { guesses: { width: 1560, height: 520, font: 30, dot: 52 }, rolls: { width: 820, height: 480, font: 28, dot: 0 } },
  desk: { guesses: { width: 480, height: 210, font: 13, dot: 17 }, rolls: { width: 250, height: 200, font: 13, dot: 0 } },
};

const drawFaces = ({ faces, note }) =>
  faces?.length > 0 &&
  h(
    "div.k-faces",
    { key: "faces", role: "img", "aria-label": note },
    faces.map(({ n, hit }) => h("i", { key: n, class: hit ? "h" : null }, n)),
  );

/** One place for each guess, filled when it is in. */
const drawTray = ({ n, of, count, label = count }) =>
  h(
    "div.r-tray",
    { key: "tray", role: "img", "aria-label": label, class: of > 40 ? "many" : null },
    Array.from({ length: Math.max(of, n) }, (_, i) => h("i", { key: i, class: i < n ? "f" : null })),
  );

const drawCount = ({ count }) => h("p.r-count", { key: "count" }, count);

function drawGuess(stage, size) {
  const { shown } = stage;
  if (!shown)
    return [
      h("p.r-q", { key: "q" }, stage.question),
      drawFaces(stage),
      stage.note && h("p.k-small", { key: "note" }, stage.note),
      drawTray(stage),
      drawCount(stage),
    ];
  if (shown.bars)
    return [
      h("p.r-q", { key: "q" }, stage.question),
      h("ol.k-bars", { key: "bars" }, drawBars(shown.bars)),
      h("p.r-told", { key: "told" }, shown.told),
    ];
  return [
    h("div.w-slip", { key: "chart" }, drawGuesses(shown, size.guesses)),
    h("p.w-foot", { key: "foot" }, shown.steps[0] && h("b.big", null, shown.steps[0]), h("span", null, shown.told)),
  ];
}

function drawRolling({ bars, running, exact, exactly, told, verdict, total, count, words }, size) {
  return [
    h(
      "div.w-two",
      { key: "two" },
      h("div.w-slip", { key: "bars" }, h("p.k-small", null, words["how-many"]), drawRolls(bars, size.rolls, told || total)),
      h("div.w-slip", { key: "shares" }, h("p.k-small", null, words.share), drawShares(running, exact, size.rolls, told || total)),
    ),
    h("p.w-foot", { key: "foot" }, h("span", null, told || exactly)),
    h("p.k-small", { key: "verdict" }, verdict || count),
  ];
}

function drawQuestion({ question, options, picture, shown, count, label, n, of }) {
  const bars = shown ? shown.bars : options.map((label) => ({ label, n: 0, right: false }));
  const list = shown
    ? h("ol.k-bars", { key: "bars" }, drawBars(bars))
    : h(
        "ol.r-opts",
        { key: "opts" },
        options.map((label, i) => h("li", { key: i }, h("i", { "aria-hidden": "true" }, "ABCDEFGH"[i]), h("b", null, label))),
      );
  const reasons = shown
    ? [
        h("p.r-told", { key: "after" }, shown.after),
        ...shown.bars
          .filter(({ why, n: votes }) => why && votes)
          .map(({ label, why }, i) => h("p.k-small", { key: i }, h("b", null, `${label.replace(/\.$/, "")}: `), why)),
      ]
    : [drawTray({ n, of, count, label }), drawCount({ count })];
  return [
    h("p.r-q", { key: "q" }, question),
    h(
      "div.w-two",
      { key: "two", class: picture ? null : "one" },
      picture && drawPicture(picture),
      h("div.w-list", { key: "list" }, list, reasons),
    ),
  ];
}

/** The length of an arrow that the number of its votes covers. */
const TOKEN = 0.55;

/** What the class would do: a wash on each place, and arrows that get wider with their votes. The list beside it says the same. */
function drawHeat({ width, height, washes, ways }) {
  const unit = Math.min(width, height) / 36;
  const most = Math.max(...ways.map(({ n }) => n));
  return h(
    "svg.heat",
    { key: "heat", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" },
    washes.map(({ points, share }, i) => h("polygon", { key: `wash${i}`, points, "fill-opacity": share })),
    ways.map(({ from: [ax, ay], to: [bx, by], n, best }, i) => {
      const length = Math.hypot(bx - ax, by - ay);
      const [dx, dy] = length ? [(bx - ax) / length, (by - ay) / length] : [0, 0];
      const wide = unit * (0.35 + (0.55 * n) / most);
      const [tipX, tipY] = [bx - dx * unit, by - dy * unit];
      const [neckX, neckY] = [tipX - dx * unit * 1.8, tipY - dy * unit * 1.8];
      const [x, y] = [ax + (bx - ax) * TOKEN, ay + (by - ay) * TOKEN];
      const head = [
        [tipX, tipY],
        [neckX - dy * (wide + unit * 0.6), neckY + dx * (wide + unit * 0.6)],
        [neckX + dy * (wide + unit * 0.6), neckY - dx * (wide + unit * 0.6)],
      ];
      return h(
        "g",
        { key: `way${i}`, class: best ? "best" : null },
        length > 0 && h("path.line", { key: "line", "stroke-width": wide, d: `M${ax} ${ay}L${neckX} ${neckY}` }),
        length > 0 &&
          h("path.head", { key: "head", "stroke-width": unit * 0.15, d: `M${head.map((point) => point.join(" ")).join("L")}Z` }),
        h("circle", { key: "token", cx: x, cy: y, r: unit * 1.45, "stroke-width": unit * 0.15 }),
        h("text", { key: "n", x, y: y + unit * 0.62, "font-size": unit * 1.75 }, String(n)),
      );
    }),
  );
}

/** A board with pins, or with what the class would do. */
export const drawPicture = (picture, pins = [], heat = null) =>
  h(
    "div.w-pic",
    { key: "pic" },
    h(
      "span",
      { style: `--ratio:${picture.ratio}` },
      h("img", { key: picture.src, src: picture.src, alt: picture.alt }),
      heat && drawHeat(heat),
      pins.map(({ x, y, n }, i) => h("b.pin", { key: i, style: `left:${x}%;top:${y}%` }, String(n))),
    ),
  );

const drawPosition = ({ picture, heat, shown, count, label, n, of }) => [
  h(
    "div.w-two",
    { key: "two" },
    drawPicture(picture, [], heat),
    h(
      "div.w-list",
      { key: "list" },
      shown
        ? [
            h("p.r-told", { key: "told" }, shown.told),
            h("ol.k-bars", { key: "bars", class: shown.bars.length > 6 ? "many" : null }, drawBars(shown.bars)),
          ]
        : [drawTray({ n, of, count, label }), drawCount({ count })],
    ),
  ),
];

const drawFollowers = ({ picture, pins, bars, count }) => [
  h(
    "div.w-two",
    { key: "two" },
    drawPicture(picture, pins),
    h("div.w-list", { key: "list" }, h("ol.k-bars", { key: "bars" }, drawBars(bars)), drawCount({ count })),
  ),
];

const drawSteps = ({ bars, count }) => [h("ol.k-bars.steps", { key: "bars" }, drawBars(bars)), drawCount({ count })];

/** How many boards fit beside each other. @param {number} n */
const columnsFor = (n) => Math.ceil(Math.sqrt(n * 2.4));

/** One of the two players of a duel. */
export const drawPlayer = ({ names, score, winner, away }, k, more = null) =>
  h(
    "span.vs",
    { key: k, class: `s${k + 1}${winner === k ? " won" : ""}${away[k] ? " away" : ""}` },
    h("i", { "aria-hidden": "true" }),
    h("span", null, names[k]),
    more,
    h("b", null, String(score[k])),
  );

const drawBoards = ({ boards, count, lookLabel }) => [
  h(
    "ul.r-duels",
    {
      key: "boards",
      style: `--n:${columnsFor(boards.length)};--rows:${Math.ceil(boards.length / Math.min(columnsFor(boards.length), 6))}`,
    },
    boards.map(({ names, state, picture, over, winner }, i) =>
      h(
        "li.r-duel",
        { key: i, class: over ? "over" : null },
        h("img", { key: "img", src: picture.src, alt: "" }),
        winner >= 0 && h("span.vs.r-won", { key: "won", class: `s${winner + 1}`, "aria-hidden": "true" }, h("i"), tick(22)),
        names.map((_, k) => drawPlayer(boards[i], k)),
        h("small", { key: "state" }, state),
        lookLabel &&
          h("button.r-peek", {
            key: "peek",
            type: "button",
            "data-send": "look",
            "data-target": String(i),
            "aria-label": `${lookLabel}: ${names.join(" – ")}`,
            title: lookLabel,
          }),
      ),
    ),
  ),
  drawCount({ count }),
];

const STAGES = {
  guess: drawGuess,
  rolls: drawRolling,
  questions: drawQuestion,
  position: drawPosition,
  lesson: drawSteps,
  duels: drawBoards,
  follow: drawFollowers,
};

/** The picture of an activity. @param {any} stage @param {{guesses: any, rolls: any}} size */
export const drawStage = (stage, size) => STAGES[stage.what]?.(stage, size) ?? [];

/** Names as paper tags, the newest last. @param {string[]} names @param {number} most @param {(n: number) => string} others */
export const drawTags = (names, most, others) => {
  const left = names.length - most;
  return h(
    "p.r-tags",
    { key: "tags" },
    left > 0 && h("span.k-tag.more", { key: "more" }, others(left)),
    names.slice(-most).map((name) => tag(name)),
  );
};

/** Whether the class acts now. */
export const isOpen = (stage) => stage.what !== "lobby" && !stage.shown;
