import { objectStore } from "../../supabase/functions/_shared/files/object-store.ts";
import { removeObjects } from "../../supabase/functions/_shared/files/remove-objects.ts";
import { callAsServer, fetchEmbedded, type AskBackend } from "./embedded-call.ts";
import { startTask } from "./repeated-task.ts";

const HOUR_MS = 60 * 60_000;

const secretKey = () => process.env.CURBFRONT_SECRET_KEY ?? "";

/** The embedded storage with the server's rights. */
export const embeddedStore = (ask: AskBackend) =>
  objectStore({
    url: "http://embedded.invalid",
    key: secretKey(),
    fetch: fetchEmbedded(ask, "files"),
  });

/** Removes files 30 days after they were deleted, until stopped. */
export const startFileRemover = (ask: AskBackend, everyMs = HOUR_MS) =>
  startTask(
    async (isStopped) => {
      while (
        (await removeObjects(callAsServer(ask, secretKey()), embeddedStore(ask))) > 0 &&
        !isStopped()
      );
    },
    everyMs,
    "Files could not be removed",
  );
