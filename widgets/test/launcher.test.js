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
