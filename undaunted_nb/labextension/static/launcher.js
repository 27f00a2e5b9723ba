/**
 * Small things in JupyterLab: a tile in its launcher that opens the home page in a notebook of one cell and runs it, the first cell of
 * our own notebooks runs by itself, charts fit their cell and follow a change of the theme, charts and boards of a sheet fill the screen, at the
 * first visit the home page has all the width, and on a phone a table has the whole page.
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

  /** What Voila draws, which it puts into a page without a notebook. */
  const VOILA = 'script[type="application/vnd.voila.cell-output+json"]';
  /** The charts of a page of Voila. @type {{picture: any, held: any}[]} */
  const pictures = [];

  /** Remember the charts that a page of Voila draws, and what each of them shows first. Voila begins after this. */
  async function remember(app) {
    if (!document.querySelector?.(VOILA) || !shared["@jupyterlab/rendermime"]) return;
    const { IRenderMimeRegistry } = await module("@jupyterlab/rendermime");
    const registry = await app.resolveOptionalService(IRenderMimeRegistry);
    if (!registry) return;
    const create = registry.createRenderer;
    registry.createRenderer = (kind) => {
      const picture = create.call(registry, kind);
      if (kind !== CHART) return picture;
      const draw = picture.renderModel;
      picture.renderModel = (held) => {
        picture.renderModel = draw;
        pictures.push({ picture, held });
        return draw.call(picture, held);
      };
      return picture;
    };
  }

  /** The charts of all open notebooks that `wanted` accepts: each with the output that it draws. */
  function charts(app, wanted) {
    const found = pictures.filter(({ held }) => wanted(held.data?.[CHART]));
    for (const panel of app.shell?.widgets?.("main") ?? []) {
      for (const { outputArea } of panel.content?.widgets ?? []) {
        outputArea?.widgets.forEach((output, i) => {
          const held = outputArea.model.get(i);
          const picture = wanted(held?.data?.[CHART]) && within(output).find(({ node }) => node?.classList.contains("jp-RenderedVegaCommon5"));
          if (picture) found.push({ picture, held });
        });
      }
    }
    return found;
  }

  /** Draw the charts of all open notebooks again. JupyterLab draws a chart only once, in the theme of that moment. */
  function redraw(app) {
    for (const { picture, held } of charts(app, follows)) picture.renderModel(held);
  }

  const FULL = { en: "Full screen", uk: "На весь екран", ru: "На весь экран" };
  const LARGE = `.jp-RenderedVegaCommon5:has(> .un-full) { position: relative; }
.un-full { position: absolute; inset: 2px 2px auto auto; width: 28px; height: 28px; border: 1px solid var(--jp-border-color1); border-radius: 4px;
  background: var(--jp-layout-color1); color: var(--jp-ui-font-color1); padding: 0; line-height: 1; cursor: pointer; }
:fullscreen > .un-full { display: none; }
img.un-large + .un-full { position: static; display: block; margin: 2px 0 4px; }
img.un-large:fullscreen { width: 100vw; height: 100vh; max-width: none !important; max-height: none; object-fit: contain; background: #fff; }
.jp-RenderedVegaCommon5:fullscreen { display: grid; place-items: safe center; padding: 0; background: #fff; overflow: auto; outline: none; }
body[data-jp-theme-light="false"] .jp-RenderedVegaCommon5:fullscreen { background: #333; }
.jp-RenderedVegaCommon5:fullscreen .vega-embed { display: block; padding: 0; }
.jp-RenderedVegaCommon5:fullscreen svg { display: block; width: 100vw; height: 100vh; }
.jp-RenderedVegaCommon5:fullscreen svg.un-tall { width: var(--un-wide); height: var(--un-tall); }`;

  /** Whether a chart is one of ours: it has no menu, which could send its data to a website. */
  const ours = (spec) => spec?.usermeta?.embedOptions?.actions === false;

  /** How much larger letters are, beside their picture, where a class reads them. */
  const LETTERS = 1.35;

  /** The least letters in full screen: 36 pixels on a screen of 1920 by 1080, which the last row of a class reads. */
  const leastLetters = () => Math.min(innerWidth / 1920, innerHeight / 1080) * 36;

  /** A part of a picture with larger letters. */
  const enlarged = (part, times) =>
    Array.isArray(part)
      ? part.map((one) => enlarged(one, times))
      : part && typeof part === "object"
        ? Object.fromEntries(
            Object.entries(part).map(([name, value]) => [
              name,
              typeof value === "number" && /(fontSize|labelLimit)$/i.test(name) ? value * times : name === "values" ? value : enlarged(value, times),
            ]),
          )
        : part;

  /** Whether a chart has no axes: a tree, whose letters have their size already. */
  const isBare = ({ layer = [] }) => layer.some(({ encoding: { x, y } = {} }) => x?.axis === null && y?.axis === null);

  /** How much larger a picture must be drawn so that its least letters can be read, and how much larger it fits the screen. */
  function needs(svg) {
    const { width, height } = svg.viewBox.baseVal;
    const words = [...svg.querySelectorAll("text")].filter((one) => one.textContent.trim());
    const letters = Math.min(...words.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    return { times: leastLetters() / letters, fits: Math.min(innerWidth / width, innerHeight / height), width, height };
  }

  /** Letters that are too small by less than this are made larger. If it is more, they would lie over each other, and the picture scrolls. */
  const NEARLY = 1.2;

  /** Fill the screen with a chart, as lines and letters of any size, and draw it as before in the end. */
  function fill({ picture, held }) {
    const { node } = picture;
    const spec = held.data[CHART];
    const usermeta = { ...spec.usermeta, embedOptions: { ...spec.usermeta.embedOptions, renderer: "svg" } };
    const leave = () => {
      if (document.fullscreenElement === node) return;
      document.removeEventListener("fullscreenchange", leave);
      node.removeAttribute("tabindex");
      delete node.dataset.lmSuppressShortcuts;
      picture.renderModel(held);
    };
    node.requestFullscreen().then(
      async () => {
        document.addEventListener("fullscreenchange", leave);
        node.tabIndex = -1;
        node.dataset.lmSuppressShortcuts = "true";
        node.focus();
        // JupyterLab adds a still picture to an output that has none. This one is not kept.
        const show = async (by) => {
          const large = { ...enlarged(spec, by), usermeta };
          await picture.renderModel({ data: { ...held.data, [CHART]: large, "image/png": "" }, metadata: held.metadata, setData() {} });
          const svg = node.querySelector("svg.marks");
          return document.fullscreenElement === node && svg && { svg, ...needs(svg) };
        };
        const bare = isBare(spec);
        let shown = await show(bare ? 1 : LETTERS);
        const less = shown && shown.times / shown.fits;
        if (!bare && less > 1 && less < NEARLY) shown = await show(LETTERS * less * 1.06);
        if (!shown || shown.times <= shown.fits) return;
        // The picture is larger than the screen. The keys scroll it, and JupyterLab hears none.
        shown.svg.style.setProperty("--un-wide", `${Math.ceil(shown.times * shown.width)}px`);
        shown.svg.style.setProperty("--un-tall", `${Math.ceil(shown.times * shown.height)}px`);
        shown.svg.classList.add("un-tall");
      },
      () => {}, // a page can forbid full screen
    );
  }

  /** The sign ⛶, drawn because many fonts lack it. */
  const CORNERS = `<svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.75">
<path d="M1 5V1h4M11 1h4v4M15 11v4h-4M5 15H1v-4"/></svg>`;

  /** A button that fills the screen. @param {() => void} act */
  function fullButton(act) {
    const title = FULL[language()] ?? FULL.en;
    const button = Object.assign(document.createElement("button"), { className: "un-full", type: "button", innerHTML: CORNERS, title });
    button.setAttribute("aria-label", title);
    button.addEventListener("click", act);
    return button;
  }

  /** A text in lines of so many letters. */
  const inLines = (text, most) =>
    [text].flat().join(" ").split(" ").reduce((lines, word) => {
      const last = lines.pop() ?? "";
      return `${last} ${word}`.length > most && last ? [...lines, last, word] : [...lines, `${last} ${word}`.trim()];
    }, []);

  /** A title that is not wider than the room. */
  function titleIn(title, { title: { fontSize, subtitleFontSize } }, room) {
    if (!title) return title;
    const { text, subtitle, ...rest } = title.text ? title : { text: title };
    const lines = (words, size) => inLines(words, Math.floor(room / (size * 0.58)));
    return { ...rest, text: lines(text, fontSize), ...(subtitle && { subtitle: lines(subtitle, subtitleFontSize) }) };
  }

  /** The least width of the data of a picture, and of a column of numbers. A column wider than `words` has words. */
  const LEAST = { width: 120, step: 20, words: 60 };
  /** The room below which a chart is that of a phone: its legend is below it, its small pictures are in one column, and long names are in lines. */
  const PHONE = 600;

  /** The legend of the chart of a phone. It has one column if the chart is still too wide. */
  const legendOf = (by, room) => ({ orient: "bottom", columns: by > 40 ? 1 : Math.max(1, Math.floor(room / 130)), labelLimit: room - 90 });

  /** What a chart of a phone draws: each legend below, and each name beside it in lines, which the regular expression ends. */
  function encodingOf(encoding, by, room) {
    const channels = Object.entries(encoding).map(([name, channel]) => [
      name,
      channel?.legend ? { ...channel, legend: { ...channel.legend, ...legendOf(by, room) } } : channel,
    ]);
    const { y, ...others } = Object.fromEntries(channels);
    if (y?.type !== "nominal" || y.axis === null) return { ...others, ...(y && { y }) };
    const most = Math.floor((room * 0.44) / 6.2);
    const labelExpr = `split(replace(datum.label, regexp('(.{1,${most}}) ', 'g'), '$1\\n'), '\\n')`;
    return { ...others, y: { ...y, axis: { ...y.axis, labelExpr } } };
  }

  /** A chart whose data have `by` px less. In one without an axis (a tree) words would lie over each other, so it keeps its width. */
  function narrowed(spec, by, room, config = spec.config) {
    const { width, title, layer, facet, encoding } = spec;
    const inner = (part) => narrowed(part, by, room, config);
    const isPhone = room < PHONE;
    const isRigid = layer?.some((part) => part.encoding?.x?.axis === null);
    const step = width?.step < LEAST.words && Math.max(LEAST.step, width.step * (1 - by / (room + by)));
    return {
      ...spec,
      ...(title && { title: titleIn(title, config, room - 2 * config.padding) }),
      ...(!isRigid && typeof width === "number" && { width: Math.max(LEAST.width, width - by) }),
      ...(step && { width: { step } }),
      ...(isPhone && encoding && { encoding: encodingOf(encoding, by, room) }),
      ...(layer && { layer: layer.map(inner) }),
      ...(spec.vconcat && { vconcat: spec.vconcat.map(inner) }),
      ...(spec.spec && { spec: inner(spec.spec), ...(isPhone && { facet: facet.column ?? facet, columns: 1 }) }),
      ...(spec.config && isPhone && { config: { ...config, padding: 6, legend: { ...config.legend, ...legendOf(by, room) } } }),
    };
  }

  /** How often a chart is drawn again until it fits. */
  const TRIES = 6;

  /** Draw a chart that is wider than its cell with less width, and with its own as soon as there is room. The picture says what was taken from it. */
  async function narrow({ picture, held }) {
    const { node } = picture;
    const drawn = node.querySelector("canvas, svg");
    if (!drawn || drawn.dataset.waits || document.fullscreenElement === node) return;
    const room = node.clientWidth;
    const { by = 0, room: had = room, tries = 0 } = drawn.dataset;
    const over = node.scrollWidth - room;
    const isFree = by && room > had;
    if (!room || (!isFree && (over < 2 || (tries >= TRIES && room >= had)))) return;
    drawn.dataset.waits = "1";
    // The look of a phone comes first, because it takes less width.
    const less = isFree ? 0 : room < PHONE && !by ? 1 : Number(by) + over;
    const spec = less ? narrowed(held.data[CHART], less, room) : held.data[CHART];
    // JupyterLab adds a still picture to an output that has none. This one is not kept.
    await picture.renderModel({ data: { ...held.data, [CHART]: spec, "image/png": "" }, metadata: held.metadata, setData() {} });
    const next = node.querySelector("canvas, svg");
    if (next && less) Object.assign(next.dataset, { by: less, room, tries: Number(tries) + 1 });
  }

  /** Fit the charts of ours into their cells from now on, and give them, and each board of a sheet, a button that fills the screen. */
  function enlarge(app) {
    document.head.append(Object.assign(document.createElement("style"), { textContent: LARGE }));
    let timer = 0;
    const look = () => {
      timer = 0;
      for (const chart of charts(app, ours)) {
        narrow(chart).catch(console.warn);
        const { node } = chart.picture;
        if (!document.fullscreenEnabled || !node.querySelector("canvas, svg") || node.querySelector(":scope > .un-full")) continue;
        node.append(fullButton(() => fill(chart)));
      }
      for (const board of document.querySelectorAll(".jp-OutputArea-output img.un-large")) {
        if (!document.fullscreenEnabled || board.nextElementSibling?.matches(".un-full")) continue;
        board.after(fullButton(() => board.requestFullscreen().catch(() => {}))); // a page can forbid full screen
      }
    };
    const later = () => {
      timer ||= setTimeout(look, 300);
    };
    new MutationObserver(later).observe(document.body, { subtree: true, childList: true });
    addEventListener("resize", later);
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

  /** Whether the first cell with code is as this project writes it: it shows a table or a chart of ours, and its cells are numbered. */
  const isOurs = ({ model }, i) =>
    model.id === `c${String(i).padStart(2, "0")}` && model.sharedModel.source.startsWith("import undaunted_nb as un\n");

  /** Whether a notebook of the browser-only site still begins as the site has it. A reader can have put another in its place. */
  async function isOfSite(path, source) {
    try {
      const { cells } = await (await fetch(new URL(`../files/${encodeURI(path)}`, location.href))).json();
      return [cells.find((cell) => cell.cell_type === "code")?.source].flat().join("") === source;
    } catch {
      return false;
    }
  }

  /** Run the first cell with code of a notebook that opens, if it is ours, may run, and its kernel has run nothing yet. */
  async function runFirst(app, { content, context, sessionContext }, site) {
    await context.ready;
    const i = content.widgets.findIndex(({ model }) => model.type === "code");
    const cell = content.widgets[i];
    if (!cell || !isOurs(cell, i)) return;
    const { source } = cell.model.sharedModel;
    if (!cell.model.trusted && !(site && (await isOfSite(context.path, source)))) return;
    await sessionContext.ready;
    const kernel = sessionContext.session?.kernel;
    if (!kernel) return; // nobody has chosen one yet
    const { content: said } = await kernel.requestExecute({ code: "", silent: true, store_history: false }).done;
    if (said.execution_count > 0 || cell.isDisposed || cell.model.sharedModel.source !== source) return;
    content.activeCellIndex = i;
    await app.commands.execute("notebook:run-cell");
  }

  /** Run first cells from now on, unless the setting is off. */
  async function begin(app) {
    if (!shared["@jupyterlab/notebook"]) return;
    const [{ INotebookTracker }, { ISettingRegistry }] = await Promise.all(
      ["@jupyterlab/notebook", "@jupyterlab/settingregistry"].map(module),
    );
    const [notebooks, registry] = await Promise.all([INotebookTracker, ISettingRegistry].map((token) => app.resolveOptionalService(token)));
    const set = await registry?.load(plugin.id).catch(() => null);
    if (!notebooks || set?.composite.runFirst === false) return;
    const site = JSON.parse(document.getElementById("jupyter-config-data")?.textContent ?? "{}").undauntedSite;
    const run = (panel) => runFirst(app, panel, site).catch(console.warn);
    notebooks.widgetAdded.connect((_, panel) => run(panel));
    notebooks.forEach(run);
  }

  /** The notebook of the home page, which `make lab`, Binder and the browser-only site open. */
  const HOME = /00-start-here\.ipynb(?:$|[?&#])/;
  const VISITED = "undaunted-nb:visited";
  /** The address of this page as it was loaded. The browser-only site takes the query off it before extensions come. */
  const loaded = () => globalThis.performance?.getEntriesByType?.("navigation")?.[0]?.name || globalThis.location?.href;
  /** At the first visit to the home page, close the file browser, which takes a quarter of a laptop's width. Later it is as it was left. */
  async function widen(app) {
    if (!HOME.test(loaded()) || localStorage.getItem(VISITED)) return;
    localStorage.setItem(VISITED, "1");
    await app.restored;
    keepClosed(app);
  }

  /** Close the side bar with the files. A table that has no room beside it offers it. */
  const closeBars = ({ shell }) => shell.collapseLeft?.();

  /** Close it, and again when JupyterLab opens it for the notebook that it shows, until somebody uses the page. */
  function keepClosed(app) {
    const { layoutModified } = app.shell;
    const close = () => app.shell.leftCollapsed === false && closeBars(app);
    closeBars(app);
    layoutModified?.connect(close);
    for (const use of ["pointerdown", "keydown"]) addEventListener(use, () => layoutModified?.disconnect(close), { capture: true, once: true });
  }

  /** The pages on which a table gets everything: those of phones, and of a browser zoomed to 200 % and more. */
  const NARROW = "(max-width: 699px)";
  /** The pages on which the tabs of the side bars would take a fifth of the width: those of a browser zoomed to 400 %. */
  const NARROWEST = "(max-width: 479px)";
  /** What JupyterLab and Notebook have around a notebook. It comes back on a wider page, such as that of a turned phone. A greatest
   * width of 0 is none for Lumino. */
  const BARE = `@media ${NARROW} {
    body:has(.un[data-layout]) :is(#jp-top-panel, #jp-menu-panel, #jp-bottom-panel, #top-panel-wrapper, #menu-panel-wrapper, .lm-DockPanel-tabBar,
    .jp-NotebookPanel-toolbar) {
      min-width: 0 !important; min-height: 0 !important; max-width: 0 !important; max-height: 0 !important; padding: 0 !important; border: 0 !important;
      overflow: hidden !important; visibility: hidden !important;
    }
    .jp-OutputArea-child:has(> .jp-RenderedVegaCommon5) > .jp-OutputPrompt { display: none !important; }
    body:has(.un[data-layout]) :is(.jp-Notebook, .jp-WindowedPanel-outer, .jp-WindowedPanel-viewport, .jp-Cell, .jp-OutputArea-output) { padding: 0 !important; margin: 0 !important; }
    body:has(.un[data-layout]) :is(.jp-Cell:has(.un[data-layout]) .jp-Cell-inputWrapper, .jp-Notebook-footer) { display: none !important; }
  }
  @media ${NARROWEST} {
    body:has(.un[data-layout]) .jp-SideBar { min-width: 0 !important; max-width: 1px !important; border: 0 !important; overflow: hidden !important; visibility: hidden !important; }
  }`;

  /** The panels of the page, down to those around the notebook. @param {any} widget @param {number} depth @returns {any[]} */
  const panels = (widget, depth = 6) => [widget, ...(depth ? [...(widget.children?.() ?? [])].flatMap((child) => panels(child, depth - 1)) : [])];

  /** Give a table the whole page of a phone. Lumino's panels look at the styles again only when they are asked to. */
  async function bare(app) {
    if (!globalThis.matchMedia) return;
    const [narrow, narrowest] = [NARROW, NARROWEST].map((media) => matchMedia(media));
    const { body, head } = document;
    head.append(Object.assign(document.createElement("style"), { textContent: BARE }));
    await app.restored;
    let last = 0;
    const look = () => {
      const now = body.querySelector(".un[data-layout]") ? narrow.matches + narrowest.matches : 0;
      if (now === last) return;
      if (last === 0) keepClosed(app);
      last = now;
      for (const panel of panels(app.shell)) panel.fit?.();
    };
    for (const media of [narrow, narrowest]) media.addEventListener("change", look);
    new MutationObserver(look).observe(body, { subtree: true, childList: true });
    look();
  }

  const plugin = {
    id: "undaunted-nb:launcher",
    description: "A tile that opens the home page, first cells that run by themselves, charts that follow the theme and fill the screen.",
    autoStart: true,
    activate(app) {
      globalThis._JUPYTERLAB["undaunted-nb"].closeBars = () => closeBars(app);
      widen(app);
      bare(app);
      enlarge(app);
      app.started.then(() => Promise.all([add(app), follow(app), begin(app)]));
      return remember(app);
    },
  };
  globalThis._JUPYTERLAB = globalThis._JUPYTERLAB ?? {};
  globalThis._JUPYTERLAB["undaunted-nb"] = {
    narrowed,
    init(scope) {
      shared = scope;
    },
    async get() {
      return () => ({ __esModule: true, default: plugin });
    },
  };
})();
