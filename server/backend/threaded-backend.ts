import { dataFolder, loadLocalEnv } from "../local-env.mjs";
import { lockDataFolder } from "../workarounds/data-folder-lock.ts";
import { WorkerBackend } from "./worker-backend.ts";

/** Generous, because a build waits for one request only, on a busy machine. */
const REQUEST_MS = 60_000;

/**
 * Opens the embedded Supabase in a thread. `origin` is only a label: requests go through `fetch`, never over the
 * network.
 */
export async function openThreadedBackend() {
  loadLocalEnv();
  const folder = dataFolder();
  const unlock = folder === null ? () => undefined : await lockDataFolder(folder);
  const backend = new WorkerBackend({ requestMs: REQUEST_MS });
  await backend.open();
  return {
    origin: "http://embedded.invalid",
    async fetch(input: RequestInfo | URL, init?: RequestInit) {
      const request = new Request(input, init);
      const { method, url } = request;
      const body = request.body === null ? null : new Uint8Array(await request.arrayBuffer());
      const answer = await backend.ask({ method, url, headers: [...request.headers], body });
      return new Response(answer.body as BodyInit | null, answer);
    },
    async close() {
      await backend.close();
      unlock();
    },
  };
}
