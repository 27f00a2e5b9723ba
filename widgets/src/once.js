/** A cache of values computed once for each part of the scene. */

import { inset } from "./geometry.js";

/** @typedef {import("./types.js").Place} Place */

/** The values computed from a part of the scene. These parts are replaced when they change, and never changed themselves. @type {WeakMap<object, Map<string, any>>} */
const known = new WeakMap();

/**
 * Compute something once for each part of the scene. A description that stays the same is not compared again.
 *
 * @template T
 * @param {object} part
 * @param {string} name
 * @param {() => T} make
 * @returns {T}
 */
export function once(part, name, make) {
  const all = known.get(part) ?? new Map();
  if (!all.has(name)) known.set(part, all.set(name, make()));
  return all.get(name);
}

/**
 * Return the last description of a part of the scene as long as its content is the same.
 *
 * @template T
 * @param {object} part
 * @param {string} name
 * @param {string} now
 * @param {() => T} make
 * @returns {T}
 */
export function again(part, name, now, make) {
  const last = once(part, name, () => ({ said: null, drawn: null }));
  if (last.said !== now) Object.assign(last, { said: now, drawn: make() });
  return last.drawn;
}

/** The outline of a place, moved inward. @param {Place} place @param {number} by */
export const insetOutline = (place, by) => once(place, `within ${by}`, () => inset(place, by));
