  // The first page: until its table is alive.
  done(0);
  document.documentElement.lang = language;
  try {
    const { open } = await import("./static/first-page.mjs");
    const isServed = await served;
    if (!isServed) tell("absent");
    await open(takePython(), document.getElementById("un-table"), { isServed, language, begun: () => done(1) });
    arrive();
    keep();
  } catch (error) {
    console.error(error);
    tell("broken", String(error.message ?? error));
  }
