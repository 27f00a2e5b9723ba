// @ts-check
/**
 * Apply a change from the kernel to a value, the counterpart of `undaunted_nb/widgets/state/delta.py`.
 *
 * Text, numbers, truth values and lists replace, and so does the value in `{"=": value}`. `{"~": {key: change}, "-": [keys gone]}` changes
 * an object. `{"~": {…}, "#": [[first, count] or item]}` changes a list of objects that each have a unique `k` or `id`: items of the old one
 * by their numbers, and new items between them. `{"^": [[first, count] or text]}` changes a drawing in the same way: pieces of the old one,
 * and new text. `{"@": name, "~": {…}}` is a new item: a known value with some changes. The old value does not change.
 *
 * @param {any} old
 * @param {any} change
 * @param {Record<string, any>} [known] by name
 * @returns {any}
 */
export function merge(old, change, known = {}) {
  if (typeof change !== "object" || Array.isArray(change)) return change;
  if ("^" in change) return compose(old.match(/<[^<]*|[^<]+/g) ?? [], change["^"]).join("");
  const { "~": changes, "#": order } = change;
  if (!changes && !order) return change["="] ?? null; // a kernel in the browser (JupyterLite) leaves out what is null
  if (Array.isArray(old)) {
    const items = old.map((item) => {
      const key = item.k ?? item.id;
      return changes && Object.hasOwn(changes, key) ? merge(item, changes[key], known) : item;
    });
    return order
      ? compose(
          items,
          order.map((/** @type {any} */ run) => ("@" in run ? merge(known[run["@"]], run) : run)),
        )
      : items;
  }
  const after = { ...old };
  for (const key of change["-"] ?? []) delete after[key];
  for (const [key, one] of Object.entries(changes)) after[key] = merge(after[key], one, known);
  return after;
}

/** Put runs of the old parts and new ones together. @param {any[]} parts @param {any[]} runs */
const compose = (parts, runs) => runs.flatMap((run) => (Array.isArray(run) ? parts.slice(run[0], run[0] + run[1]) : [run]));
