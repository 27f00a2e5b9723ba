import { bar, die, now, sign, tick } from "./class-icons.js";
import { h } from "./dom.js";
import { commit, plain, small } from "./pupil-parts.js";

/** The sheets before the first task: the form, the lobby, and a room for two. */

/** What can be wrong besides the name. */
const CODE = ["code", "slow", "full", "many"];

/** The form before the room. */
export function viewJoin({ phrase, own, data, error }) {
  const fault = (kinds) =>
    kinds.includes(error) && h("span.k-err", { key: "err", role: "alert" }, bar(18), h("span", null, phrase(`error-${error}`)));
  const isCode = CODE.includes(error);
  return {
    line: now(phrase(data.two ? "friend-line" : "join-line")),
    body: [
      h(
        "form.k-form",
        { key: "form", id: "join", "data-form": "join", autocomplete: "off" },
        h(
          "label",
          { key: "code" },
          phrase("code"),
          h("input.k-in.code", {
            name: "code",
            live: own.code,
            maxlength: 10,
            autocapitalize: "characters",
            spellcheck: "false",
            "aria-invalid": isCode ? "true" : null,
            required: true,
          }),
          h("small", null, phrase(data.two ? "friend-code" : "code-hint")),
          fault(CODE),
        ),
        h(
          "label",
          { key: "name" },
          phrase("nickname"),
          h(
            "span.k-row",
            null,
            h("input.k-in", {
              name: "name",
              live: own.name,
              maxlength: 24,
              spellcheck: "false",
              "aria-invalid": error === "name" || error === "no-name" ? "true" : null,
            }),
            plain("suggest", phrase("suggest"), { "data-do": "suggest" }, sign("again", 17)),
          ),
          h("small", null, phrase("nickname-hint")),
          fault(["name", "no-name"]),
        ),
        h("div.k-lb", { key: "lang" }, phrase("language"), drawLanguages(data, own.lang, phrase)),
      ),
      small("safe", phrase("safe")),
    ],
    foot: [commit(phrase("join"), { type: "submit", form: "join" })],
  };
}

/** The three languages as one choice. */
export const drawLanguages = (data, current, phrase) =>
  h(
    "div.k-langs",
    { key: "langs", role: "radiogroup", "aria-label": phrase("language") },
    Object.entries(data.languages).map(([id, name]) =>
      h(
        "button",
        {
          key: id,
          type: "button",
          lang: id,
          role: "radio",
          "aria-checked": String(id === current),
          class: id === current ? "on" : null,
          "data-lang": id,
        },
        name,
      ),
    ),
  );

/** A room for two: the link to send, until both are here. */
function viewFriend({ phrase, own, view, me }) {
  const isNear = new URL(view.link).hostname === "127.0.0.1";
  return {
    line: now(phrase("friend-wait"), "wait"),
    body: [
      h(
        "div.k-mid.k-center.k-stack",
        { key: "mid" },
        h("h2", null, phrase("friend-title")),
        view.qr && !isNear && drawQr(view.qr, phrase("qr")),
        h("p.k-link", null, view.link),
        h("p", null, phrase("friend-text")),
        isNear && h("p.k-small", null, phrase("friend-here")),
        h("p.k-small", null, `${phrase("nickname")}: ${me.name}`),
      ),
    ],
    foot: [
      globalThis.isSecureContext &&
        plain(
          "copy",
          phrase(own.copied ? "friend-copied" : "friend-copy"),
          { "data-do": "copy" },
          own.copied ? tick(17) : sign("save", 17),
        ),
    ],
  };
}

/** A QR code, dark on white in both themes. */
export const drawQr = (qr, label) =>
  h(
    "svg.k-qr",
    { key: "qr", viewBox: `0 0 ${qr.size} ${qr.size}`, role: "img", "aria-label": label, "shape-rendering": "crispEdges" },
    h("rect.q0", { width: qr.size, height: qr.size }),
    h("path.q1", { d: qr.path }),
  );

/** The lobby. */
export function viewWait(page) {
  const { phrase, own, count, view } = page;
  if (view?.link && !own.renames) return viewFriend(page);
  const body = own.renames
    ? [
        h(
          "form.k-form",
          { key: "form", id: "rename", "data-form": "rename", autocomplete: "off" },
          h(
            "label",
            null,
            phrase("nickname"),
            h("input.k-in", {
              name: "name",
              live: own.name,
              maxlength: 24,
              spellcheck: "false",
              "aria-invalid": own.refused ? "true" : null,
            }),
            own.refused && h("span.k-err", { role: "alert" }, bar(18), h("span", null, phrase("error-name"))),
          ),
        ),
      ]
    : [
        h(
          "div.k-mid.k-center.k-stack",
          { key: "mid" },
          h("h2", null, phrase("wait-title")),
          h("p", null, phrase("wait-text")),
          h("p", { key: "here" }, count?.text ?? ""),
          h("div.k-dice", { key: "die", "data-die": "" }, die(own.face ?? "?", false, 96)),
          small("no", phrase("die-note")),
        ),
      ];
  const foot = own.renames
    ? [commit(phrase("save-name"), { type: "submit", form: "rename" })]
    : [
        plain("rename", phrase("rename"), { "data-do": "rename" }, sign("pencil", 17)),
        plain("die", phrase("die"), { "data-do": "die" }, sign("rolls", 18)),
      ];
  return { line: now(phrase("wait-line"), "wait"), body, foot };
}
