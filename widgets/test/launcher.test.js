import { describe, expect, it, vi } from "vitest";

await import("../../undaunted_nb/labextension/static/launcher.js");

/** JupyterLab as the tile sees it. `files` are the notebooks of the folder by path. */
async function lab(files = {}, launcher = { add: vi.fn() }) {
  const shared = (what) => ({ "4.0.0": { get: async () => () => what } });
  const ILauncher = Symbol("launcher");
  const container = globalThis._JUPYTERLAB["undaunted-nb"];
  container.init({
    "@jupyterlab/launcher": shared({ ILauncher }),
    "@jupyterlab/ui-components": shared({
      LabIcon: class {
        constructor(it) {
          Object.assign(this, it);
        }
      },
    }),
  });
  const plugin = (await container.get("./extension"))().default;
  const commands = {};
  const executed = [];
  const app = {
    commands: {
      addCommand: (name, command) => (commands[name] = command),
      async execute(name, args) {
        executed.push(name);
        const source = () => files[args.path].cells[0].source;
        return name === "docmanager:open"
          ? {
              context: {},
              sessionContext: {},
              content: {
                widgets: [
                  {
                    model: {
                      sharedModel: {
                        get source() {
                          return source();
                        },
                      },
                    },
                  },
                ],
              },
            }
          : undefined;
      },
    },
    serviceManager: {
      contents: {
        async get(path) {
          if (!files[path]) throw new Error("404");
          return {};
        },
        async save(path, { content }) {
          files[path] = content;
        },
      },
    },
  };
  app.started = Promise.resolve();
  app.resolveOptionalService = async (token) => (token === ILauncher ? launcher : undefined);
  plugin.activate(app);
  await vi.waitFor(() => expect(commands).toHaveProperty(["undaunted-nb:home"]));
  return { commands, executed, launcher, files };
}

describe("the tile in JupyterLab's launcher", () => {
  it("is added where there is a launcher", async () => {
    const { launcher, commands } = await lab();
    expect(launcher.add).toHaveBeenCalledWith({ command: "undaunted-nb:home", category: "Notebook", rank: 10 });
    expect(commands["undaunted-nb:home"].label).toContain("Undaunted");
    await lab({}, null); // Notebook 7 has none
  });

  it("does nothing on a page without a launcher, such as one of Voila", async () => {
    const container = globalThis._JUPYTERLAB["undaunted-nb"];
    container.init({});
    const app = { commands: { addCommand: vi.fn() }, started: Promise.resolve() };
    const failed = vi.fn();
    process.on("unhandledRejection", failed);
    (await container.get("./extension"))().default.activate(app);
    await new Promise((done) => setTimeout(done, 10));
    process.off("unhandledRejection", failed);
    expect(failed).not.toHaveBeenCalled();
    expect(app.commands.addCommand).not.toHaveBeenCalled();
  });

  it("makes the notebook in the folder of the launcher, and runs it", async () => {
    const { commands, executed, files } = await lab();
    await commands["undaunted-nb:home"].execute({ cwd: "class" });
    expect(files["class/undaunted.ipynb"].cells[0].source).toBe("import undaunted_nb as un\n\nun.home()");
    expect(executed).toEqual(["docmanager:open", "notebook:run-all-cells"]);
  });

  it("neither replaces nor runs a notebook that somebody has changed", async () => {
    const own = { cells: [{ source: "my own" }] };
    const { commands, executed, files } = await lab({ "undaunted.ipynb": own });
    await commands["undaunted-nb:home"].execute({});
    expect(files["undaunted.ipynb"]).toBe(own);
    expect(executed).toEqual(["docmanager:open"]);
  });
});

describe("charts", () => {
  /** A notebook's chart, which counts how often it was drawn. */
  const chart = (params) => {
    const drawn = vi.fn();
    const picture = { node: { classList: { contains: (name) => name === "jp-RenderedVegaCommon5" } }, renderModel: drawn };
    const data = { "application/vnd.vegalite.v5+json": { params } };
    return {
      drawn,
      cell: {
        outputArea: {
          widgets: [{ node: { classList: { contains: () => false } }, children: () => [picture] }],
          model: { get: () => ({ data }) },
        },
      },
    };
  };

  it("are drawn again when the theme changes between light and dark, if they are ours", async () => {
    const [own, fixed, other] = [[{ name: "dark", expr: "…" }], [{ name: "dark", value: true }], undefined].map(chart);
    const container = globalThis._JUPYTERLAB["undaunted-nb"];
    const IThemeManager = Symbol("themes");
    container.init({ "@jupyterlab/apputils": { "4.0.0": { get: async () => () => ({ IThemeManager }) } } });
    let change;
    const app = {
      started: Promise.resolve(),
      shell: { widgets: () => [{ content: { widgets: [{ model: "markdown" }, own.cell, fixed.cell, other.cell] } }, {}] },
      resolveOptionalService: async () => ({ themeChanged: { connect: (call) => (change = call) } }),
    };
    (await container.get("./extension"))().default.activate(app);
    await vi.waitFor(() => expect(change).toBeDefined());
    for (const light of ["false", "true", "true"]) {
      document.body.dataset.jpThemeLight = light;
      change();
    }
    expect(own.drawn).toHaveBeenCalledTimes(2);
    expect(fixed.drawn).not.toHaveBeenCalled();
    expect(other.drawn).not.toHaveBeenCalled();
  });
});

