/** The moment of the picture that the table aims at: machine gunners on 2B fire at riflemen in the wood on 17B. */

const COLUMNS = [
  [20, 160, ["2B", "farm", 2], ["16B", "hedgerows", 2], ["6A", "orchard", 1]],
  [160, 90, ["17B", "wood", 3], ["13B", "hedgerow", 1], ["3B", "open field", 0]],
  [300, 20, ["7A", "farm", 2], ["12B", "open field", 0], ["8A", "hedgerows", 2]],
  [440, 90, ["4B", "open field", 0], ["5B", "orchard", 1], ["11B", "open field", 0]],
];

function places() {
  const tiles = COLUMNS.flatMap(([x, y, ...column], c) =>
    column.map(([id, kind, cover], r) => ({ id, c, r, x, y: y + 140 * r, kind, cover })),
  );
  return tiles.map(({ id, c, r, x, y, kind, cover }) => {
    const near = tiles.filter((t) => (t.c === c ? Math.abs(t.r - r) === 1 : Math.abs(t.c - c) === 1 && Math.abs(t.y - y) < 140));
    const beside = (by) => near.find((t) => t.c === c + by)?.id;
    const column = (by) => near.find((t) => t.c === c && t.r === r + by)?.id;
    const keys = { ArrowLeft: beside(-1), ArrowRight: beside(1), ArrowUp: column(-1), ArrowDown: column(1) };
    return {
      id,
      points: `${x},${y} ${x + 140},${y} ${x + 140},${y + 140} ${x},${y + 140}`,
      cx: x + 70,
      cy: y + 70,
      kind,
      label: `${id}, ${kind}, cover ${cover}`,
      shield: [x + 123, y + 17],
      near: near.map((t) => t.id),
      keys: Object.fromEntries(Object.entries(keys).filter(([, to]) => to)),
    };
  });
}

const counter = (k, p, x, y, figure, letter, n, s = "") => ({
  k,
  t: "counter",
  p,
  x,
  y,
  side: k.startsWith("US") ? "s1" : "s2",
  s,
  figure,
  letter,
  n: String(n),
  label: `${k}, defense ${n}${s && `, ${s}`}`,
});
const sign = (t, side, p, x, y, label, more) => ({ k: `${t} ${side} ${p}`, t, side, p, x, y, s: "", label, ...more });
const flag = (side, p, x, y, n) => sign("flag", side, p, x, y, `objective, ${n}`, { n: String(n) });

const board = [
  flag("s1", "2B", 82, 178, 1),
  flag("s1", "16B", 82, 318, 1),
  flag("s1", "6A", 82, 458, 2),
  flag("", "13B", 222, 248, 2),
  flag("s2", "7A", 362, 38, 1),
  flag("s2", "5B", 502, 248, 3),
  sign("controlled", "s1", "2B", 38, 282, "controlled by US"),
  sign("controlled", "s1", "16B", 38, 422, "controlled by US"),
  sign("controlled", "s1", "6A", 38, 562, "controlled by US"),
  sign("scouted", "s1", "17B", 178, 212, "scouted by US"),
  sign("scouted", "s2", "17B", 282, 212, "scouted by Germany"),
  sign("scouted", "s2", "13B", 282, 352, "scouted by Germany"),
  sign("scouted", "s1", "3B", 178, 492, "scouted by US"),
  sign("controlled", "s2", "7A", 422, 142, "controlled by Germany"),
  sign("scouted", "s2", "12B", 422, 282, "scouted by Germany"),
  sign("scouted", "s2", "8A", 422, 422, "scouted by Germany"),
  sign("controlled", "s2", "5B", 562, 352, "controlled by Germany"),
  sign("target", "s2", "16B", 124, 414, "German mortar target"),
  counter("US Riflemen A", "2B", 57, 228, "riflemen", "A", 4),
  counter("US Machine Gunners C", "2B", 123, 228, "machine-gunners", "C", 4),
  counter("US Riflemen B", "16B", 90, 368, "riflemen", "B", 4),
  counter("US Scouts B", "6A", 90, 508, "scouts", "B", 5),
  counter("US Scouts A", "3B", 230, 438, "scouts", "A", 5),
  counter("DE Riflemen A", "17B", 230, 158, "riflemen", "A", 4),
  counter("DE Scouts A", "13B", 230, 298, "scouts", "A", 5),
  counter("DE Machine Gunners A", "7A", 370, 88, "machine-gunners", "A", 4),
  counter("DE Riflemen B", "12B", 370, 228, "riflemen", "B", 4, "suppressed"),
  counter("DE Sniper", "8A", 370, 368, "snipers", "", 6),
  counter("DE Mortar", "5B", 510, 298, "mortar", "", 4),
];

