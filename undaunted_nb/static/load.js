// src/load.js
var loaded = globalThis[/* @__PURE__ */ Symbol.for("undaunted-nb front ends")] ??= /* @__PURE__ */ new Map();
function load(text) {
  if (!loaded.has(text)) {
    const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    loaded.set(text, import(url).then((module) => module.default).finally(() => URL.revokeObjectURL(url)));
  }
  return loaded.get(text);
}
var by = (name) => async (given) => {
  const shared = await given.model.widget_manager.get_model(given.model.get("shared").slice("IPY_MODEL_".length));
  const model = { ...given.model, get: (part) => (part === "art" ? shared : given.model).get(part) };
  let stop;
  const start = async () => {
    const front = await load(shared.get("_esm"));
    stop?.();
    stop = front[name]({ ...given, model });
  };
  await start();
  shared.on("change:_esm", start);
  return () => {
    shared.off("change:_esm", start);
    stop?.();
  };
};
var load_default = { initialize: by("initialize"), render: by("render") };
export {
  load_default as default
};
