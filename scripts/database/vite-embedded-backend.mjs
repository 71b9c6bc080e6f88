import { resolve } from "node:path";
import { fail } from "../environment/fail.mjs";
import { tellClientAddress } from "../serving/client-address.mjs";
import { dataFolder } from "../environment/local-env.mjs";
import { limitSignIns } from "../serving/limit-sign-ins.mjs";
import { serveApi } from "../serving/serve-api.mjs";
import { lockDataFolder } from "./data-folder-lock.mjs";
import { WorkerBackend } from "./worker-backend.mjs";

const MIGRATIONS = resolve("supabase/migrations");

/**
 * The embedded Supabase on the dev and preview servers, with its data folder locked. They listen
 * before the database is open; what needs it waits.
 * @returns {import("vite").Plugin}
 */
export function embeddedBackend() {
  /** @type {WorkerBackend | undefined} */
  let backend;
  /** @param {import("vite").Connect.Server} middlewares */
  async function serve(middlewares) {
    middlewares.use(tellClientAddress);
    const folder = dataFolder();
    // By this process, not by a thread: it stays locked while one is replaced.
    if (folder !== null) await lockDataFolder(folder);
    const opening = new WorkerBackend();
    backend = opening;
    opening.open().catch(fail);
    middlewares.use(serveApi(limitSignIns((...request) => opening.ask(...request))));
  }
  return {
    name: "curbfront:embedded-backend",
    async configureServer({ middlewares, watcher, httpServer }) {
      await serve(middlewares);
      watcher.on("add", (file) => {
        if (file.startsWith(MIGRATIONS)) backend?.replace();
      });
      httpServer?.once("close", () => void backend?.close());
    },
    configurePreviewServer: ({ middlewares }) => serve(middlewares),
    closePreviewServer: () => backend?.close(),
  };
}
