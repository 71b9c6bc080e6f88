import flattenColorPalette from "tailwindcss/lib/util/flattenColorPalette";
import plugin from "tailwindcss/plugin";
import config, { palette } from "../../tailwind.config.ts";

const { fontFamily, fontSize, borderRadius, maxWidth, spacing, transitionTimingFunction } =
  config.theme.extend;

const sizes: [name: string, value: unknown[]][] = Object.entries(fontSize);

const groups: Record<string, Record<string, unknown>> = {
  "--color": flattenColorPalette(palette),
  "--font": fontFamily,
  "--text": Object.fromEntries(sizes.map(([name, [size]]) => [name, size])),
  "--radius": borderRadius,
  "--container": maxWidth,
  "--spacing": spacing,
  "--ease": transitionTimingFunction,
};

export const themeVariables = Object.fromEntries(
  Object.entries(groups).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => [`${group}-${name}`, String(value)]),
  ),
);

/** The theme as custom properties, for plain CSS and drawings. Only app.css loads it. */
export default plugin((tailwind) => tailwind.addBase({ ":root, :host": themeVariables }));
