/**
 * What each table brings along: it gets the front end from the model that all tables of a kernel share, and leaves the work to it.
 * So ten tables send its code, its style and the art once. anywidget adds the style with the shared model.
 */

/** The front ends of this page by their text: one for all kernels that send the same. @type {Map<string, Promise<any>>} */
const modules = (globalThis[Symbol.for("undaunted-nb front ends")] ??= new Map());

function load(text) {
  if (!modules.has(text)) {
    const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    modules.set(
      text,
      import(url).then((module) => module.default).finally(() => URL.revokeObjectURL(url)),
    );
  }
  return modules.get(text);
}

/**
 * Put the style into the tree of a table. Where the page has no view of the shared model, and no style in a shadow tree, nobody else does.
 * @param {HTMLElement} el @param {string} text
 */
function dress(el, text) {
  const tree = el.getRootNode();
  const place = tree === document ? document.head : tree;
  if ([...place.children].some((child) => child.localName === "style" && child.textContent === text)) return;
  place.prepend(Object.assign(document.createElement("style"), { textContent: text }));
}

/** Send the value back: marimo runs the cells that use a table only after its page has sent something. */
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

/** A call of anywidget, done by the front end. It is done again when the code changes (`ANYWIDGET_HMR=1`). @param {"initialize" | "render"} name */
const callOf = (name) => async (context) => {
  const shared = await context.model.widget_manager.get_model(context.model.get("shared").slice("IPY_MODEL_".length));
  const model = { ...context.model, get: (part) => (part === "art" ? shared : context.model).get(part) };
  let stop;
  const start = async () => {
    const code = shared.get("code"); // marimo keeps `_esm` to itself
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

/**
 * Start the front end of a model, and let nobody wait for it: anywidget gives up after two seconds, which a busy machine can need, and the
 * table would hear nothing more. What the kernel says until then is kept for the front end.
 */
function initialize(context) {
  const early = [];
  const keep = (message) => early.push(message);
  context.model.on("msg:custom", keep);
  const start = callOf("initialize")({ ...context, early }).finally(() => context.model.off("msg:custom", keep));
  return () => start.then((stop) => stop());
}

export default { initialize, render: callOf("render") };
