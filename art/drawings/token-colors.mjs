import flattenColorPalette from "tailwindcss/lib/util/flattenColorPalette";
import { importAppModule } from "../../scripts/environment/import-app-module.mjs";

/** @type {Promise<Record<string, string>> | undefined} */
let colors;

async function loadColors() {
  const { palette } = /** @type {typeof import("../../tailwind.config.ts")} */ (
    await importAppModule("tailwind.config.ts", {})
  );
  return flattenColorPalette(palette);
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
