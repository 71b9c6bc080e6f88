import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";

/** @type {Record<string, string>} */
const TYPES = {
  ".avif": "image/avif",
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};
const COMPRESSED = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".xml"]);
const YEAR = "public, max-age=31536000, immutable";

/** @param {string} folder @param {string} path */
function findFile(folder, path) {
  return [path, join(path, "index.html")]
    .map((name) => join(folder, normalize(name)))
    .find((file) => file.startsWith(folder) && existsSync(file) && statSync(file).isFile());
}

/**
 * Serves a folder as the plainest host would: gzip, and what it has compressed once stays in
 * memory, so that every site measured is served alike.
 * @param {string} folder
 */
export async function serveFolder(folder) {
  /** @type {Map<string, { body: Buffer, headers: Record<string, string> }>} */
  const answers = new Map();
  /** @param {string} file */
  function read(file) {
    const type = extname(file);
    const isCompressed = COMPRESSED.has(type);
    const content = readFileSync(file);
    const body = isCompressed ? gzipSync(content, { level: 6 }) : content;
    const headers = {
      "Content-Type": TYPES[type] ?? "application/octet-stream",
      "Content-Length": String(body.length),
      "Cache-Control": type === ".html" ? "no-cache" : YEAR,
      ...(isCompressed ? { "Content-Encoding": "gzip" } : {}),
    };
    return { body, headers };
  }
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname);
    const own = findFile(folder, path);
    const file = own ?? findFile(folder, "404.html");
    if (file === undefined) return void response.writeHead(404).end();
    const answer = answers.get(file) ?? read(file);
    answers.set(file, answer);
    response.writeHead(own === undefined ? 404 : 200, answer.headers).end(answer.body);
  });
  await new Promise((done) => server.listen(0, "localhost", () => done(null)));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
