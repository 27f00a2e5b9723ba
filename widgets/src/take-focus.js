// @ts-check
/** The focus of a widget with keys in a notebook: it gets the focus when its cell has run, and gives one key to the next cell. */

/** A cell that has run takes the focus itself a moment later, so a widget tries several times, in milliseconds. */
const WAITS = [0, 100, 400, 1000];
const TYPING = "input, textarea, select, [contenteditable=true]";

/**
 * Focus a widget that its cell has just displayed, and bring it into sight. Leave the focus to a person who goes on with a key or the
 * mouse, types elsewhere, or ran all cells and is at another one.
 *
 * @param {HTMLElement} root
 */
export function takeFocus(root) {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  for (const name of ["keydown", "pointerdown", "wheel"]) addEventListener(name, end, { capture: true, once: true });
  for (const wait of WAITS)
    setTimeout(() => {
      const active = document.activeElement ?? document.body;
      if (isOver || root.contains(active) || active.matches(TYPING) || !isAtCell(root, active)) return;
      root.focus({ preventScroll: true });
      root.scrollIntoView?.({ block: "nearest" });
    }, wait);
}

/** Whether a person is at the cell of a widget, or at the cell after it. @param {HTMLElement} root @param {Element} active the element with the focus */
function isAtCell(root, active) {
  const [cell, notebook] = [root.closest(".jp-Cell"), root.closest(".jp-Notebook")];
  if (!cell || !notebook || !(active === document.body || notebook.contains(active) || active.contains(notebook))) return false;
  const activeCell = notebook.querySelector(".jp-Cell.jp-mod-active");
  return activeCell === cell || activeCell?.previousElementSibling === cell;
}

/** Give Shift+Enter to the next cell, which then runs. Otherwise a notebook that is run cell by cell would stop here. @param {HTMLElement} root @param {KeyboardEvent} event */
export function runNext(root, event) {
  const next = root.closest(".jp-Cell")?.nextElementSibling;
  if (!(next instanceof HTMLElement) || !next.matches(".jp-Cell")) return;
  next.focus();
  next.dispatchEvent(new KeyboardEvent("keydown", event));
}
