// @ts-check
import { h } from "./dom.js";
import { send } from "./send.js";

/** The number that you type as the answer of a question. The number in the field is sent only when you check it. */

/** The field and its button. @param {import("./types.js").Coach} coach */
export const entry = ({ entry, step }) =>
  entry &&
  h(
    "div.entry",
    { key: `entry:${step}` }, // a new field for each question
    h(
      "label",
      null,
      h("span", null, entry.label),
      h("input", {
        key: "coach:entry",
        type: "text",
        inputmode: "numeric",
        enterkeyhint: "done",
        autocomplete: "off",
        maxlength: 3,
        "data-nav": "",
        "data-stop": true,
        "data-entry": "",
      }),
    ),
    h("button.commit", { key: "coach:check", type: "button", "data-nav": "", "data-check": "" }, entry.button),
  );

/** The keys of the field that are the table's. All others write. */
const OUT = ["Escape", "Enter", "ArrowUp", "ArrowDown"];

/** Whether a key belongs to the field. @param {KeyboardEvent & {target: HTMLInputElement}} event */
export const writes = ({ target, key, altKey }) => target.matches("[data-entry]") && !altKey && !OUT.includes(key);

/** @typedef {import("./types.js").Table} Table */

/** @param {Table} table */
const findField = ({ root }) => root.querySelector("[data-entry]");

/** Send the number in the field, or focus the empty field. @param {Table} table */
function check(table) {
  const field = findField(table);
  if (field?.value) send(table, "coach", `number:${field.value}`);
  else field?.focus();
}

/** Listen to the field: it holds only digits, and its button checks them. @param {Table} table */
export function listenEntry(table) {
  table.root.addEventListener("input", ({ target }) => {
    if (target.matches("[data-entry]") && /\D/.test(target.value)) target.value = target.value.replace(/\D/g, "");
  });
  table.root.addEventListener("click", ({ target }) => target.closest("[data-check]") && check(table));
}

/**
 * What a key does while a number is asked: a digit from 1 on is written from anywhere, Enter in the field checks it.
 *
 * @param {Table} table
 * @param {KeyboardEvent} event
 */
export function enterNumber(table, { target, key, shiftKey }) {
  const field = findField(table);
  if (!field || shiftKey) return null;
  if (key === "Enter" && target === field) return () => check(table);
  if (!/^[1-9]$/.test(key)) return null; // 0 on the map shows all of it
  return () => {
    field.focus();
    if (field.value.length < field.maxLength) field.value += key;
  };
}
