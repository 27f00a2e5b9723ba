/**
 * Plain keys end here: what the focused thing does with them it still does, but JupyterLab's command mode must not have them (`d d` would
 * delete the cell). With Control, Alt or Meta they go on.
 *
 * @param {KeyboardEvent} event
 */
export function fence(event) {
  if (!event.ctrlKey && !event.metaKey && !event.altKey && event.key !== "Tab") event.stopPropagation();
}
