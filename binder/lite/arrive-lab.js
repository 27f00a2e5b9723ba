  // The page of JupyterLab or Notebook: until its notebook is alive.
  const START = "00-start-here.ipynb";
  /** Resolve when a notebook has not come alive by itself: its first cell was changed or fails, or the setting is off. */
  function idle() {
    const since = Date.now();
    return until(() => Date.now() - since > 8000 && ![...document.querySelectorAll(".jp-InputPrompt")].some((prompt) => prompt.textContent.includes("*")));
  }

  done(0);
  const app = await until(() => window.jupyterapp);
  await app.restored;
  if (query.has("path")) await until(() => app.shell.currentWidget?.sessionContext);
  const panel = app.shell.currentWidget; // after a reload, the page opens what it showed before
  if (panel?.sessionContext) {
    await panel.context?.ready;
    done(1);
    const home = panel.sessionContext.path === START;
    if (!home) box.className = "small"; // the notebook shows its saved boards by itself
    await panel.sessionContext.ready;
    await panel.sessionContext.session?.kernel?.info;
    done(2);
    if (home) await Promise.race([until(() => document.querySelector(".un")), idle()]); // its first cell runs by itself (labextension)
  }
  arrive();
  await until(() => document.querySelector(".un") || !panel?.sessionContext);
  keep();
