// @supabase/lite 0.10 opens a data folder that another process has open, and two processes on one folder of
// embedded Postgres corrupt it. This locks the folder by a socket, which the system releases when its owner is
// killed.
import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

function socketPath(folder: string) {
  const name = createHash("sha256").update(resolve(folder)).digest("hex").slice(0, 16);
  return process.platform === "win32"
    ? `\\\\.\\pipe\\curbfront-${name}`
    : join(tmpdir(), `curbfront-${name}.sock`);
}

function hasListener(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      done(true);
    });
    socket.once("error", () => done(false));
  });
}

/** Locks the folder until the returned function is called or the process ends. Throws when it is locked. */
export async function lockDataFolder(folder: string) {
  const path = socketPath(folder);
  if (await hasListener(path)) {
    throw new Error(
      `The data in ${folder} is in use by another process (a running npm start or npm run dev?). Stop that one first, or set CURBFRONT_DATABASE_URL to another folder.`,
    );
  }
  rmSync(path, { force: true });
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(path, done);
  });
  server.unref();
  return () => {
    server.close();
  };
}
