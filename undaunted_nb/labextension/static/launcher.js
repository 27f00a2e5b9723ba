/**
 * Small things in JupyterLab: a tile in its launcher that opens the home page in a notebook of one cell and runs it, charts that follow
 * a change of the theme, and at the first visit to the home page all the width for it.
 *
 * It is written as the container that a bundler would make (`get` and `init`), so it needs no build. JupyterLab shares its own modules
 * through `init`.
 */
(() => {
  const NOTEBOOK = "undaunted.ipynb";
  const CODE = "import undaunted_nb as un\n\nun.home()";
  const LABEL = "Undaunted, Memoir '44";
  const CAPTIONS = { en: "Learn the rules at a table", uk: "Вивчайте правила за столом", ru: "Изучайте правила за столом" };
  /** A tile of the board with a counter on it. */
  const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect x="2" y="2" width="20" height="20" rx="3" fill="#7d9350"/>
<path d="M2 15c6-5 13 2 20-4v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3z" fill="#b9a46a"/><circle cx="12" cy="11" r="6.2" fill="#3d5a80" stroke="#fff" stroke-width="1.6"/>
<path d="M12 7.2l1.2 2.4 2.6.4-1.9 1.9.5 2.6-2.4-1.2-2.4 1.2.5-2.6-1.9-1.9 2.6-.4z" fill="#fff"/></svg>`;

  let shared = {};

  /** The current version of a module that JupyterLab shares. @param {string} name */
  async function module(name) {
    const [version] = Object.values(shared[name]);
    return (await version.get())();
  }

  const language = () => (document.documentElement.lang || navigator.language || "en").slice(0, 2);

  /** A new notebook with the home page. */
  const notebook = () => ({
    cells: [{ cell_type: "code", id: "c00", execution_count: null, metadata: { jupyter: { source_hidden: true } }, outputs: [], source: CODE }],
    metadata: { kernelspec: { display_name: "Python 3 (ipykernel)", language: "python", name: "python3" } },
    nbformat: 4,
    nbformat_minor: 5,
  });

  /** Open the notebook in a folder, or make it there. Its first cell runs if nobody has changed it. */
  async function open(app, folder) {
    const { contents } = app.serviceManager;
    const path = folder ? `${folder}/${NOTEBOOK}` : NOTEBOOK;
    try {
      await contents.get(path, { content: false });
    } catch {
      await contents.save(path, { type: "notebook", format: "json", content: notebook() });
    }
    const panel = await app.commands.execute("docmanager:open", { path });
    await panel.context.ready;
    await panel.sessionContext.ready;
    const cell = panel.content.widgets[0];
    if (cell?.model.sharedModel.source !== CODE) return;
    panel.content.activeCellIndex = 0;
    await app.commands.execute("notebook:run-all-cells");
  }

  /** Add the tile. JupyterLab has started by then, so nothing here can delay it. */
  async function add(app) {
    if (!shared["@jupyterlab/launcher"]) return; // a page of Voila has none
    const [{ ILauncher }, { LabIcon }] = await Promise.all([module("@jupyterlab/launcher"), module("@jupyterlab/ui-components")]);
    const launcher = await app.resolveOptionalService(ILauncher);
    const command = "undaunted-nb:home";
    app.commands.addCommand(command, {
      label: LABEL,
      caption: CAPTIONS[language()] ?? CAPTIONS.en,
      icon: new LabIcon({ name: "undaunted-nb:tile", svgstr: ICON }),
      execute: ({ cwd = "" } = {}) => open(app, cwd),
    });
    launcher?.add({ command, category: "Notebook", rank: 10 });
  }

  const CHART = "application/vnd.vegalite.v5+json";
  /** Whether a chart is one of ours: its parameter says whether the page is dark. */
  const follows = (spec) => spec?.params?.some(({ name, expr }) => name === "dark" && expr);

  /** A widget and all widgets in it. */
  const within = (widget) => [widget, ...[...(widget.children?.() ?? [])].flatMap(within)];

  /** Draw the charts of all open notebooks again. JupyterLab draws a chart only once, in the theme of that moment. */
  function redraw(app) {
    for (const panel of app.shell.widgets("main")) {
      for (const { outputArea } of panel.content?.widgets ?? []) {
        outputArea?.widgets.forEach((output, i) => {
          const held = outputArea.model.get(i);
          const picture = follows(held?.data?.[CHART]) && within(output).find(({ node }) => node?.classList.contains("jp-RenderedVegaCommon5"));
          if (picture) picture.renderModel(held);
        });
      }
    }
  }

  /** Follow the theme from now on. Charts that a page draws later are right anyway. */
  async function follow(app) {
    if (!shared["@jupyterlab/apputils"]) return;
    const { IThemeManager } = await module("@jupyterlab/apputils");
    const themes = await app.resolveOptionalService(IThemeManager);
    let light = null;
    themes?.themeChanged.connect(() => {
      const now = document.body.dataset.jpThemeLight;
      if (now !== light) redraw(app);
      light = now;
    });
  }

  /** The notebook of the home page, which `make lab`, Binder and the browser-only site open. */
  const HOME = /00-start-here\.ipynb(?:$|[?&#])/;
  const VISITED = "undaunted-nb:visited";
  /** At the first visit to the home page, close the file browser, which takes a quarter of a laptop's width. Later it is as it was left. */
  async function widen(app) {
    if (!HOME.test(globalThis.location?.href) || localStorage.getItem(VISITED)) return;
    localStorage.setItem(VISITED, "1");
    await app.restored;
    app.shell.collapseLeft?.();
  }

  const plugin = {
    id: "undaunted-nb:launcher",
    description: "Adds a tile that opens the home page, draws charts again when the theme changes, and gives the home page all the width.",
    autoStart: true,
    activate(app) {
      widen(app);
      app.started.then(() => Promise.all([add(app), follow(app)]));
    },
  };
  globalThis._JUPYTERLAB = globalThis._JUPYTERLAB ?? {};
  globalThis._JUPYTERLAB["undaunted-nb"] = {
    init(scope) {
      shared = scope;
    },
    async get() {
      return () => ({ __esModule: true, default: plugin });
    },
  };
})();
