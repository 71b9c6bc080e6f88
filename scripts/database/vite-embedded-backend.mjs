import { resolve } from "node:path";
import { fail } from "../environment/fail.mjs";
import { setClientAddress } from "../serving/client-address.mjs";
import { dataFolder } from "../environment/local-env.mjs";
import { startEmbeddedMailSender } from "../../server/functions/embedded-mail-sender.ts";
import { callAsServer } from "../../server/functions/embedded-call.ts";
import { embeddedFunctions } from "../../server/functions/embedded-functions.ts";
import { startTimedMails } from "../../server/functions/mail-tasks.ts";
import { limitSignIns } from "../serving/limit-sign-ins.mjs";
import { serveApi } from "../serving/serve-api.mjs";
import { lockDataFolder } from "./data-folder-lock.mjs";
import { WorkerBackend } from "./thread/worker-backend.mjs";

const MIGRATIONS = resolve("supabase/migrations");

/**
 * Runs the embedded Supabase on the dev and preview servers. They listen before the database is open.
 * @returns {import("vite").Plugin}
 */
export function embeddedBackend() {
  /** @type {WorkerBackend | undefined} */
  let backend;
  /** @type {Awaited<ReturnType<typeof startEmbeddedMailSender>>} */
  let sender = null;
  /** @type {ReturnType<typeof startTimedMails> | undefined} */
  let timedMails;
  /** @param {Pick<import("vite").PreviewServer, "middlewares" | "config">} server */
  async function serve({ middlewares, config }) {
    middlewares.use(setClientAddress);
    const folder = dataFolder();
    if (folder !== null) await lockDataFolder(folder);
    const opening = new WorkerBackend();
    backend = opening;
    /** @type {typeof opening.ask} */
    const ask = (...request) => opening.ask(...request);
    opening
      .open()
      .then(() => startEmbeddedMailSender(ask, config.define ?? {}))
      .then((started) => {
        sender = started;
        timedMails = startTimedMails(callAsServer(ask, process.env.CURBFRONT_SECRET_KEY ?? ""));
      })
      .catch(fail);
    for (const each of embeddedFunctions(ask, config.define ?? {})) middlewares.use(each);
    middlewares.use(serveApi(limitSignIns(ask)));
  }
  async function close() {
    await Promise.all([sender?.stop(), timedMails?.stop()]);
    await backend?.close();
  }
  return {
    name: "curbfront:embedded-backend",
    async configureServer(server) {
      const { watcher, httpServer } = server;
      await serve(server);
      watcher.on("add", (file) => {
        if (file.startsWith(MIGRATIONS)) backend?.replace();
      });
      httpServer?.once("close", () => void close());
    },
    configurePreviewServer: serve,
    closePreviewServer: close,
  };
}
