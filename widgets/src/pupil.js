import { calm, h, patch, say } from "./dom.js";
import { connect, socketAddress } from "./pupil-link.js";
import { createModel } from "./pupil-model.js";
import { TABLES } from "./pupil-tables.js";
import { drawLost, drawMenu, drawState, drawTop } from "./pupil-views.js";
import { showWall } from "./wall.js";

/** The page of a pupil: it shows what the room sends, and sends taps and answers. */

const STORE = `undaunted-nb room ${location.pathname}`;

/** The least height of a table in px. Below it, the table scrolls. */
const LEAST = 396;

/** What the page keeps for a return: the secret, the name, the code and the language. */
function recall() {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}");
  } catch {
    return {};
  }
}

function remember(values) {
  try {
    localStorage.setItem(STORE, JSON.stringify(values));
  } catch {
    // a page that may keep nothing joins again after a reload
  }
}

/** The language of the page: the chosen one, or that of the browser, or that of the teacher. */
function findLanguage(data, wish) {
  const wishes = [wish, ...navigator.languages.map((tag) => tag.slice(0, 2)), data.lang];
  return wishes.find((id) => id && id in data.languages) ?? "en";
}

function start(data) {
  if (data.page !== "pupil") {
    (data.page === "wall" ? showWall : showDesk)(data);
    return;
  }
  const memory = recall();
  const [code, ticket = ""] = decodeURIComponent(location.hash.slice(1)).toUpperCase().split("-");
  const page = {
    data,
    me: null,
    view: null,
    count: null,
    bye: null,
    lost: null,
    error: "",
    own: { code: code || memory.code || "", name: memory.name ?? "", lang: findLanguage(data, memory.lang), isReal: false, typed: [] },
    phrase: (key, values = {}) => say(data.words[page.own.lang][key] ?? key, values),
  };
  let secret = code && ((memory.code && code !== memory.code) || (ticket && ticket !== memory.ticket)) ? "" : (memory.secret ?? "");
  const root = document.createElement("div");
  root.className = "un k-phone";
  document.body.append(root);
  const table = createTable(page, (kind, fields) => link.send(kind, fields));

  function join() {
    const { own } = page;
    if (!secret && ticket && !own.asked) Object.assign(own, { code: `${code} ${ticket}`, asked: true });
    link.send("join", { code: own.code, name: own.name, lang: own.lang, ...(secret ? { secret } : {}) }, false);
  }

  /** Note that the room does not let this pupil in. */
  function refuse(why) {
    if (why === "many") {
      page.error = why;
      return;
    }
    secret = "";
    remember({ ...recall(), secret: "" });
    if (why === "removed") Object.assign(page, { bye: { why }, me: null });
    else Object.assign(page, { error: page.own.asked ? why : "", me: null });
  }

  const hearings = {
    welcome(message) {
      const isBack = page.me !== null;
      Object.assign(page, { me: message, error: "", lost: null, bye: null });
      Object.assign(page.own, { name: message.name, code: message.code, lang: message.lang, renames: false, refused: false });
      secret = message.secret;
      remember({ secret, name: message.name, code: message.code, lang: message.lang, ticket });
      if (ticket) history.replaceState(null, "", `#${message.code}`);
      if (isBack) link.sendAgain();
    },
    refused: ({ why }) => refuse(why),
    view(message) {
      const isNew = page.view?.task !== message.task || page.view?.q !== message.q;
      page.view = message;
      if (isNew) {
        Object.assign(page.own, { value: undefined, changes: false, typed: [], isMenu: false });
        page.count = null;
        page.focus = true;
      }
      if (message.clock) page.own.clock = { ...message.clock, since: performance.now() };
      table.show();
    },
    now: (message) => (page.count = message),
    table: (message) => table.take(message),
    got() {},
    error({ n }) {
      if (n === page.own.renamed) page.own.refused = true;
    },
    bye(message) {
      Object.assign(page, { bye: message, lost: null });
      if (message.why !== "moved") {
        remember({ ...recall(), secret: "" });
        secret = "";
      }
      if (["closed", "moved", "handed"].includes(message.why)) link.stop();
      table.show();
    },
  };

  let link = connectAgain();

  function connectAgain() {
    return connect(socketAddress(location), {
      open() {
        page.lost = null;
        if (secret || (ticket && !page.own.asked)) join();
        draw();
      },
      hear(message) {
        hearings[message.kind]?.(message);
        draw();
      },
      lose(wait, count) {
        if (page.bye) return;
        page.lost = { wait, held: count };
        if (page.me) draw();
      },
    });
  }

  function leaveForm() {
    Object.assign(page, { bye: null, me: null, view: null, count: null, error: "" });
    link.stop();
    link = connectAgain();
    draw();
  }

  const answer = (value) => link.send("answer", { task: page.view.task, q: page.view.q ?? 0, value });
  const roll = (more = {}) => link.send("roll", { task: page.view.task, k: page.view.rolls.length + 1, ...more });
  const step = (by) => (page.own.value = Math.min(Math.max((page.own.value ?? 50) + by, 0), 100));

  const deeds = {
    suggest() {
      const names = data.names[page.own.lang].split(",");
      page.own.name = names[Math.floor(Math.random() * names.length)].trim();
    },
    rename: () => (page.own.renames = true),
    die: () => (page.own.face = Math.floor(Math.random() * 10)),
    less: () => step(-1),
    more: () => step(1),
    change: () => (page.own.changes = true),
    "send-guess"() {
      answer(page.own.value);
      page.own.changes = false;
    },
    "roll-here": () => (page.own.isReal = false),
    "real-dice": () => (page.own.isReal = true),
    roll: () => roll(),
    "take-back": () => page.own.typed.pop(),
    "send-roll"() {
      roll({ faces: page.own.typed });
      page.own.typed = [];
    },
    "change-table": () => link.send("change", { task: page.view.task }),
    stop: () => link.send("point", { task: page.view.task, place: "" }),
    help() {
      page.own.asks = !(page.view?.help ?? page.own.asks);
      link.send("help", { on: page.own.asks });
      page.own.isMenu = false;
    },
    menu: () => (page.own.isMenu = !page.own.isMenu),
    leave() {
      link.send("leave");
      page.own.isMenu = false;
    },
    copy() {
      const noteCopy = () => {
        page.own.copied = true;
        draw();
      };
      navigator.clipboard?.writeText(page.view.link).then(noteCopy, () => {});
    },
    retry: () => link.retry(),
    again: () => leaveForm(),
    rejoin: () => leaveForm(),
    save: () => saveRows(page.bye.rows),
  };

  const forms = {
    join(form) {
      Object.assign(page.own, { code: form.get("code"), name: form.get("name"), asked: true });
      secret = "";
      join();
    },
    rename(form) {
      page.own.name = form.get("name");
      page.own.renamed = link.send("name", { name: form.get("name") });
    },
    number(form) {
      const value = Number(String(form.get("value")).replace(",", ".").replace("−", "-"));
      if (String(form.get("value")).trim() && Number.isFinite(value)) answer(value);
      page.own.changes = false;
    },
  };

  root.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = /** @type {any} */ (event.target);
    forms[form.dataset.form]?.(new FormData(form));
    draw();
  });
  root.addEventListener("input", ({ target }) => {
    if ("range" in target.dataset) page.own.value = Number(target.value);
    else if (target.name === "name" || target.name === "code") page.own[target.name] = target.value;
    if ("range" in target.dataset) draw();
  });
  root.addEventListener("click", ({ target }) => {
    const thing = target.closest("[data-do], [data-lang], [data-answer], [data-face]");
    if (!thing || thing.closest(".k-table")) return;
    const { do: deed, lang, answer: option, face } = thing.dataset;
    if (lang) {
      page.own.lang = lang;
      document.documentElement.lang = lang;
      remember({ ...recall(), lang });
      if (page.me) link.send("lang", { lang });
    } else if (option) {
      if (!page.view.shown) answer(Number(option));
    } else if (face) page.own.typed.push(Number(face));
    else deeds[deed]?.();
    draw();
  });
  root.addEventListener("keydown", (event) => {
    if (event.target.tagName === "INPUT" || event.target.closest(".k-table") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && page.own.isMenu) deeds.menu();
    else {
      const key = event.key.toUpperCase();
      const index = "1234".includes(key) ? Number(key) - 1 : "ABCD".indexOf(key);
      const option = root.querySelector(`[data-answer="${index}"]`);
      if (index < 0 || key.length !== 1 || !option) return;
      option.click();
    }
    draw();
  });

  function draw() {
    const sheet = drawState(page);
    const isAtTable = Boolean(page.me && !page.bye && TABLES.includes(page.view?.what) && !sheet.hides);
    document.documentElement.lang = page.own.lang;
    const [dot, line, ...rest] = sheet.line;
    const heading = { ...line.props, role: "heading", "aria-level": 1 }; // the page's own: what happens now
    const title = line.kids.join("");
    document.title = title;
    root.className = `un k-phone${isAtTable ? " has-table" : ""}${sheet.picture ? " has-pic" : ""}`;
    const before = root.querySelector("[data-dice]")?.dataset.dice;
    const parts = [
      h("header.k-top", { key: "top" }, drawTop(page)),
      h("div.k-now", { key: "now", role: "status", "aria-live": "polite", tabindex: -1 }, dot, { ...line, props: heading }, rest),
      sheet.picture,
      h("main.k-do", { key: "do", "aria-label": title, tabindex: 0, inert: page.lost && page.me ? true : null }, sheet.body),
      h("section.k-table", {
        key: "table",
        role: isAtTable && !sheet.body.some(Boolean) ? "main" : null,
        "aria-label": title,
        "data-least": LEAST,
        hidden: isAtTable ? null : true,
        inert: page.lost ? true : null,
        html: "",
      }),
      h("footer.k-foot", { key: "foot" }, sheet.foot),
      page.lost && page.me && drawLost(page),
      page.own.isMenu && page.me && drawMenu(page),
    ];
    patch(root, parts.filter(Boolean));
    table.place(root.querySelector(".k-table"), isAtTable);
    const dice = root.querySelector("[data-dice]");
    if (dice && before !== undefined && dice.dataset.dice > before && !calm()) tumble(dice);
    if (page.focus) {
      page.focus = false;
      const { activeElement } = document;
      if (activeElement?.tagName !== "INPUT") root.querySelector(".k-now").focus({ preventScroll: true });
    }
  }

  setInterval(() => tickClock(page) && draw(), 1000);
  draw();
}

