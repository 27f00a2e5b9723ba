/**
 * Puts a change from the kernel into a value: the other half of `undaunted_nb/widgets/delta.py`.
 *
 * `{"=": value}` replaces; `{"~": {key: change}, "-": [keys gone]}` changes an object; `{"~": {…}, "#": [keys in order]}` a list of objects that have a unique
 * `k` or `id` each. The old value stays as it is.
 *
 * @param {any} old
 * @param {any} change
 * @returns {any}
 */
export function merged(old, change) {
  if ("=" in change) return change["="];
  if (Array.isArray(old)) {
    const before = new Map(old.map((item) => [item.k ?? item.id, item]));
    const order = change["#"] ?? [...before.keys()];
    return order.map((key) => (Object.hasOwn(change["~"], key) ? merged(before.get(key), change["~"][key]) : before.get(key)));
  }
  const after = { ...old };
  for (const key of change["-"] ?? []) delete after[key];
  for (const [key, one] of Object.entries(change["~"])) after[key] = merged(after[key], one);
  return after;
}
