// The widgets of a page without JupyterLab: what anywidget asks of a host (https://anywidget.dev/en/afm/), over the messages of ipywidgets.
// The widgets here send no binary values, so there are no buffers.

/** @typedef {{ comm_id: string, data?: any, target_name?: string }} Content */

/** A widget's state, as its front end reads and changes it. */
class Model {
  /** @type {Map<string, Set<(...what: any[]) => void>>} */ #listeners = new Map();
  /** @type {Record<string, unknown>} */ #changed = {};
  #state;
  #send;

  /** @param {Record<string, any>} state @param {(data: object) => void} send @param {object} manager */
  constructor(state, send, manager) {
    this.#state = state;
    this.#send = send;
    this.widget_manager = manager;
  }

  // A front end may take a method off its model ({ ...model }), so each knows whose it is.
  get = (/** @type {string} */ name) => this.#state[name];
  set = (/** @type {string} */ name, /** @type {unknown} */ value) => {
    if (this.#state[name] === value) return;
    this.#changed[name] = value;
    this.take({ [name]: value });
  };
  save_changes = () => {
    const state = this.#changed;
    this.#changed = {};
    if (Object.keys(state).length) this.#send({ method: "update", state, buffer_paths: [] });
  };
  send = (/** @type {unknown} */ content) => this.#send({ method: "custom", content });
  on = (/** @type {string} */ event, /** @type {(...what: any[]) => void} */ hear) => {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(hear));
  };
  off = (/** @type {string} */ event, /** @type {(...what: any[]) => void} */ hear) => this.#listeners.get(event)?.delete(hear);

  /** Change values, and tell who listens. @param {Record<string, unknown>} values */
  take(values) {
    Object.assign(this.#state, values);
    for (const name of Object.keys(values)) this.tell(`change:${name}`);
    this.tell("change");
  }

  /** @param {string} event @param {any[]} what */
  tell(event, ...what) {
    for (const hear of [...(this.#listeners.get(event) ?? [])]) hear(...what);
  }
}

/** The models of all widgets of a kernel. */
export class Models {
  /** @type {Map<string, Model>} */ #models = new Map();
  /** @type {(content: Content) => void} */ #send;

  /**
   * @param {(content: Content) => void} send sends a message of a widget to the kernel
   * @param {{ status: string, isDisposed: boolean, connectionStatus: string }} kernel what widgets ask about it
   */
  constructor(send, kernel) {
    this.#send = send;
    this.kernel = kernel;
  }

  // A widget asks for another one only after the kernel has made it.
  get_model = async (/** @type {string} */ id) => this.#models.get(id);

  /** Hear a message of the kernel. @param {string} type @param {Content} content */
  hear(type, { comm_id: id, target_name: target, data }) {
    if (type === "comm_open" && target === "jupyter.widget") {
      this.#models.set(id, new Model(data.state, (sent) => this.#send({ comm_id: id, data: sent }), this));
      if (data.state._css) document.head.append(Object.assign(document.createElement("style"), { textContent: data.state._css }));
    }
    if (type === "comm_close") this.#models.delete(id);
    if (type !== "comm_msg") return;
    if (data.method === "update") this.#models.get(id)?.take(data.state); // not the echo of what this page has sent
    if (data.method === "custom") this.#models.get(id)?.tell("msg:custom", data.content, []);
  }

  /** Draw a widget into an element. @param {string} id @param {HTMLElement} el */
  async show(id, el) {
    const model = await this.get_model(id);
    if (!model) throw new Error(`there is no widget ${id}`);
    const url = URL.createObjectURL(new Blob([model.get("_esm")], { type: "text/javascript" }));
    const { default: front } = await import(url);
    URL.revokeObjectURL(url);
    await front.initialize({ model });
    await front.render({ model, el });
  }
}