/** The teacher's own page: the same side as in a notebook, for a room that a terminal has opened. */
async function showDesk() {
  const desk = (await import(new URL("static/desk.js", document.baseURI).href)).default;
  const el = document.body.appendChild(document.createElement("div"));
  el.className = "desk-page";
  let isDrawn = false;
  const model = createModel((message) => link.send("teach", { message }));
  const link = connect(socketAddress(location), {
    open() {
      link.send("desk", { secret: location.hash.slice(1) }, false);
      link.sendAgain();
    },
    hear(message) {
      if (message.kind !== "desk") return;
      model.set("view", message.view);
      if (!isDrawn) desk.render({ model, el });
      isDrawn = true;
    },
    lose() {},
  });
}

/** Let the clocks of a duel run between two messages. */
function tickClock({ view, own, bye }) {
  if (!view?.clock || bye) return false;
  const seconds = (performance.now() - own.clock.since) / 1000;
  const [first, second] = view.clock.runs.map((runs, i) => Math.max((i ? view.clock.foe : view.clock.mine) - (runs ? seconds : 0), 0));
  own.clock = { ...own.clock, mine: first, foe: second };
  return true;
}

/** Let the dice fall. A key or a tap ends it. */
function tumble(dice) {
  for (const [i, node] of [...dice.querySelectorAll("svg")].entries())
    node.animate([{ transform: "translate(-40px,-10px) rotate(-380deg)" }, { transform: "none" }], {
      duration: 600 + 60 * i,
      easing: "cubic-bezier(.2,.8,.3,1)",
    });
}

