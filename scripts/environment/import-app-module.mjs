import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * @param {string} file from the project's folder
 * @param {Record<string, unknown>} define as in the app's build
 * @returns {Promise<Record<string, unknown>>}
 */
export async function importAppModule(file, define) {
  const { module } = await runnerImport(`${root}${file}`, {
    configFile: false,
    root,
    resolve: { alias: { "@": `${root}src` } },
    define,
  });
  return /** @type {Record<string, unknown>} */ (module);
}
