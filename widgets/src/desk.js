import { sign, tick } from "./class-icons.js";
import { act, small, tool } from "./desk-parts.js";
import { drawActivity, drawClosing, drawLobby, drawResults } from "./desk-stage.js";
import { h, patch, say } from "./dom.js";
import { keepKeys } from "./keep-keys.js";
import { followTheme } from "./theme.js";

/** The teacher's side of a room, as the output of a cell. What only the teacher sees is beside the stage, and the kernel has said all sentences. */

/** How long an undo stays on offer, in milliseconds. */
const UNDO = 8000;

function drawBar({ view, phrase }) {
  const { stage, here } = view;
  return h(
    "div.r-bar",
    { key: "bar" },
    h("h3", null, phrase("title")),
    h("b.r-letters", null, stage.code),
    h("span.r-adr", null, view.net === "local" ? phrase("this-computer") : stage.address),
    h("span.r-here", null, sign("people", 16), here),
    h("span.r-sp"),
    view.closed
      ? null
      : view.wall &&
          h(
            "a.r-tool",
            { href: view.wall, target: "_blank", rel: "noopener", key: "wall" },
            sign("wall", 17),
            h("span", null, phrase("projector")),
          ),
    view.closed ? null : tool("close", phrase("close"), "door"),
  );
}

const drawRail = ({ view, phrase, own }) =>
  h(
    "nav.r-rail",
    { key: "rail", "aria-label": phrase("activities") },
    view.kinds.map(({ id, label, on, done }) =>
      act(
        "start",
        label,
        {
          "data-target": id,
          class: on && own.panel !== "results" ? "on" : null,
          "aria-pressed": String(on),
          disabled: view.closed ? true : null,
        },
        sign(id, 18),
        done && tick(15),
      ),
    ),
    h("hr"),
    h(
      "button",
      {
        key: "results",
        type: "button",
        "data-do": "results",
        class: own.panel === "results" ? "on" : null,
        "aria-pressed": String(own.panel === "results"),
      },
      sign("results", 18),
      h("span", null, phrase("results")),
    ),
  );

function drawPeople(desk) {
  const { view, phrase, own } = desk;
  const helps = view.people.filter(({ help }) => help);
  const hint = (id) =>
    view.stage.what === "lesson" && act("hint", phrase("send-hint"), { class: "plain", "data-target": id }, sign("bulb", 15));
  const stuckRows = (view.desk.grid ?? []).filter((row) => row.stuck);
  return h(
    "aside.r-side",
    { key: "side", "aria-label": phrase("only-you") },
    (helps.length > 0 || stuckRows.length > 0) && [
      h("h4", { key: "eye" }, sign("eye", 17), phrase("only-you")),
      h(
        "ul.r-look",
        { key: "look" },
        helps.map(({ id, name }) =>
          h(
            "li",
            { key: `help${id}` },
            h("b", null, sign("hand", 16), name),
            h("span", null, phrase("asks-help")),
            hint(id),
            act("help", phrase("helped"), { class: "plain", "data-target": id }),
          ),
        ),
        stuckRows.map(({ id, name, note }) =>
          h("li", { key: `stuck${id}` }, h("b", null, sign("clock", 16), name), h("span", null, note), hint(id)),
        ),
      ),
    ],
    h(
      "h4",
      { key: "people" },
      sign("people", 17),
      view.here,
      h("span.r-sp"),
      view.people.length > 0 &&
        act("names", view.hidden ? phrase("show-names") : phrase("hide-names"), {
          class: "r-mini",
          "data-target": view.hidden ? "" : "hide",
        }),
    ),
    view.people.length === 0 && small("none", phrase("names-appear")),
    h(
      "ul.r-pupils",
      { key: "pupils" },
      view.people.map(({ id, name, here, done }) =>
        h(
          "li",
          { key: id },
          h(
            "button.r-p",
            { type: "button", "data-pupil": id, class: here ? null : "away", "aria-expanded": String(own.pupil === id) },
            h("span", null, name),
            done ? tick(14) : h("i", { "aria-hidden": "true" }),
          ),
        ),
      ),
    ),
    drawPupil(desk),
  );
}

function drawPupil({ view, phrase, own }) {
  const { stage } = view;
  const pupil = view.people.find(({ id }) => id === own.pupil);
  return (
    pupil &&
    h(
      "div.r-pop.k-slip",
      { key: "pop", role: "dialog", "aria-label": pupil.name },
      h("b", null, pupil.name),
      h(
        "form",
        { "data-rename": pupil.id },
        h("input.r-in", { name: "name", maxlength: 24, live: own.name ?? pupil.plain, "aria-label": phrase("rename") }),
        h("button.plain", { type: "submit" }, sign("pencil", 15), h("span", null, phrase("rename"))),
      ),
      pupil.ticket
        ? h("p.k-small", { key: "ticket", role: "status" }, phrase("move-text", { code: `${stage.code} ${pupil.ticket}` }))
        : act("move", phrase("move"), { class: "plain", "data-target": pupil.id }, sign("phone", 15)),
      act("remove", phrase("remove"), { class: "plain", "data-target": pupil.id }, sign("bin", 15)),
      h("button.plain", { key: "no", type: "button", "data-pupil": pupil.id }, phrase("back")),
    )
  );
}

