/** It has no types of its own. */
declare module "fontverter" {
  export function convert(font: Buffer, to: "sfnt" | "woff2"): Promise<Buffer>;
}
