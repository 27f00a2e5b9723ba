// src/load.js
var modules = globalThis[/* @__PURE__ */ Symbol.for("undaunted-nb front ends")] ??= /* @__PURE__ */ new Map();
function load(text) {
  if (!modules.has(text)) {
    const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    modules.set(
      text,
      import(url).then((module) => module.default).finally(() => URL.revokeObjectURL(url))
    );
  }
  return modules.get(text);
}
function dress(el, text) {
  const tree = el.getRootNode();
  const place = tree === document ? document.head : tree;
  if ([...place.children].some((child) => child.localName === "style" && child.textContent === text)) return;
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
var callOf = (name) => async (context) => {
  const shared = await context.model.widget_manager.get_model(context.model.get("shared").slice("IPY_MODEL_".length));
  const model = { ...context.model, get: (part) => (part === "art" ? shared : context.model).get(part) };
  let stop;
  const start = async () => {
    const code = shared.get("code");
    const front = await load(code || shared.get("_esm"));
    if (code && context.el) dress(context.el, shared.get("_css"));
    stop?.();
    const ends = [front[name]({ ...context, model }), code && name === "initialize" && echo(context.model)];
    stop = () => ends.forEach((end) => end?.call?.());
  };
  await start();
  shared.on("change:_esm", start);
  return () => {
    shared.off("change:_esm", start);
    stop?.();
  };
};
function initialize(context) {
  const early = [];
  const keep = (message) => early.push(message);
  context.model.on("msg:custom", keep);
  const start = callOf("initialize")({ ...context, early }).finally(() => context.model.off("msg:custom", keep));
  return () => start.then((stop) => stop());
}
var load_default = { initialize, render: callOf("render") };
export {
  load_default as default
};