const chip = (id, n, state = "") => ({ id, label: id[0].toUpperCase() + id.slice(1), n: n ? String(n) : "", icon: id, state });
const card = (id, title, band, n, figure, chips, more) => ({
  id,
  title,
  band,
  n,
  figure,
  chips,
  state: "",
  stub: { id: "hunker down", label: "Hunker Down", state: "" },
  note: "",
  label: `${title} ${band}, initiative ${n}`,
  ...more,
});
const pile = (id, count, kind, title, more) => ({ id, label: id, count, kind, title, ...more });

const ground = {
  width: 600,
  height: 600,
  label: "Map of La Raye, twelve tiles in four staggered columns",
  markup: '<g class="un-ground"><rect id="un-sheet" width="600" height="600"/></g>',
  places: places(),
  legend: [
    {
      label: "scouted",
      show: [
        { t: "scouted", side: "s1" },
        { t: "scouted", side: "s2" },
      ],
    },
    {
      label: "controlled",
      show: [
        { t: "controlled", side: "s1" },
        { t: "controlled", side: "s2" },
      ],
    },
    { label: "spawn here", show: [{ t: "spawn", side: "s1", text: "all" }], width: 52 },
    { label: "mortar target", show: [{ t: "target", side: "s2" }], width: 34 },
  ],
};

const words = {
  undo: "Undo",
  redo: "Redo",
  round: "Round",
  phases: "The round",
  points: "Points",
  help: "Keys",
  legend: "Signs on the map",
  play: "Play area",
  piles: "play area and piles",
  hand: "Your hand",
  "why-not": "Why not?",
  change: "What would change it:",
  chain: "A hit costs one card, from the first place that holds one:",
  ways: "{n} of the 100 ways",
  struck: "not counted: {n} {word}, {note}",
  step: "{n} of {m}",
  prev: "Back",
  next: "Next",
  log: "Log",
  menu: "More",
  full: "Full screen",
  close: "Close",
  numbers: "About the numbers",
  speed: "Speed",
  "speed-step": "Step by step",
  "speed-1": "1×",
  "speed-2": "2×",
  "speed-now": "At once",
  "key-log": "the log",
  "key-full": "full screen",
  more: "Older lines",
  text: "The table as text",
  neighbors: "Neighbors",
  "can-choose": "can be chosen",
  "key-arrows": "move about",
  "key-enter": "choose; on the target, do it",
  "key-back": "one step back",
  "key-cards": "choose a card",
  "key-aims": "next tile or counter that can be chosen",
  "key-pieces": "counters on the tile",
  "key-walk": "walkthrough back and forth",
  "key-undo": "undo",
  "key-redo": "redo",
  "key-end": "end the turn",
  "key-help": "these keys",
  "key-hint": "ask for a hint",
  "state-go": "Go on",
  "state-good": "Right",
  "state-no": "Not yet",
  "state-done": "Done",
  taught: "Taught in",
  docs: "Open in the docs",
  language: "Language",
  chances: "Chances",
  "key-chances": "chances on and off",
  vehicles: "Vehicles",
  "no-action": "no action",
};

