import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const path = (/** @type {string} */ relative) => fileURLToPath(new URL(relative, import.meta.url));

/**
 * The pages' content holds texts that are put together as it is loaded ("It takes 20 minutes: …"),
 * so it is run and what it holds is looked through.
 * @param {(name: string) => boolean} isTextName
 * @returns {Promise<string[]>}
 */
export async function contentTexts(isTextName) {
  const { module } = await runnerImport(path("page-contents.ts"), {
    configFile: false,
    root: path("../.."),
    resolve: { alias: { "@": path("../../src") } },
    define: { __APP_ENV__: "{}", __IS_DEMO__: "true", __LEGAL_PARTS__: "{}" },
  });
  /** @type {string[]} */
  const texts = [];
  /**
   * @param {unknown} value
   * @param {boolean} isText
   */
  function look(value, isText) {
    if (typeof value === "string" && isText) texts.push(value);
    if (Array.isArray(value)) for (const item of value) look(item, isText);
    else if (typeof value === "object" && value !== null)
      for (const [name, item] of Object.entries(value)) look(item, isText || isTextName(name));
  }
  look(module, false);
  return texts;
}
