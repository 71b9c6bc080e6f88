import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import tailwindcss from "@tailwindcss/vite";
import { loadEnv, type ConfigEnv, type Rolldown, type UserConfig } from "vite";
import { embeddedBackend } from "./server/backend/vite-embedded-backend.ts";
import { loadLocalEnv, portFromEnv } from "./server/local-env.mjs";
import { clientFolder, distFolder, serverFolder } from "./server/prerender/build-folders.mjs";
import { devFeeds } from "./server/serving/vite-dev-feeds.ts";
import { previewPages } from "./server/serving/vite-preview-pages.ts";
import { parseEnv } from "./src/lib/env-schema.ts";
import { missingFaces, parseLegalParts } from "./src/content/legal-parts-file.ts";

const root = fileURLToPath(new URL(".", import.meta.url));

/**
 * Vite's defaults make a chunk for each set of pages that share something: 92 scripts for the dashboard and 82
 * for the home page with its dialog. Small ones are copied into the chunks that use them, and still run once,
 * which leaves 25 and 27 of the same weight to within 6 %. A chunk with styles stays, lest they come twice.
 */
const fewerChunks: Rolldown.RolldownOptions = {
  // Radix names its functions by this call, for whose effect all it names would be kept.
  treeshake: {
    manualPureFunctions: ["__name"],
    // Modules for one of the two builds, without side effects on import.
    moduleSideEffects: [
      {
        test: /\/src\/(data\/(dashboard|sample-company)\/|features\/dashboard\/live\/)/,
        sideEffects: false,
      },
    ],
  },
  output: {
    codeSplitting: {
      experimentalInlineCommonChunks: { maxSize: 12_000, exclude: /\.css(?:\?|$)/ },
    },
  },
};

export default ({ mode, command, isPreview, isSsrBuild }: ConfigEnv): UserConfig => {
  loadLocalEnv();
  const port = portFromEnv(command === "serve" && !isPreview ? 5173 : 4173);
  const env = parseEnv(
    { ...loadEnv(mode, root, "VITE_"), ...viteVariables(process.env) },
    {
      publishableKey: process.env.CURBFRONT_PUBLISHABLE_KEY ?? "",
      siteUrl: `http://localhost:${port}`,
    },
  );
  const legalPartsFile = process.env.CURBFRONT_LEGAL_PARTS ?? "legal-parts.json";
  const legalParts = parseLegalParts(readFileSync(legalPartsFile, "utf8"), env);
  if (!isSsrBuild) {
    const hasFile = (file: string) => existsSync(join(root, "public", file));
    for (const line of missingFaces(legalParts, { ...env, hasFile })) console.warn(line);
  }
  return {
    root,
    plugins: [
      react(),
      tailwindcss(),
      ...(env.supabaseUrl === null ? [embeddedBackend()] : []),
      devFeeds(),
      previewPages(),
    ],
    define: {
      __APP_ENV__: JSON.stringify(env),
      __IS_DEMO__: JSON.stringify(env.isDemo),
      __LEGAL_PARTS__: JSON.stringify(legalParts),
    },
    resolve: { alias: { "@": fileURLToPath(new URL("src", import.meta.url)) } },
    server: { host: "localhost", port, strictPort: true },
    preview: { host: "localhost", port, strictPort: true },
    build: {
      // server/prerender/prerender.ts makes the site from both.
      outDir: isPreview ? distFolder : isSsrBuild ? serverFolder : clientFolder,
      emptyOutDir: true,
      manifest: !isSsrBuild,
      target: "es2022",
      modulePreload: { polyfill: false },
      ...(isSsrBuild ? { copyPublicDir: false } : { rolldownOptions: fewerChunks }),
    },
  };
};

function viteVariables(source: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(source).filter(([name]) => name.startsWith("VITE_")));
}