/** A fresh copy each time, so that a test may change it. */
export const scene = () =>
  structuredClone({
    art: {
      symbols: '<symbol id="un-sil-riflemen"><path class="un-c-sf" d="M0 0h9"/></symbol><pattern id="un-pat-s1"/><pattern id="un-pat-s2"/>',
      templates: {
        counter: '<use href="#un-sil-{figure}"/><text>{letter}</text><text class="un-c-n">{n}</text>',
        flag: "<text>{n}</text>",
        scouted: '<circle r="9" fill="url(#un-pat-{side})"/>',
        controlled: '<circle r="9"/>',
        target: '<circle r="9"/>',
        spawn: "<text>{text}</text>",
        die: "<text>{n}</text>",
      },
    },
    ground,
    words,
    board,
    marks: {
      lit: [],
      chosen: ["US Machine Gunners C"],
      aims: {
        "DE Riflemen A": "51%",
        "DE Scouts A": "64%",
        "DE Riflemen B": "75%",
        "DE Machine Gunners A": "51%",
        "DE Sniper": "19%",
        "DE Mortar": "51%",
      },
      aimed: "DE Riflemen A",
      path: ["2B", "17B"],
      refused: ["2B", "13B"],
    },
    head: {
      title: "La Raye",
      note: "Undaunted: Normandy · lesson position, squads added",
      round: "4",
      phases: ["Draw", "Initiative 7 : 5", "US turn", "German turn"],
      phase: 2,
      score: [
        { side: "s1", name: "US", points: 4, goal: 5, text: "4 of 5 points" },
        { side: "s2", name: "Germany", points: 4, goal: 5, text: "4 of 5 points" },
      ],
      first: { side: "s1", label: "US first" },
      undo: true,
      redo: false,
    },
    mine: {
      side: "s1",
      name: "US",
      hand: [
        card("h0", "Machine Gunner", "C", 3, "machine-gunners", [chip("move", 1), chip("attack", 2, "chosen"), chip("suppress", 4)], {
          state: "chosen",
        }),
        card("h1", "Rifleman", "A", 5, "riflemen", [chip("move", 1), chip("attack", 1), chip("control", 0, "no")]),
        card("h2", "Scout", "A", 6, "scouts", [chip("scout", 2), chip("attack", 1), chip("recon"), chip("conceal")]),
        card("h3", "Fog of War", "", 1, "fog", [], { state: "never", stub: null, note: "not playable in a turn" }),
      ],
      play: [card("p0", "Platoon Sergeant", "", 9, "leader", [], { stub: null, note: "Command 2, done" })],
      piles: [
        pile("deck", 5, "back", "Your deck: 5 cards, face down"),
        pile("discard", 6, "back", "Your discard pile: 6 cards"),
        pile("supply", 16, "open", "Your supply: 16 cards, open to both sides", {
          items: [
            { id: "Rifleman A", label: "Rifleman A", count: 3, state: "" },
            { id: "Scout B", label: "Scout B", count: 2, state: "" },
          ],
        }),
        pile("removed", 1, "gone", "Removed from the game: 1 card"),
      ],
      hint: "choose a card, then one of its actions",
      end: "End turn",
      hidden: false,
    },
    foe: {
      side: "s2",
      name: "Germany",
      note: "plays second",
      piles: [
        pile("hand", 3, "back", "German hand: 3 cards, hidden"),
        pile("deck", 6, "back", "German deck: 6 cards, hidden"),
        pile("discard", 8, "back", "German discard pile: 8 cards"),
        pile("supply", 20, "open", "German supply: 20 cards, open to both sides"),
      ],
      play: [],
    },
    plan: {
      kind: "attack",
      icon: "attack",
      title: "Attack 2: Machine Gunners C on 2B at German Riflemen A on 17B",
      sum: [
        { shape: "shield", n: 4, word: "base", note: "on the counter", struck: false },
        { shape: "cover", n: 3, word: "cover", note: "17B is a wood", struck: false },
        { shape: "disc", n: 1, word: "range", note: "1 step from 2B", struck: false },
      ],
      total: { n: 8, word: "defense", note: "8, 9, 0 hit" },
      dice: 2,
      hits: [8, 9, 0],
      chance: { fraction: "51/100", words: "51%, about 1 in 2" },
      lines: ["One hitting die is enough; a 0 always hits."],
      chain: ["hand", "discard", "deck", "counter"],
      choices: [],
      commit: "Roll 2 dice",
      next: "Next target",
      back: "Back",
    },
    why: {
      ask: "Rifleman A: move 13B",
      tone: "no",
      title: "Why not?",
      reasons: [
        {
          text: "13B carries no marker of yours. Riflemen enter only tiles that their own side has scouted or controls; only Germany has scouted 13B.",
          change: "Scout A, in your hand, can scout 13B first. The price: one Fog of War into your discard pile.",
          rule: "un.move.2",
          source: "Rulebook: Move",
        },
      ],
    },
    walk: {
      title: "Walkthrough: the attack sum",
      step: 6,
      steps: 9,
      text: "Germany holds the wood on 17B, one step from your gun. Before you roll: which parts of the sum would change if the gun fired at 12B instead?",
      checked: [],
      choices: [{ id: "b1", label: "What if the dice show 1 and 2?" }],
      back: true,
      next: true,
      branch: false,
    },
    roll: {
      title: "Last roll",
      note: "Machine Gunners A at your Riflemen B, 16B",
      dice: [
        { n: 9, hit: true, word: "hit" },
        { n: 4, hit: false, word: "miss" },
      ],
      need: "needed 9 or a 0",
    },
    log: {
      lines: [
        {
          id: "17.0",
          head: "Round 4",
          side: "s1",
          text: "Platoon Sergeant: command 2. Two cards drawn, deck 5",
          source: "Rulebook: Attack, step 3",
          rule: "un.command.1",
        },
        {
          id: "16.0",
          head: "",
          side: "",
          text: "Initiative 7 to 5: the US takes the token, both cards discarded",
          source: "Rulebook: Attack, step 3",
          rule: "un.initiative.2",
        },
        { id: "15.0", head: "", side: "", text: "Both sides draw four cards", source: "Rulebook: Attack, step 3", rule: "un.draw.1" },
        {
          id: "14.0",
          head: "Round 3",
          side: "s2",
          text: "Machine Gunner A at Riflemen B, 16B: 4 + 2 + 3 = 9; dice 9, 4: hit, one card from the discard pile",
          source: "Rulebook: Attack, step 3",
          rule: "un.attack.3",
        },
        {
          id: "13.0",
          head: "",
          side: "s1",
          text: "Machine Gunner C at Riflemen B, 12B: suppress, 4 + 0 + 2 = 6; dice 7, 2, 3, 5: suppressed",
          source: "Rulebook: Attack, step 3",
          rule: "un.suppress.1",
        },
        {
          id: "12.0",
          head: "",
          side: "s1",
          text: "Scout A: scout 3B; one Fog of War to the discard pile",
          source: "Rulebook: Attack, step 3",
          rule: "un.scout.2",
        },
      ],
      more: true,
    },
    rule: null,
    curtain: null,
    text: "",
    revision: 12,
  });

