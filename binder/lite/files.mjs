// The files of the packages that load with Python, as build.py joins them: one compressed file instead of a wheel each. Python starts
// from a memory that has read them, so it needs few of them again, and none before the first table is there.

/** Unpack what gzip has packed. @param {ReadableStream<Uint8Array>} stream @returns {Promise<Uint8Array>} */
export async function unpacked(stream) {
  return new Uint8Array(await new Response(stream.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

/** Put the files into a folder of Python's file system, or where an absolute name says. Nothing is copied, and nothing is asked for before a file is read.
 * @param {any} FS @param {string} folder @param {[string, number | string][]} names the name of each file with its size, or with its text
 * @param {() => Uint8Array} joined returns the files, one after the other */
export function place(FS, folder, names, joined) {
  const made = new Set();
  let end = 0;
  for (const [name, size] of names) {
    const path = name.startsWith("/") ? name : `${folder}/${name}`, parent = path.slice(0, path.lastIndexOf("/")), start = end;
    if (!made.has(parent)) FS.mkdirTree(parent);
    made.add(parent);
    FS.writeFile(path, typeof size === "string" ? size : "");
    if (!size || typeof size === "string") continue;
    end += size;
    const { node } = FS.lookupPath(path);
    const become = (value) => Object.defineProperty(node, "contents", { value, writable: true });
    node.usedBytes = size;
    Object.defineProperty(node, "contents", {
      configurable: true,
      get: () => become(joined().subarray(start, start + size)).contents,
      set: become,
    });
  }
}
