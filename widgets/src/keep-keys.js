// @ts-check
/** Which keys belong to a widget, and which of them it leaves to the notebook around it. */

/** Lumino, which JupyterLab and Notebook 7 are made of, finds no shortcut on a thing with this attribute. */
const OURS = "data-lm-suppress-shortcuts";

/** The Latin letter of a key in any layout. On a Cyrillic keyboard Ctrl+Z sends another letter from the same key. @param {{key: string, code: string}} event */
export const letter = ({ key, code }) =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : /^Key[A-Z]$/.test(code ?? "") && key.length === 1 ? code[3].toLowerCase() : "";

/** Whether a key goes on to the notebook: it moves the focus, saves, searches, or opens the side bar or the commands. None of these changes a cell. @param {KeyboardEvent} event */
const passes = (event) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  return key === "Tab" || ((ctrlKey || metaKey) && !altKey && (shiftKey ? "sc" : "sbf").includes(letter(event) || "-"));
};

/**
 * Keep the keys that are pressed inside `root` from the notebook, where `d d` would delete the cell. Their own effect in the browser stays.
 *
 * JupyterLab hears a key after the widget, so it is enough to end it here. Notebook 7 hears it before the widget (in the capture phase of
 * the document), so the thing with the focus says beforehand whose key it is. Only while the key is pressed: otherwise Control+S would be
 * lost, and on `root` alone the attribute has no effect, because the focused element is matched before its ancestors.
 *
 * @param {HTMLElement} root
 * @param {(event: KeyboardEvent) => unknown} [takes] whether the widget takes even a key that otherwise goes on
 * @returns {() => void} what ends it
 */
export function keepKeys(root, takes = () => false) {
  /** @param {KeyboardEvent} event */
  const isOurs = (event) => !passes(event) || takes(event);
  /** @param {KeyboardEvent} event */
  const claim = (event) => {
    const thing = /** @type {Element} */ (event.composedPath()[0]);
    if (!root.contains(thing)) return;
    if (!isOurs(event)) return thing.removeAttribute(OURS); // it is still there from Control, a moment ago
    thing.setAttribute(OURS, "");
    setTimeout(() => thing.removeAttribute(OURS));
  };
  addEventListener("keydown", claim, true);
  root.addEventListener("keydown", (event) => isOurs(event) && event.stopPropagation());
  return () => removeEventListener("keydown", claim, true);
}
