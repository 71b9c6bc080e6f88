import { resolve } from "node:path";
import type { Plugin, PreviewServer } from "vite";
import { fail } from "../fail.mjs";
import { startCalendarReader } from "../functions/calendar-reader.ts";
import { callAsServer } from "../functions/embedded-call.ts";
import { embeddedFunctions } from "../functions/embedded-functions.ts";
import { startFileRemover } from "../functions/embedded-store.ts";
import { startEmbeddedMailSender } from "../functions/embedded-mail-sender.ts";
import { startTimedMails } from "../functions/mail-tasks.ts";
import { dataFolder } from "../local-env.mjs";
import { setClientAddress } from "../serving/client-address.ts";
import { limitSignIns } from "../serving/limit-sign-ins.ts";
import { serveApi } from "../serving/serve-api.ts";
import { lockDataFolder } from "../workarounds/data-folder-lock.ts";
import { WorkerBackend } from "./worker-backend.ts";

const stopTask = async (task: { stop: () => Promise<void> } | null | undefined) => task?.stop();

const MIGRATIONS = resolve("supabase/migrations");

/** Runs the embedded Supabase on the dev and preview servers. They listen before the database is open. */
export function embeddedBackend(): Plugin {
  let backend: WorkerBackend | undefined;
  let sender: Awaited<ReturnType<typeof startEmbeddedMailSender>> = null;
  let timedMails: ReturnType<typeof startTimedMails> | undefined;
  let calendarReader: ReturnType<typeof startCalendarReader> | undefined;
  let fileRemover: ReturnType<typeof startFileRemover> | undefined;

  async function serve({ middlewares, config }: Pick<PreviewServer, "middlewares" | "config">) {
    middlewares.use(setClientAddress);
    const folder = dataFolder();
    if (folder !== null) await lockDataFolder(folder);
    const opening = new WorkerBackend();
    backend = opening;
    const ask: typeof opening.ask = (...request) => opening.ask(...request);
    opening
      .open()
      .then(() => startEmbeddedMailSender(ask, config.define ?? {}))
      .then((started) => {
        sender = started;
        const call = callAsServer(ask, process.env.CURBFRONT_SECRET_KEY ?? "");
        timedMails = startTimedMails(call);
        calendarReader = startCalendarReader(call);
        fileRemover = startFileRemover(ask);
      })
      .catch(fail);
    for (const each of embeddedFunctions(ask, config.define ?? {})) middlewares.use(each);
    middlewares.use(serveApi(limitSignIns(ask)));
  }
  async function close() {
    await Promise.all([sender, timedMails, calendarReader, fileRemover].map(stopTask));
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
