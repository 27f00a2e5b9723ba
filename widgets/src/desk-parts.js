import { sign } from "./class-icons.js";
import { h } from "./dom.js";

/** The parts that the teacher's side of a room uses everywhere. */

/** A line in small letters. */
export const small = (key, text) => text && h("p.k-small", { key }, text);

/** A button that sends a message. @param {string} kind @param {string} label @param {Record<string, any>} [more] @param {any[]} icon */
export const act = (kind, label, more = {}, ...icon) =>
  h("button", { key: `${kind}-${more["data-target"] ?? ""}`, type: "button", "data-send": kind, ...more }, ...icon, h("span", null, label));

/** A button of the bar at the top. */
export const tool = (deed, label, icon) =>
  h("button.r-tool", { key: deed, type: "button", "data-do": deed }, sign(icon, 17), h("span", null, label));