/**
 * The pictures of boards. In a notebook the kernel sends each of them once, because the page of the room is elsewhere.
 *
 * @param {any} model
 * @param {() => void} redraw
 */
function createAlbum(model, redraw) {
  const pictures = new Map();
  function take({ kind, src, svg }) {
    if (kind !== "picture") return;
    pictures.set(src, `data:image/svg+xml,${encodeURIComponent(svg)}`);
    redraw();
  }
  model.on("msg:custom", take);
  function find(src) {
    if (!pictures.has(src)) {
      pictures.set(src, "");
      model.send({ kind: "picture", target: src });
    }
    return pictures.get(src);
  }
  /** The view with its pictures, or null while one is on its way. */
  function fillAll(view) {
    const sources = new Set();
    const fill = (stage) => {
      const { picture, boards } = stage ?? {};
      if (picture) sources.add(picture.src);
      return stage && { ...stage, picture: picture && { ...picture, src: find(picture.src) }, boards: boards?.map(fill) };
    };
    const complete = { ...view, stage: fill(view.stage), game: fill(view.game) };
    for (const src of pictures.keys()) if (!sources.has(src)) pictures.delete(src);
    return [...pictures.values()].every(Boolean) ? complete : null;
  }
  return { fillAll, stop: () => model.off("msg:custom", take) };
}

/** @param {{model: any, el: HTMLElement}} view */
function render({ model, el }) {
  const root = document.createElement("div");
  root.className = "un r-note";
  el.append(root);
  const stopTheme = followTheme(root);
  const stopKeys = keepKeys(root);
  const state = { panel: "", pupil: 0, name: null, keep: "plain", undo: "", until: 0 };
  const album = document.getElementById("data") ? null : createAlbum(model, () => draw());

  /** Open the slip of a pupil, or none. */
  const turnTo = (pupil) => Object.assign(state, { pupil, name: null });

  function draw() {
    const view = album ? album.fillAll(model.get("view")) : model.get("view");
    if (!view) return;
    const phrase = (key, values = {}) => say(view.words[key] ?? key, values);
    const desk = { view, phrase, own: state };
    if (view.undo && view.undo !== state.undo) {
      state.until = Date.now() + UNDO;
      setTimeout(draw, UNDO + 50);
    }
    state.undo = view.undo;
    const { line, body, foot } =
      state.panel === "results"
        ? drawResults(desk)
        : state.panel === "close"
          ? drawClosing(desk)
          : view.stage.what === "lobby"
            ? drawLobby(desk)
            : drawActivity(desk);
    root.lang = view.lang;
    const parts = [
      drawBar(desk),
      drawRail(desk),
      h(
        "section.r-stage",
        { key: "stage", "aria-label": view.stage.line },
        h("p.k-now", { key: "now", role: "status", "aria-live": "polite" }, line),
        h("div.r-body", { key: "body", role: "group", "aria-label": view.stage.line, tabindex: 0, "data-what": view.stage.what }, body),
        h("div.r-foot", { key: "foot" }, foot, h("span.k-small", { role: "alert" }, view.note)),
      ),
      drawPeople(desk),
      view.undo &&
        Date.now() < state.until &&
        h("div.r-undo", { key: "undo", role: "status" }, h("span", null, view.undo), act("undo", phrase("undo"))),
    ];
    patch(root, parts.filter(Boolean));
  }

  root.addEventListener("click", ({ target }) => {
    const thing = target.closest("[data-send], [data-do], [data-pupil], [data-keep]");
    if (!thing) return;
    const { send, target: what = "", do: deed, pupil, keep } = thing.dataset;
    if (send) {
      model.send({ kind: send, target: String(what) });
      if (!["help", "names", "move", "hint"].includes(send)) state.panel = "";
      if (send === "remove") turnTo(0);
    } else if (deed) state.panel = deed === "none" ? "" : deed;
    else if (pupil) turnTo(state.pupil === Number(pupil) ? 0 : Number(pupil));
    else state.keep = keep;
    draw();
  });
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    const form = /** @type {any} */ (event.target);
    model.send({ kind: "rename", target: form.dataset.rename, value: String(new FormData(form).get("name")) });
    turnTo(0);
    draw();
  });
  root.addEventListener("input", ({ target }) => {
    if (target.name === "name") state.name = target.value; // the view can change between the last key and the button
  });
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !(state.panel || state.pupil)) return;
    state.panel = "";
    turnTo(0);
    event.stopPropagation();
    draw();
  });
  model.on("change:view", draw);
  draw();
  model.send({ kind: "page", target: findBase() });
  return () => {
    model.off("change:view", draw);
    album?.stop();
    stopTheme();
    stopKeys();
    root.remove();
  };
}

/** The address of the Jupyter server, under which a hub can show what listens beside it. */
function findBase() {
  try {
    const { baseUrl } = JSON.parse(document.getElementById("jupyter-config-data").textContent);
    return new URL(baseUrl, location.origin).href;
  } catch {
    return "";
  }
}

export default { render };
