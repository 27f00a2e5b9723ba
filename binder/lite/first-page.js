// The first page of the site: a table, and Python in a worker, without JupyterLab, which takes twice as long to start. Files are where
// JupyterLab has them, so both know the same progress and saved games.
import { PageConfig } from "@jupyterlab/coreutils";
import { ContentsManager } from "@jupyterlab/services";
import { ensureMemoryStorage } from "@jupyterlite/localforage";
import { BrowserStorageDrive, DriveContentsProcessor } from "@jupyterlite/services";
import { UUID } from "@lumino/coreutils"; // a page without https has no crypto.randomUUID
import { wrap } from "comlink";
import localforage from "localforage";
import { Models } from "./models.js";

/** The code that makes the table. Nobody writes code on this page. @param {string} language */
const homeIn = (language) => `import os
os.environ.update(UNDAUNTED_NB_FIRST_PAGE="1", UNDAUNTED_NB_BROWSER_LANG=${JSON.stringify(language)})
import undaunted_nb as un
un.home()`;
const WIDGET = "application/vnd.jupyter.widget-view+json";
const STORAGE = "/sw-api.v1"; // the channel on which JupyterLite's service worker passes on what Python asks of the storage
/** What Python hears of a file or folder that could not be written. @type {Record<string, unknown>} */
const EMPTY = { getattr: {}, readdir: [] };
const ENDED = /^Pyodide has (exited|suffered a fatal error)/; // how the kernel's worker says it

const site = new URL("./", document.baseURI);
const id = UUID.uuid4(); // of this page and its kernel
/** @param {string} msg_type @param {object} content */
const message = (msg_type, content) => ({ channel: "shell", header: { msg_id: UUID.uuid4(), msg_type, session: id }, parent_header: {}, metadata: {}, content, buffers: [] });

/** Answer what Python asks of the storage that all pages of the site share. */
async function openStorage() {
  await ensureMemoryStorage(localforage);
  PageConfig.setOption("baseUrl", site.pathname);
  const defaultDrive = new BrowserStorageDrive({ storageName: `JupyterLite Storage - ${site.pathname}`, localforage });
  void defaultDrive.initialize();
  const drive = new DriveContentsProcessor({ contentsManager: new ContentsManager({ defaultDrive }) });
  const channel = new BroadcastChannel(STORAGE);
  channel.addEventListener("message", async ({ data: { browsingContextId, requestId, pathname, data } }) => {
    if (browsingContextId !== id || !pathname.includes("/api/drive")) return;
    // Python waits for each answer. What could not be written (the page says that the storage is full) is as if it were empty.
    const response = await drive.processDriveRequest(data).catch((error) => (console.warn(error), EMPTY[data.method] ?? null));
    channel.postMessage({ response, browsingContextId, requestId });
  });
}

/**
 * Open the home page.
 *
 * @param {Worker} worker a Python that may be loading still
 * @param {HTMLElement} el gets the table
 * @param {{ isServed: boolean, language: string, begun: () => void }} how whether the service worker is there, the language of the
 *   visitor's browser, and what to do when Python has loaded
 */
export async function open(worker, el, { isServed, language, begun }) {
  /** @type {any} */
  const python = wrap(worker);
  const kernel = { status: "busy", isDisposed: false, connectionStatus: "connected" };
  // One message after the other: in WebKit, a Python that waits for a file would hear the next one, and could not answer.
  /** @type {Promise<void>} */
  let last;
  const models = new Models((content) => {
    const said = message("comm_msg", content);
    kernel.status = "busy";
    const answered = last.then(() => python.commMsg(said, said)).catch(console.error).then(() => {
      if (last === answered) kernel.status = "idle";
    });
    last = answered;
  }, kernel);
  /** @type {(reason: string) => void} */
  let end = () => {};
  const broken = new Promise((_, reject) => {
    end = (reason) => {
      kernel.isDisposed = true;
      reject(new Error(reason));
    };
  });
  broken.catch(console.error); // later than the start, the table says it
  let hasBegun = false;
  worker.addEventListener("error", ({ message: reason }) => hasBegun || end(reason)); // a Python that has begun goes on after an error
  /** @type {Promise<string>} */
  const table = new Promise((found) => {
    worker.addEventListener("message", ({ data: { _kernelMessage: told, _logMessage: logged } }) => {
      if (ENDED.test(logged?.data)) end(logged.data);
      if (!told) return; // an answer that comlink hears
      if (told.type.startsWith("comm_")) models.hear(told.type, told.content);
      else if (told.type === "execute_result") found(told.bundle.data[WIDGET].model_id);
      else if (told.type === "stream") console.log(told.bundle.text);
    });
  });
  /** @param {string} path */
  const at = (path) => new URL(path, site).href;
  async function start() {
    if (isServed) await openStorage();
    await python.initialize({
      baseUrl: site.pathname, browsingContextId: id, kernelId: id, location: "", mountDrive: isServed,
      pyodideUrl: at("static/python/start.mjs"), indexUrl: at("static/python/"), loadPyodideOptions: { packages: PACKAGES }, // build.py names them: start.mjs has them
      pipliteUrls: [], pipliteWheelUrl: "", disablePyPIFallback: true,
    });
    hasBegun = true;
    begun();
    const code = homeIn(language);
    const said = await python.execute({ code, silent: false, store_history: false, user_expressions: {}, allow_stdin: false }, message("execute_request", {}));
    if (said.status === "error") throw new Error(`${said.ename}: ${said.evalue}`);
    await models.show(await table, el);
  }
  last = start().finally(() => (kernel.status = "idle"));
  await Promise.race([last, broken]);
}
