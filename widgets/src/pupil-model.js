/**
 * The model that a table needs, without Jupyter: `get`, `set`, `on`, `off`, `send`, `save_changes`. The room sends its parts.
 */

/** Make a model whose messages go to `transmit`. @param {(message: any) => void} transmit @param {Record<string, any>} [values] what it has from the start */
export function createModel(transmit, values = {}) {
  /** @type {Map<string, any>} */
  const parts = new Map(Object.entries(values));
  /** @type {Map<string, Set<Function>>} */
  const listeners = new Map();

  function emit(name, ...details) {
    for (const listener of [...(listeners.get(name) ?? [])]) listener(...details);
  }

  function addListener(name, listener) {
    if (!listeners.has(name)) listeners.set(name, new Set());
    listeners.get(name).add(listener);
  }

  function removeListener(name, listener) {
    listeners.get(name)?.delete(listener);
  }

  const model = {
    get: (name) => parts.get(name),
    set(name, value) {
      if (parts.get(name) === value) return;
      parts.set(name, value);
      emit(`change:${name}`, model, value);
    },
    on: addListener,
    off: removeListener,
    send: transmit,
    save_changes() {},
    widget_manager: undefined,
    /** Take what the room has sent: all parts, or the numbered changes of some. */
    take({ whole, n, parts: changes }) {
      if (whole) {
        for (const [name, value] of Object.entries(whole)) model.set(name, value);
        parts.set("change", 0);
        emit("change:change", model, 0);
      } else emit("msg:custom", { kind: "change", n, parts: changes });
    },
  };
  return model;
}