/** An exercise that went wrong, after one hint. */
export const coach = (more) => ({
  title: "Moving",
  step: 2,
  steps: 5,
  ticks: ["good", "no", "go", "done", ""],
  state: "no",
  task: ["Move Riflemen A to a tile that your side has scouted.", "Then end the turn."],
  said: ["13B carries no marker of yours."],
  hints: ["Look at the corner of each tile."],
  hint: "What to do",
  options: [],
  again: "Try again",
  next: null,
  back: true,
  buttons: [{ id: "lesson:normandy/attacking", label: "Attacking" }],
  note: "This lesson has changed since you did it.",
  ...more,
});

/** A question with one wrong answer given. */
export const quiz = (more) =>
  coach({
    title: "Quiz",
    step: 3,
    state: "",
    task: ["What is the defense?"],
    said: [],
    hints: [],
    hint: null,
    again: null,
    options: [
      { id: "0", label: "7", state: "wrong", why: "The range counts as well." },
      { id: "1", label: "8", state: "", why: "" },
      { id: "2", label: "9", state: "", why: "" },
    ],
    ...more,
  });

export const over = () => ({
  title: "The game is over",
  text: "US wins.",
  rule: "un.end.2",
  source: "Rulebook: End of the game",
  told: "A side that reaches its goal wins at once.",
  note: "Well played.",
  buttons: [
    { id: "new", label: "Play again" },
    { id: "lessons", label: "Lessons" },
  ],
});

export const languages = () => [
  { id: "en", label: "English", short: "EN", chosen: true },
  { id: "uk", label: "Українська", short: "УК", chosen: false },
  { id: "pl", label: "Polski (12%)", short: "PL", told: "partly translated", chosen: false },
];

/** The plan, with a rule for each part of its sum; base and cover have the same. */
export const ruled = () => {
  const { plan } = scene();
  return {
    ...plan,
    sum: plan.sum.map((term, i) => ({ ...term, rule: i < 2 ? "un.defence.1" : "un.range.1" })),
    total: { ...plan.total, rule: "un.attack.3" },
  };
};

