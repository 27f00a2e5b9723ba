// @ts-check
import { h } from "./dom.js";

/**
 * A panel: its text, which can scroll, and its buttons, which never do.
 *
 * @param {{key: string, label: string, class?: string, role?: string, style?: string | null}} what
 * @param {any} body
 * @param {any} foot its buttons; none: no foot
 */
export const sheet = ({ key, label, class: more, role, style }, body, foot) => {
  const buttons = [foot].flat(Infinity).filter(Boolean);
  return h(
    "section.plan.panel",
    { key, class: `${key} ${more || ""}`.trim(), style, "aria-label": label, role, "data-region": key },
    h("div.pbody", { key: "body" }, body),
    buttons.length > 0 && h("div.pfoot.acts", { key: "foot" }, buttons),
  );
};
