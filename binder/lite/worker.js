// The service worker of the site: keeps the whole site on the reader's device, so that it opens without a network.
//
// build.py writes VERSION into it, which is the checksum of kept.json: the list of files with their checksums. So a changed file makes
// another worker, and the browser installs it. A version is kept whole or not at all: a new one takes unchanged files from the old one,
// loads the others, and takes over when the page asks and no other page of the site is open. Everything else that JupyterLite's own worker
// does (the storage of the page, for Python) it goes on doing: it comes last and hears what this one has not answered.
{ // JupyterLite's worker has names of its own
const VERSION = "{{version}}";
const LIST = "kept.json";
const SCOPE = self.registration.scope;
const CACHE = SCOPE + VERSION;
const AT_ONCE = 6;

/** The path of a request in the site. @param {string} url */
function pathOf(url) {
  const path = url.slice(SCOPE.length).replace(/[?#].*$/, "");
  return path === "" || path.endsWith("/") ? `${path}index.html` : path;
}

/** @param {ArrayBuffer} bytes */
const checksum = async (bytes) =>
  [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, 16);

/** The names of this site's caches. Other sites of the same owner may share the storage. */
const cachesOfSite = async () => (await caches.keys()).filter((name) => name.startsWith(SCOPE) && !name.slice(SCOPE.length).includes("/"));

/** The list of this version: each file's path and checksum. */
async function list() {
  const text = await (await fetch(SCOPE + LIST, { cache: "no-cache" })).text();
  if ((await checksum(new TextEncoder().encode(text).buffer)) !== VERSION) throw new Error("the site is being replaced");
  return new Map(Object.entries(JSON.parse(text)));
}

/** A version that is already here, and the checksums of its files. @param {string} name */
async function version(name) {
  const cache = await caches.open(name);
  return { cache, sums: (await (await cache.match(SCOPE + LIST))?.json()) ?? {} };
}

/**
 * The file with a checksum, from the last version or the network. The answer is kept as it came, because the browser stores the compiled
 * form of a script beside it, but not beside one that was made here. One that cannot be kept or would not open a page is made here.
 *
 * @param {string} path @param {string} sum @param {{cache: Cache, sums: Record<string, string>}[]} before
 */
async function file(path, sum, before) {
  for (const { cache, sums } of before) {
    const kept = sums[path] === sum && (await cache.match(SCOPE + path));
    if (kept) return kept;
  }
  for (const how of ["default", "reload"]) {
    const response = await fetch(SCOPE + path, { cache: how });
    const bytes = await response.clone().arrayBuffer();
    if (!response.ok || (await checksum(bytes)) !== sum) continue;
    const { headers, redirected } = response;
    const asMade = redirected || headers.get("vary")?.includes("*");
    return asMade ? new Response(bytes, { headers: { "content-type": headers.get("content-type") ?? "" } }) : response;
  }
  throw new Error(`${path} is of another version`);
}

/** Keep every file of this version. The list comes last, and says that all is there. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  if (await cache.match(SCOPE + LIST)) return;
  const files = await list();
  const names = (await cachesOfSite()).filter((name) => name !== CACHE);
  const before = await Promise.all(names.map(version));
  const left = [...files].reverse();
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (let next = left.pop(); next; next = left.pop())
      if (!(await cache.match(SCOPE + next[0]))) await cache.put(SCOPE + next[0], await file(...next, before));
  }));
  await cache.put(SCOPE + LIST, new Response(JSON.stringify(Object.fromEntries(files))));
}

let keeping;
/** Keep the site once, and tell the page how it went. @param {Client} page */
async function keep(page) {
  keeping ??= keepAll().finally(() => (keeping = undefined));
  try {
    await keeping;
    page.postMessage({ kept: true });
  } catch (error) {
    page.postMessage({ kept: false, full: error.name === "QuotaExceededError" });
  }
}

/** Whether the page that asks is the only one. @param {Client} page */
async function alone(page) {
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  return pages.every(({ id, url }) => id === page.id || !/^(index\.html$|lab\/|notebooks\/)/.test(pathOf(url)) || !url.startsWith(SCOPE));
}

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(SCOPE + pathOf(request.url));
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    // The site is here whole, and has no such file. Pages in its folder that are not part of it need the network.
    if (request.mode !== "navigate" && (await cache.match(SCOPE + LIST))) return new Response(null, { status: 404 });
    throw error;
  }
}

self.addEventListener("install", (event) => {
  event.stopImmediatePropagation();
  event.waitUntil(self.registration.active ? keepAll() : self.skipWaiting()); // the first visit keeps the site once its table is alive
});

self.addEventListener("activate", (event) => {
  event.stopImmediatePropagation();
  event.waitUntil((async () => {
    for (const name of await cachesOfSite()) if (name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  })());
});

self.addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil(keep(event.source));
  if (event.data === "claim") event.waitUntil(self.clients.claim());
  if (event.data === "replace") event.waitUntil(alone(event.source).then((yes) => yes && self.skipWaiting()));
});

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method !== "GET" || !url.startsWith(SCOPE) || /\/api\/(drive|stdin|service-worker)/.test(url)) return;
  event.stopImmediatePropagation();
  event.respondWith(answer(event.request));
});
}

importScripts("jupyterlite-worker.js");
