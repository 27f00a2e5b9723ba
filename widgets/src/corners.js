import { element } from "./board.js";
import { h } from "./dom.js";
import { ICONS } from "./icons.js";

/** @typedef {import("./types.js").Context} Context */

/**
 * The things on the sheet around the map: the legend, the zoom buttons, and the line about the place under the pointer. The lens
 * positions them, because it knows the size of the map.
 *
 * @param {Context} context
 */
export function corners(context) {
  const { ground, words } = context.scene;
  if (!ground || !words) return null;
  const { word } = context;
  const signs = legend(context);
  /** @param {string} name @param {any} sign */
  const button = (name, sign) =>
    h(
      "button.plain",
      { key: `map-${name}`, "data-lens": name, "data-nav": "", "aria-label": word(`map-${name}`), title: word(`map-${name}`) },
      sign,
    );
  return h(
    "div.corners",
    { key: "corners", "data-region": "corners", role: "group", "aria-label": word("map-tools") },
    signs && [
      h(
        "button.plain.keyb",
        { key: "keyb", "data-own": "key", "data-nav": "", title: word("map-key"), "aria-label": word("map-key") },
        h("svg", { width: 14, height: 14, viewBox: "0 0 16 16", "aria-hidden": "true" }, h("path.line", { d: ICONS.key })),
        h("span", null, word("map-key")),
      ),
      h("div.keybox", { key: "keybox" }, signs),
    ],
    h(
      "div.zooms",
      { key: "zooms" },
      button("in", "+"),
      button("out", "−"),
      button(
        "whole",
        h(
          "svg",
          { width: 16, height: 16, viewBox: "0 0 16 16", "aria-hidden": "true" },
          h("path.line", { d: "M2 6V2H6M10 2H14V6M14 10V14H10M6 14H2V10M5.5 5.5H10.5V10.5H5.5Z" }),
        ),
      ),
    ),
    h("p.cap", { key: "cap", hidden: true, "aria-hidden": "true" }),
  );
}

/** The legend of the map, with small copies of the same templates. @param {Context} context */
export function legend(context) {
  const signs = context.scene.ground?.legend ?? [];
  if (signs.length === 0) return null;
  return h(
    "ul.legend",
    { key: "legend", "aria-label": context.word("legend") },
    signs.map(({ label, show, width = 30 }) =>
      h(
        "li",
        { key: label },
        show.map((piece, i) =>
          h(
            "svg",
            { key: i, width: width * 0.75, height: 22, viewBox: `${-width / 2} -15 ${width} 30`, "aria-hidden": "true" },
            element({ context }, { ...piece, k: null, x: 0, y: 0 }),
          ),
        ),
        h("span", null, label),
      ),
    ),
  );
}
