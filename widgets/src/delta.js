// @ts-check
/**
 * Apply a change from the kernel to a value, the counterpart of `undaunted_nb/widgets/state/delta.py`.
 *
 * `{"=": value}` replaces. `{"~": {key: change}, "-": [keys gone]}` changes an object. `{"~": {…}, "#": [keys in order]}` changes a list
 * of objects that each have a unique `k` or `id`. `{"^": [[first, count] or text]}` changes a drawing: pieces of the old one by their
 * numbers, and new text between them. The old value does not change.
 *
 * @param {any} old
 * @param {any} change
 * @returns {any}
 */
export function merge(old, change) {
  if ("^" in change) {
    const pieces = old.match(/<[^<]*|[^<]+/g) ?? [];
    return change["^"]
      .map((/** @type {any} */ run) => (typeof run === "string" ? run : pieces.slice(run[0], run[0] + run[1]).join("")))
      .join("");
  }
  if (!("~" in change)) return change["="] ?? null; // a kernel in the browser (JupyterLite) leaves out what is null
  if (Array.isArray(old)) {
    const before = new Map(old.map((item) => [item.k ?? item.id, item]));
    const order = change["#"] ?? [...before.keys()];
    return order.map((/** @type {string} */ key) =>
      Object.hasOwn(change["~"], key) ? merge(before.get(key), change["~"][key]) : before.get(key),
    );
  }
  const after = { ...old };
  for (const key of change["-"] ?? []) delete after[key];
  for (const [key, one] of Object.entries(change["~"])) after[key] = merge(after[key], one);
  return after;
}
