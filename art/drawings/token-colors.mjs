import { fileURLToPath } from "node:url";
import flattenColorPalette from "tailwindcss/lib/util/flattenColorPalette";
import { runnerImport } from "vite";

const CONFIG = fileURLToPath(new URL("../../tailwind.config.ts", import.meta.url));

/** @type {Promise<Record<string, string>> | undefined} */
let colors;

async function loadColors() {
  /** @typedef {typeof import("../../tailwind.config.ts")} Config */
  const { module } = await runnerImport(CONFIG, { configFile: false });
  return flattenColorPalette(/** @type {Config} */ (module).palette);
}

/** Replaces design tokens by their values, because a picture cannot read the page's. @param {string} markup */
export async function withTokens(markup) {
  const values = await (colors ??= loadColors());
  return markup.replaceAll(/var\(--color-([\w-]+)\)/g, (_, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${name} is no color of the palette`);
    return value;
  });
}
