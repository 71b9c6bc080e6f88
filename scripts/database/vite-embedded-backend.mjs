import "./keep-grants.mjs";
import "./one-request-at-a-time.mjs";
// After it, so that this is done in turn as well.
import "./keep-samples-current.mjs";
import "./refuse-old-data.mjs";
import { supalite } from "@supabase/lite/vite";
import { lockDataFolder } from "./data-folder-lock.mjs";
import { dataFolder } from "../environment/local-env.mjs";

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
  return [
    {
      name: "curbfront:lock-data-folder",
      // supalite would say window.location.origin, and no module could be loaded on the server.
      config: () => ({ define: { "import.meta.env.VITE_SUPABASE_URL": "null" } }),
      configureServer: claimFolder,
      configurePreviewServer: claimFolder,
    },
    supalite({ admin: false, initOnBoot: false }),
  ];
}
