// @ts-check
/** The attributes of buttons that the arrow keys reach. */

/** Of a button that sends a message. @param {string | null} kind @param {any} target @param {string} [key] */
export const sends = (kind, target, key = `${kind}:${target}`) => ({
  key,
  type: "button",
  "data-nav": "",
  "data-kind": kind,
  "data-target": target,
});

/** Of a button that changes only this view. @param {string} name @param {string} [key] */
export const toggles = (name, key = name) => ({ key, type: "button", "data-nav": "", "data-own": name });