/** Save the own answers as a file that the page makes. */
function saveRows(rows) {
  const quote = (cell) => `"${(/^\s*[=+\-@]/.test(cell) ? "'" : "") + String(cell).replaceAll('"', '""')}"`;
  const text = `\ufeff${rows.map((row) => row.map(quote).join(",")).join("\r\n")}\r\n`;
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  Object.assign(document.createElement("a"), { href: address, download: "answers.csv" }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** The live table of a task: the bundle of the notebooks with a model that the room feeds. */
function createTable(page, transmit) {
  let front = null;
  let art = null;
  let model = null;
  let stop = null;
  let task = 0;
  const early = [];

  async function load() {
    if (front) return;
    front = import(new URL("static/table.js", document.baseURI).href).then((module) => module.default);
    art = fetch("static/art.json").then((answer) => answer.json());
  }

  function end() {
    stop?.();
    stop = null;
    model = null;
  }

  return {
    show() {
      if (page.view && TABLES.includes(page.view.what)) load();
      if (page.bye || page.view?.task !== task) end();
    },
    take(message) {
      if (message.task === page.view?.task) {
        if (model) model.take(message);
        else early.push(message);
      }
    },
    /** Draw the table once its first parts are here. */
    place(host, isShown) {
      if (!isShown || model || !early.some(({ whole }) => whole)) return;
      task = page.view.task;
      model = createModel((content) => transmit("table", { task, message: content }));
      const thisModel = model;
      const messages = early.splice(0);
      Promise.all([front, art]).then(([table, symbols]) => {
        if (model !== thisModel) return;
        thisModel.set("art", symbols);
        for (const message of messages) if (message.whole) thisModel.take(message);
        const stops = [table.initialize({ model: thisModel })];
        for (const message of messages) if (!message.whole) thisModel.take(message);
        for (const message of early.splice(0)) thisModel.take(message);
        stops.push(table.render({ model: thisModel, el: host }));
        stop = () => {
          for (const call of stops) call?.();
          host.replaceChildren();
        };
      });
    },
  };
}

start(JSON.parse(document.getElementById("data").textContent));
