/** A model as the front end of anywidget gives it: traits, change events, messages. */
export function fakeModel(traits) {
  const listeners = new Map();
  const of = (name) => listeners.get(name) ?? [];
  return {
    sent: [],
    get: (name) => traits[name],
    on: (name, listener) => listeners.set(name, [...of(name), listener]),
    off: (name, listener) =>
      listeners.set(
        name,
        of(name).filter((one) => one !== listener),
      ),
    send(message) {
      this.sent.push(message);
    },
    set(name, value) {
      const changes = typeof name === "string" ? { [name]: value } : name;
      Object.assign(traits, changes);
      for (const name of Object.keys(changes)) for (const listener of of(`change:${name}`)) listener();
    },
    listening: () => [...listeners.values()].flat().length,
  };
}

export const HOSTILE = `<img src=x onerror="globalThis.pwned=1">"'&</b><script>globalThis.pwned=1</script>`;

/** The same with markup in every text. */
export const hostile = (value, name = "") =>
  ["kind", "lang", "tone", "state", "outline", "edges"].includes(name)
    ? value
    : typeof value === "string"
      ? value && value + HOSTILE
      : Array.isArray(value)
        ? value.map((one) => hostile(one, name))
        : value && typeof value === "object"
          ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, hostile(one, key)]))
          : value;
