import { now, sign } from "./class-icons.js";
import { h, patch, say } from "./dom.js";
import { connect, socketAddress } from "./pupil-link.js";
import { drawQr } from "./pupil-join.js";
import { SIZES, drawStage, drawTags, isOpen } from "./stage-views.js";

/** The projector: what the whole class may see, in large letters. It can send nothing but its own secret. */

/** The names that fit below the code. */
const NAMES = 15;

/** The address, the code and who is here. */
export function drawLobby(stage, phrase) {
  const step = (n, text, value, kind) =>
    h("div.w-st", { key: n }, h("i", { "aria-hidden": "true" }, n), h("p", null, text), h("p", { class: kind }, value));
  return h(
    "main.w-lobby",
    { key: "lobby", class: stage.qr ? null : "bare" },
    stage.qr && drawQr(stage.qr, phrase("qr")),
    h(
      "div.w-open",
      { key: "open" },
      step("1", stage.qr ? phrase("open-address") : phrase("open-address-only"), stage.address, "w-adr"),
      step("2", phrase("type-code"), stage.code, "w-code"),
    ),
    h(
      "div.w-here",
      { key: "here" },
      h("p.w-n", null, sign("people", 40), h("b", null, stage.line)),
      h("p.k-small", null, phrase("wall-note")),
    ),
    drawTags(stage.names, NAMES, (n) => phrase("others", { n })),
  );
}

/** @param {any} data the words of the page */
export function showWall(data) {
  const root = document.createElement("div");
  root.className = "un r-wall";
  document.body.append(root);
  const page = { stage: null, isLost: true, isOver: false };
  const phrase = (key, values = {}) => say(data.words[page.stage?.lang ?? data.lang][key] ?? key, values);

  function draw() {
    const { stage } = page;
    document.documentElement.lang = stage?.lang ?? data.lang;
    if (page.isOver || !stage) {
      patch(root, [
        h(
          "main.w-over",
          { key: "over" },
          h(
            "div",
            { role: "status" },
            h("h1.k-now", null, now(phrase(page.isOver ? "ended-line" : "lost-line"), page.isOver ? "wait" : "off")),
          ),
        ),
      ]);
      return;
    }
    document.title = stage.line;
    if (stage.what === "lobby") {
      patch(root, [drawLobby(stage, phrase)]);
      return;
    }
    const words = { "how-many": phrase("how-many"), share: phrase("share") };
    patch(root, [
      h(
        "header.w-bar",
        { key: "bar" },
        h("h1.k-now", null, now(stage.line, isOpen(stage) ? "" : "wait")),
        h("p.w-join", null, h("span.w-a", null, phrase("join-here"), h("b", null, stage.address)), h("b.w-c", null, stage.code)),
      ),
      h("main.w-main", { key: stage.what }, drawStage({ ...stage, words }, SIZES.wall)),
    ]);
  }

  const link = connect(socketAddress(location), {
    open() {
      page.isLost = false;
      link.send("watch", { secret: location.hash.slice(1) }, false);
    },
    hear(message) {
      if (message.kind === "stage") page.stage = message;
      if (message.kind === "bye") {
        page.isOver = true;
        link.stop();
      }
      draw();
    },
    lose() {
      page.isLost = true;
    },
  });
  draw();
}
