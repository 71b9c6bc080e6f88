import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { open, readdir, rm, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { create, extract, list } from "tar";

const DATABASE = "database.tar.gz";
const FILES = "files";

/** The hash of each file by its path in the folder. */
export type FileHashes = Record<string, { hash: string }>;

// An upload that broke off leaves one.
const isComplete = (path: string) => !path.endsWith(".partial");

async function hashOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

/** A folder that is not there has none. */
export async function hashesOf(folder: string): Promise<FileHashes> {
  const hashes: FileHashes = {};
  if (!existsSync(folder)) return hashes;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !isComplete(file)) continue;
    hashes[relative(folder, file).split(sep).join("/")] = { hash: await hashOf(file) };
  }
  return hashes;
}

/** Writes an archive of a database and a folder of files, which are streamed. */
export async function writeBackup(file: string, database: Blob, filesFolder: string) {
  const dump = `${file}.database`;
  try {
    // Readable by their owner only: they hold personal data and password hashes.
    await writeFile(dump, database.stream(), { mode: 0o600 });
    await create(
      {
        file,
        gzip: true,
        mode: 0o600,
        portable: true,
        preservePaths: true,
        filter: isComplete,
        onWriteEntry(entry) {
          const name = relative(filesFolder, entry.path).split(sep).join("/");
          entry.path = entry.path === dump ? DATABASE : join(FILES, name);
        },
      },
      [dump, ...(existsSync(filesFolder) ? [filesFolder] : [])],
    );
    const handle = await open(file, "r+");
    await handle.sync().finally(() => handle.close());
  } finally {
    await rm(dump, { force: true });
  }
}

/** Reads an archive to its end. One from before there were files is the database itself, which is null then. */
export async function readBackup(file: string) {
  const database: Buffer[] = [];
  const files: FileHashes = {};
  await list({
    file,
    strict: true,
    onReadEntry(entry) {
      if (entry.path === DATABASE) {
        entry.on("data", (chunk) => database.push(chunk));
      } else if (entry.path.startsWith(`${FILES}/`) && entry.type === "File") {
        const hash = createHash("sha256");
        entry.on("data", (chunk) => hash.update(chunk));
        entry.on("end", () => {
          files[entry.path.slice(FILES.length + 1)] = { hash: hash.digest("hex") };
        });
      }
    },
  });
  return { database: database.length === 0 ? null : Buffer.concat(database), files };
}

/** Unpacks the files of an archive into a folder that is there. */
export const extractFiles = (file: string, into: string) =>
  extract({
    file,
    cwd: into,
    strip: 1,
    strict: true,
    preserveOwner: false,
    filter: (path) => path.startsWith(`${FILES}/`),
  });
