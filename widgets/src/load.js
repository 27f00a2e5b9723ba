/**
 * What each table brings along: it gets the front end from the model that all tables of a kernel share, and leaves the work to it.
 * So ten tables send its code, its style and the art once. anywidget adds the style with the shared model.
 */

/** The front ends of this page by their text: one for all kernels that send the same. @type {Map<string, Promise<any>>} */
const loaded = (globalThis[Symbol.for("undaunted-nb front ends")] ??= new Map());

function load(text) {
  if (!loaded.has(text)) {
    const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    loaded.set(text, import(url).then((module) => module.default).finally(() => URL.revokeObjectURL(url)));
  }
  return loaded.get(text);
}

/** What anywidget calls, done by the front end. It is done again when the code changes (`ANYWIDGET_HMR=1`). @param {"initialize" | "render"} name */
const by = (name) => async (given) => {
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

export default { initialize: by("initialize"), render: by("render") };