describe("a phone", () => {
  it("gives a table the page while there is one, and its side bar stays closed until somebody uses the page", async () => {
    const listeners = new Set();
    const narrow = { matches: true, addEventListener: vi.fn() };
    vi.stubGlobal("matchMedia", () => narrow);
    const shell = {
      leftCollapsed: false,
      collapseLeft: vi.fn(),
      fit: vi.fn(),
      layoutModified: { connect: (call) => listeners.add(call), disconnect: (call) => listeners.delete(call) },
    };
    const app = { started: Promise.resolve(), restored: Promise.resolve(), shell, commands: { addCommand: vi.fn() } };
    const container = globalThis._JUPYTERLAB["undaunted-nb"];
    container.init({});
    (await container.get("./extension"))().default.activate(app);
    await new Promise((done) => setTimeout(done, 5));
    expect(shell.fit).not.toHaveBeenCalled();
    document.body.innerHTML = '<div class="un" data-layout="stack"></div>';
    await vi.waitFor(() => expect(shell.fit).toHaveBeenCalledOnce());
    expect(shell.collapseLeft).toHaveBeenCalledTimes(1);
    for (const call of listeners) call(); // JupyterLab shows the file that it has opened
    expect(shell.collapseLeft).toHaveBeenCalledTimes(2);
    dispatchEvent(new Event("pointerdown"));
    expect(listeners.size).toBe(0);
    container.closeBars();
    expect(shell.collapseLeft).toHaveBeenCalledTimes(3);
    document.body.replaceChildren();
    await vi.waitFor(() => expect(shell.fit).toHaveBeenCalledTimes(2));
    vi.unstubAllGlobals();
  });
});

describe("the file browser", () => {
  /** How often it is closed by a visit to an address. */
  async function visit(address) {
    history.replaceState(null, "", address);
    const app = {
      started: Promise.resolve(),
      restored: Promise.resolve(),
      shell: { collapseLeft: vi.fn() },
      commands: { addCommand: vi.fn() },
    };
    const container = globalThis._JUPYTERLAB["undaunted-nb"];
    container.init({});
    (await container.get("./extension"))().default.activate(app);
    await new Promise((done) => setTimeout(done, 5));
    return app.shell.collapseLeft.mock.calls.length;
  }

  it("is closed at the first visit to the home page only", async () => {
    localStorage.clear();
    expect(await visit("/lab/tree/my-own.ipynb")).toBe(0);
    expect(await visit("/lab/tree/notebooks/00-start-here.ipynb?reset")).toBe(1);
    expect(await visit("/lab/tree/notebooks/00-start-here.ipynb")).toBe(0);
    localStorage.clear();
    expect(await visit("/lab/index.html?path=00-start-here.ipynb&kernel=python")).toBe(1);
    localStorage.clear();
    history.replaceState(null, "", "/");
  });
});

