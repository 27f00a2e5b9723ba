// The files of the packages that load with Python, as build.py joins them: one compressed file instead of a wheel each.

/** Unpack what gzip has packed. @param {ReadableStream<Uint8Array>} stream @returns {Promise<Uint8Array>} */
export async function unpacked(stream) {
  return new Uint8Array(await new Response(stream.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

/** Put the joined files into a folder of Python's file system. Nothing is copied: each file is a part of `joined`.
 * @param {any} FS @param {string} folder @param {Uint8Array} joined the length of a list, the list of names and sizes, then the files */
export function place(FS, folder, joined) {
  let at = 4 + new DataView(joined.buffer, joined.byteOffset).getUint32(0, true);
  const made = new Set();
  for (const [name, size] of JSON.parse(new TextDecoder().decode(joined.subarray(4, at)))) {
    const path = `${folder}/${name}`, parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) FS.mkdirTree(parent);
    made.add(parent);
    FS.writeFile(path, joined.subarray(at, at + size), { canOwn: true });
    at += size;
  }
}
