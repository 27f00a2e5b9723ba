/** A board of 113 hexes, and what a game of it says. Hand-made, because the kernel has its own tests. */
import { scene as squares } from "./scene.js";

const [WIDE, SIZE] = [62, 62 / Math.sqrt(3)];
const STEPS = [
  [2, 0],
  [1, -1],
  [-1, -1],
  [-2, 0],
  [-1, 1],
  [1, 1],
];

function places() {
  const all = new Map();
  for (let row = 0; row < 9; row++)
    for (let i = 0; i < 13 - (row % 2); i++)
      all.set(`${2 * i + (row % 2)},${row}`, `${String.fromCharCode((row % 2 ? 97 : 65) + i)}${9 - row}`);
  return [...all].map(([at, id]) => {
    const [x, y] = at.split(",").map(Number);
    const [cx, cy] = [57 + x * 31, 74 + y * 1.5 * SIZE];
    const near = STEPS.map(([dx, dy]) => all.get(`${x + dx},${y + dy}`)).filter(Boolean);
    const outline = [
      [0, -1],
      [1, -0.5],
      [1, 0.5],
      [0, 1],
      [-1, 0.5],
      [-1, -0.5],
    ].map(([dx, dy]) => `${cx + (dx * WIDE) / 2},${cy + dy * SIZE}`);
    const keys = {
      ArrowLeft: all.get(`${x - 2},${y}`),
      ArrowRight: all.get(`${x + 2},${y}`),
      ArrowUp: all.get(`${x + (y % 2 ? -1 : 1)},${y - 1}`),
    };
    return {
      id,
      cx,
      cy,
      hex: WIDE,
      points: outline.join(" "),
      label: `${id}, open ground`,
      near,
      keys: Object.fromEntries(Object.entries(keys).filter(([, to]) => to)),
    };
  });
}

export const unit = (k, p, side, more) => {
  const { cx: x, cy: y } = places().find(({ id }) => id === p);
  return {
    k,
    t: "unit",
    p,
    x,
    y,
    side,
    s: "",
    w: 46,
    h: 36,
    press: true,
    figure: "infantry",
    letter: "I",
    n: 4,
    max: 4,
    badge: "",
    pips: "",
    lost: "",
    label: `${k}, 4 figures`,
    ...more,
  };
};

const board = () => [unit("first", "C5", "s1"), unit("second", "D7", "s2"), unit("third", "E1", "s1")];

const card = (id, title, more) => ({
  id,
  title,
  band: "",
  figure: "",
  chips: [],
  state: "lit",
  stub: null,
  note: "",
  label: title,
  ...more,
});

export const cards = () => [
  card("h0", "Attack", {
    n: "3",
    say: "Order three units on the left.",
    sections: [
      { n: "3", on: true },
      { n: "", on: false },
      { n: "", on: false },
    ],
  }),
  card("h1", "Surprise", { n: "", say: "Only when attacked.", state: "no" }),
];

export const dice = () => ({
  kind: "battle",
  title: "C5 at D7",
  sum: [
    { shape: "die", n: 3, word: "range 1", note: "", struck: false, rule: "a.1" },
    { shape: "die", n: -1, word: "wood", note: "at the target", struck: false, rule: "a.2" },
    { shape: "die", n: -1, word: "sandbags", note: "the wood counts", struck: true },
  ],
  total: { n: 2, word: "dice", note: "no fewer" },
  dice: 2,
  faces: [
    { face: "infantry", word: "infantry", state: "hit", times: 2, say: "infantry, twice: a hit" },
    { face: "star", word: "star", state: "" },
    { face: "flag", word: "flag", state: "flag" },
  ],
  spread: [
    { label: "no hit", text: "1/4", share: 0.25 },
    { label: "one", text: "3/4", share: 0.75, state: "best" },
  ],
  chance: { fraction: "3/4", words: "75%" },
  commit: "Roll 2 dice",
});

export const roll = () => ({
  title: "Last roll",
  note: "",
  need: "",
  dice: [
    { face: "grenade", state: "hit", word: "grenade: a hit" },
    { face: "flag", state: "flag", word: "flag: a retreat" },
    { face: "star", state: "", word: "star" },
  ],
});

export const scene = () => {
  const base = squares();
  const templates = {
    ...base.art.templates,
    unit: '<use href="#un-unit-{side}"/><text>{letter}</text><path d="{pips}"/>',
    cube: '<use href="#un-cube"/><use href="#un-sil-{figure}"/>',
  };
  return {
    ...base,
    art: { ...base.art, templates },
    ground: {
      width: 858,
      height: 578,
      label: "Map of 113 hexes",
      markup: '<g class="un-ground"><rect width="858" height="578"/></g>',
      places: places(),
    },
    board: board(),
    marks: { lit: [], chosen: [], aims: {}, path: [] },
    mine: { ...base.mine, hand: cards(), play: [{ ...cards()[0], id: "p0" }] },
    plan: dice(),
    roll: roll(),
    vehicles: [],
  };
};
