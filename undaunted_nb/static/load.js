// src/load.js
var loaded = globalThis[/* @__PURE__ */ Symbol.for("undaunted-nb front ends")] ??= /* @__PURE__ */ new Map();
function load(text) {
  if (!loaded.has(text)) {
    const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    loaded.set(text, import(url).then((module) => module.default).finally(() => URL.revokeObjectURL(url)));
  }
  return loaded.get(text);
}
function dress(el, text) {
  const tree = el.getRootNode();
  const place = tree === document ? document.head : tree;
  if ([...place.children].some((one) => one.localName === "style" && one.textContent === text)) return;
  place.prepend(Object.assign(document.createElement("style"), { textContent: text }));
}
function echo(model) {
  let sending = false;
  const back = () => {
    if (sending) return;
    sending = true;
    model.set("value", model.get("value"));
    model.save_changes();
    sending = false;
  };
  model.on("change:value", back);
  return () => model.off("change:value", back);
}
var callOf = (name) => async (given) => {
  const shared = await given.model.widget_manager.get_model(given.model.get("shared").slice("IPY_MODEL_".length));
  const model = { ...given.model, get: (part) => (part === "art" ? shared : given.model).get(part) };
  let stop;
  const start = async () => {
    const code = shared.get("code");
    const front = await load(code || shared.get("_esm"));
    if (code && given.el) dress(given.el, shared.get("_css"));
    stop?.();
    const ends = [front[name]({ ...given, model }), code && name === "initialize" && echo(given.model)];
    stop = () => ends.forEach((end) => end?.call?.());
  };
  await start();
  shared.on("change:_esm", start);
  return () => {
    shared.off("change:_esm", start);
    stop?.();
  };
};
function initialize(given) {
  const early = [];
  const keep = (message) => early.push(message);
  given.model.on("msg:custom", keep);
  const begun = callOf("initialize")({ ...given, early }).finally(() => given.model.off("msg:custom", keep));
  return () => begun.then((stop) => stop());
}
var load_default = { initialize, render: callOf("render") };
export {
  load_default as default
};
