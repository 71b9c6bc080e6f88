import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { copyFile, mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import type { App } from "@supabase/lite";
import { dataFolder } from "../local-env.mjs";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type Metadata = Awaited<ReturnType<StorageAdapter["headObject"]>>;

/** Objects have ids as names, with at most one folder. */
const OBJECT_NAME = /^[\w-]+(\/[\w-]+(\.\w+)?)?$/;

/** Only pictures have an ending; any other file is downloaded as bytes, whatever it is. */
const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
};

/** Objects of posts are public and never change, so that a browser asks for each once. */
const CACHE_OF_PICTURES = "public, max-age=31536000, immutable";

/** Where the files of a database in a folder are kept. */
export const filesFolder = (database: string) => `${database}.files`;

/** The folder of the configured database's files; one in memory has a temporary folder. */
export function openFilesFolder(): string {
  const database = dataFolder();
  if (database !== null) return filesFolder(database);
  const folder = mkdtempSync(join(tmpdir(), "curbfront-files-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function bytesOf(body: Parameters<StorageAdapter["uploadObject"]>[3]): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  return new Uint8Array(await new Response(body as ReadableStream).arrayBuffer());
}

/** Keeps the objects of the storage service in a folder. */
export function fileStorage(folder: string): StorageAdapter {
  function fileOf(bucket: string, name: string): string {
    if (![bucket, name].every((part) => OBJECT_NAME.test(part))) {
      throw new Error(`${bucket}/${name} is no name of an object.`);
    }
    return join(folder, bucket, name);
  }
  async function metadataOf(bucket: string, file: string): Promise<Metadata> {
    const { size, mtime } = await stat(file);
    const eTag = `"${createHash("md5").update(`${file}:${mtime.getTime()}`).digest("hex")}"`;
    return {
      cacheControl: bucket === "pictures" ? CACHE_OF_PICTURES : "no-cache",
      contentLength: size,
      size,
      mimetype: TYPES[extname(file)] ?? "application/octet-stream",
      lastModified: mtime,
      eTag,
    };
  }
  const remove = (bucket: string, name: string) => rm(fileOf(bucket, name), { force: true });

  return {
    driver: null,
    async getObject(bucket, name) {
      const file = fileOf(bucket, name);
      return {
        httpStatusCode: 200,
        metadata: await metadataOf(bucket, file),
        body: await readFile(file),
      };
    },
    // A file has its name only once it is whole and on the disk.
    async uploadObject(bucket, name, _version, body, mimetype, cacheControl) {
      const file = fileOf(bucket, name);
      const partial = `${file}.partial`;
      await mkdir(dirname(file), { recursive: true });
      try {
        const handle = await open(partial, "w", 0o600);
        try {
          await handle.writeFile(await bytesOf(body));
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(partial, file);
      } finally {
        await rm(partial, { force: true });
      }
      return { ...(await metadataOf(bucket, file)), mimetype, cacheControl };
    },
    deleteObject: remove,
    async deleteObjects(bucket, names) {
      for (const name of names) await remove(bucket, name);
    },
    async copyObject(bucket, name, _version, toBucket, toName) {
      const target = fileOf(toBucket, toName);
      await mkdir(dirname(target), { recursive: true });
      await copyFile(fileOf(bucket, name), target);
      const { lastModified, eTag } = await metadataOf(toBucket, target);
      return { httpStatusCode: 200, lastModified, eTag };
    },
    headObject: (bucket, name) => metadataOf(bucket, fileOf(bucket, name)),
    privateAssetUrl: (bucket, name) => Promise.resolve(`file://${fileOf(bucket, name)}`),
  };
}
