// npm run functions: bundles each edge function, whose runtime knows neither the app's path aliases nor its
// packages.
import { fileURLToPath } from "node:url";
import { build, resolveConfig } from "vite";

const FUNCTIONS = [
  "send-mails",
  "inbound-mail",
  "calendar",
  "read-calendars",
  "check-file",
  "remove-files",
];
const path = (/** @type {string} */ relative) => fileURLToPath(new URL(relative, import.meta.url));

/** @param {Record<string, unknown>} define as in the app's build */
export async function buildFunctions(define) {
  for (const name of FUNCTIONS) {
    await build({
      configFile: false,
      root: path(".."),
      logLevel: "warn",
      define,
      resolve: {
        alias: [
          { find: /^@\//, replacement: path("../src/") },
          { find: /^module$/, replacement: "node:module" },
        ],
      },
      ssr: { noExternal: true },
      build: {
        ssr: `supabase/functions/${name}/index.ts`,
        outDir: `supabase/functions/${name}/dist`,
        target: "es2023",
        minify: false,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: "index.js", codeSplitting: false } },
      },
    });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { define } = await resolveConfig({}, "build", "production");
  await buildFunctions(define ?? {});
}
