// Synchronous, because the asynchronous functions take three times as long for thousands of small files.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotli, gzip } from "../serving/compression.ts";

export type PageCache = ReturnType<typeof openPageCache>;

/**
 * Pages and pictures of earlier builds, named by the hash of their inputs. The folder may be deleted at any
 * time.
 */
export function openPageCache(folder: string) {
  mkdirSync(folder, { recursive: true });
  const complete = new Set(readdirSync(folder));
  const used = new Set<string>();
  const making = new Map<string, Promise<Buffer>>();

  async function file(name: string, make: () => Promise<Buffer>) {
    used.add(name);
    const path = join(folder, name);
    if (complete.has(name)) return readFileSync(path);
    const made = making.get(name) ?? make();
    making.set(name, made);
    const bytes = await made;
    // Written under a temporary name and renamed, because a build may be interrupted.
    if (making.delete(name)) {
      writeFileSync(`${path}.new`, bytes);
      renameSync(`${path}.new`, path);
      complete.add(name);
    }
    return bytes;
  }

  return {
    file,
    async page(hash: string, render: () => Promise<string>) {
      const html = await file(`${hash}.html`, async () => Buffer.from(await render()));
      const br = await file(`${hash}.br`, () => brotli(html));
      const gz = await file(`${hash}.gz`, () => gzip(html));
      return { html, br, gz };
    },
    close() {
      for (const name of complete) {
        if (!used.has(name)) rmSync(join(folder, name), { force: true });
      }
    },
  };
}