/** The kernel's answer to a request for the rule of the hit. */
export const rule = () => ({
  id: "un.attack.3",
  line: "14.0",
  title: "The dice of an attack",
  text: "One die that reaches the defense is enough; more change nothing.",
  ruling: "",
  cites: [{ label: "Ukrainian", text: "Бойові дії › 3. Кидок кісток атаки." }],
});

/** The chances of the machine gunners: the mode in which each target wears its own, and the one in which each tile does. */
/** The coach's answer while the search is running. */
export const advice = (more) => ({
  on: true,
  busy: true,
  title: "What would you do?",
  ways: [
    {
      id: "card:Rifleman A|do:move|place:13B",
      label: "Rifleman A (Move): 13B",
      chance: "≈ 62% ± 5",
      why: "13B is then 1 step away.",
      bar: [57, 62, 67],
      marks: ["US Riflemen A", "13B"],
      card: "Rifleman A",
    },
    { id: "end", label: "End turn", chance: "≈ 55% ± 6", why: "The playouts end well with it.", bar: [49, 55, 61], marks: [], card: "" },
  ],
  note: "120 playouts",
  said: "The first actions are here.",
  ...more,
});

export const chances = (mode = "from") => ({
  on: true,
  groups: [
    {
      id: "mode",
      label: "What is shown",
      options: ["from", "danger", "best"].map((id) => ({ id, label: `Mode ${id}`, chosen: id === mode })),
    },
    {
      id: "who",
      label: "Your counter",
      options: [
        { id: "US Riflemen A", label: "Riflemen A", chosen: false },
        { id: "US Machine Gunners C", label: "Machine Gunners C", chosen: true },
      ],
    },
  ],
  lines: ["Attack by Machine Gunners C from 2B."],
  sum: { ...ruled(), commit: null, next: null, back: null, chain: [], lines: ["Two more."], roll: "2 dice:" },
  at: "",
});

/** What the board then wears: one counter, and one tile. */
export const plated = () => {
  const plate = { side: "", top: true, text: "51%", note: "4+3+1=8", bar: "23.5" };
  const { board } = scene();
  return [
    ...board.map((piece) => (piece.k === "DE Riflemen A" ? { ...piece, label: `${piece.label}, chance to hit 51%` } : piece)),
    { ...plate, k: "chance DE Riflemen A", t: "odds", of: "DE Riflemen A", p: "17B", x: 230, y: 201, s: "", label: "" },
    { ...plate, k: "chance 4B", t: "plate", p: "4B", x: 510, y: 211, s: "best reach", text: "75%", label: "danger 75%" },
  ];
};

/** Two vehicles, one of them disabled; a seat that can be taken. */
export const vehicles = () => {
  const bench = (id, label, who, chips, more) => ({
    id,
    label,
    crew: "",
    who: who && { name: who, side: "s1", figure: "riflemen", low: false, text: "" },
    free: who ? "" : "free",
    chips: chips.map(([kind, n]) => ({ ...chip(kind, n), say: `${kind} ${n}` })),
    state: "",
    say: `${id}: ${who || "free"}`,
    ...more,
  });
  const vehicle = (id, side, state, seats) => ({
    id,
    side,
    state,
    title: id,
    figure: "truck",
    place: "2B",
    note: "US, on 2B",
    facts: [
      { shape: "shield", n: "4", label: "defense 4" },
      { shape: "plate", n: "5", label: "armor 5" },
    ],
    damage: { n: 1, critical: 2, hull: 4, label: "damage 1 of 4, disabled from 2", text: "1 of 4" },
    seats,
  });
  return [
    vehicle("Truck", "s1", "", [
      bench("Truck driver", "driver’s seat", "Rifleman", [["drive", 2]], { crew: "for Driver only" }),
      bench("Truck passenger", "passenger’s seat", "", [], { state: "lit" }),
    ]),
    vehicle("Tank", "s2", "disabled", [bench("Tank driver", "driver’s seat", "", [["drive", 1]])]),
  ];
};

/** The counter of a vehicle on the map. */
export const truck = () => ({
  ...counter("Truck", "2B", 90, 228, "truck", "", 4),
  t: "vehicle",
  side: "s1",
  press: true,
  w: 62,
  h: 52,
  label: "Truck, damage 1 of 4",
});