describe("the first cell of a notebook", () => {
  const CODE = "import undaunted_nb as un\n\nun.home()";

  /** What is executed when a notebook opens. */
  async function open({ cells, trusted = true, count = 0, set = {}, site = false, files = {}, path = "00-start-here.ipynb" }) {
    const widgets = cells.map(({ id, type = "code", source }) => ({ model: { id, type, trusted, sharedModel: { source } } }));
    const INotebookTracker = Symbol("notebooks");
    const ISettingRegistry = Symbol("settings");
    const shared = (what) => ({ "4.0.0": { get: async () => () => what } });
    const container = globalThis._JUPYTERLAB["undaunted-nb"];
    container.init({ "@jupyterlab/notebook": shared({ INotebookTracker }), "@jupyterlab/settingregistry": shared({ ISettingRegistry }) });
    document.body.innerHTML = `<script id="jupyter-config-data" type="application/json">${JSON.stringify({ undauntedSite: site })}</script>`;
    vi.stubGlobal("fetch", async (url) => {
      const name = String(url).split("/files/")[1];
      if (!(name in files)) throw new Error("404");
      return {
        json: async () => ({
          cells: [
            { cell_type: "markdown", source: [] },
            { cell_type: "code", source: files[name].split(/(?<=\n)/) },
          ],
        }),
      };
    });
    const kernel = { requestExecute: () => ({ done: Promise.resolve({ content: { execution_count: count } }) }) };
    const content = { widgets, activeCellIndex: -1 };
    const panel = {
      content,
      context: { ready: Promise.resolve(), path },
      sessionContext: { ready: Promise.resolve(), session: { kernel } },
    };
    const executed = [];
    const connected = vi.fn();
    const services = {
      [INotebookTracker]: { widgetAdded: { connect: connected }, forEach: (call) => call(panel) },
      [ISettingRegistry]: { load: async () => ({ composite: set }) },
    };
    const app = {
      started: Promise.resolve(),
      commands: { execute: async (name) => executed.push(`${name} ${content.activeCellIndex}`) },
      resolveOptionalService: async (token) => services[token],
    };
    (await container.get("./extension"))().default.activate(app);
    await new Promise((done) => setTimeout(done, 20));
    vi.unstubAllGlobals();
    return executed;
  }
  const ours = [
    { id: "c00", type: "markdown", source: "# Your progress" },
    { id: "c01", source: CODE },
    { id: "c02", source: "un.odds(2, 8)" },
  ];
  const RUN = ["notebook:run-cell 1"];

  it("runs by itself in a trusted notebook of this project", async () => {
    expect(await open({ cells: ours })).toEqual(RUN);
  });

  it("does not run in a notebook that nobody has trusted", async () => {
    expect(await open({ cells: ours, trusted: false })).toEqual([]);
  });

  it("does not run in other people's notebooks, even trusted ones", async () => {
    expect(await open({ cells: [{ id: "6f3a", source: CODE }] })).toEqual([]);
    expect(await open({ cells: [{ id: "c00", source: "import os" }] })).toEqual([]);
    expect(await open({ cells: [{ id: "c00", type: "markdown", source: CODE }] })).toEqual([]);
  });

  it("does not run again in a kernel that has run something", async () => {
    expect(await open({ cells: ours, count: 3 })).toEqual([]);
  });

  it("does not run if the setting is off", async () => {
    expect(await open({ cells: ours, set: { runFirst: false } })).toEqual([]);
    expect(await open({ cells: ours, set: { runFirst: true } })).toEqual(RUN);
  });

  it("runs in the browser-only site if the site has it word for word, and in no other page", async () => {
    const files = { "00-start-here.ipynb": CODE };
    expect(await open({ cells: ours, trusted: false, site: true, files })).toEqual(RUN);
    expect(await open({ cells: ours, trusted: false, files })).toEqual([]);
    expect(await open({ cells: ours, trusted: false, site: true, files, path: "other.ipynb" })).toEqual([]);
    const changed = [{ id: "c00", source: `${CODE}\nprint(1)` }];
    expect(await open({ cells: changed, trusted: false, site: true, files })).toEqual([]);
  });
});

describe("a chart on a phone", () => {
  const { narrowed } = globalThis._JUPYTERLAB["undaunted-nb"];
  const config = { padding: 16, title: { fontSize: 15, subtitleFontSize: 12 }, legend: { labelFontSize: 12 } };
  const y = { type: "nominal", axis: { title: null } };

  it("gives width, and has its legend below and its names in lines", () => {
    const spec = {
      config,
      title: { text: "The mean of 5 values, and of 200 resamples", subtitle: "2 dice" },
      width: 420,
      layer: [{ encoding: { y } }],
    };
    const { width, title, layer, config: look } = narrowed(spec, 150, 350);
    expect(width).toBe(270);
    expect(title).toEqual({ text: ["The mean of 5 values, and of 200", "resamples"], subtitle: ["2 dice"] });
    expect(look.legend).toEqual({ labelFontSize: 12, orient: "bottom", columns: 1, labelLimit: 260 });
    expect(layer[0].encoding.y.axis.labelExpr).toContain("{1,24}");
    expect(narrowed(spec, 1, 350).config.legend.columns).toBe(2);
  });

  it("has its small pictures in one column", () => {
    const spec = { config, facet: { column: { field: "name" } }, spec: { width: 150, layer: [{ encoding: { y } }] } };
    expect(narrowed(spec, 1, 350)).toMatchObject({ facet: { field: "name" }, columns: 1, spec: { width: 149 } });
  });

  it("keeps columns of words, and a picture without an axis, as wide as they are", () => {
    expect(narrowed({ config, width: { step: 34 }, layer: [] }, 100, 300).width.step).toBeCloseTo(25.5);
    expect(narrowed({ config, width: { step: 110 }, layer: [] }, 100, 300).width.step).toBe(110);
    expect(narrowed({ config, width: 806, layer: [{ encoding: { x: { axis: null } } }] }, 100, 300).width).toBe(806);
  });

  it("only gives width on a laptop", () => {
    const spec = { config, width: 800, layer: [{ encoding: { y } }] };
    expect(narrowed(spec, 100, 700)).toEqual({ ...spec, width: 700 });
  });
});
