// @ts-check
/**
 * Keep plain keys from JupyterLab's command mode, where `d d` would delete the cell. The focused element still gets them. Keys with
 * Control, Alt or Meta pass.
 *
 * @param {KeyboardEvent} event
 */
export function keepFromJupyter(event) {
  if (!event.ctrlKey && !event.metaKey && !event.altKey && event.key !== "Tab") event.stopPropagation();
}
