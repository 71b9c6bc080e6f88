import { honoMiddleware, supalite } from "@supabase/lite/vite";
import { fail } from "../environment/fail.mjs";
import { tellClientAddress } from "../serving/client-address.mjs";
import { dataFolder } from "../environment/local-env.mjs";
import { lockDataFolder } from "./data-folder-lock.mjs";
import { openDatabase } from "./embedded-backend.mjs";

/** @typedef {Parameters<typeof honoMiddleware>[0]} Api */

/**
 * The embedded Supabase on the dev and preview servers, with its data folder locked.
 * Admin mode stays off: it would serve keyless requests past row security.
 * @returns {import("vite").PluginOption}
 */
export function embeddedBackend() {
  const claimFolder = async () => {
    const folder = dataFolder();
    if (folder !== null) await lockDataFolder(folder);
  };
  /** @type {ReturnType<typeof openDatabase> | undefined} */
  let opening;
  return [
    {
      name: "curbfront:embedded-backend",
      // supalite would say window.location.origin, and no module could be loaded on the server.
      config: () => ({ define: { "import.meta.env.VITE_SUPABASE_URL": "null" } }),
      async configureServer({ middlewares }) {
        middlewares.use(tellClientAddress);
        await claimFolder();
      },
      // Not supalite's own: there the server would listen only once the database is open.
      async configurePreviewServer({ middlewares }) {
        middlewares.use(tellClientAddress);
        await claimFolder();
        const app = openDatabase();
        opening = app;
        app.catch(fail);
        /** @type {Api["fetch"]} */
        const fetch = async (...request) => (await app).fetch(...request);
        middlewares.use(honoMiddleware(/** @type {Api} */ ({ fetch })));
      },
      async closePreviewServer() {
        await (await opening)?.connection.close();
      },
    },
    { ...supalite({ admin: false, initOnBoot: false }), configurePreviewServer: undefined },
  ];
}
