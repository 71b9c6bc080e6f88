declare module "fontverter" {
  export function convert(font: Buffer, to: "sfnt" | "woff2"): Promise<Buffer>;
}

declare module "subset-font" {
  interface SubsetOptions {
    targetFormat: "sfnt" | "woff2";
    variationAxes: Record<string, { min: number; max: number }>;
    keepFeatures: string[];
    noHinting: boolean;
    dropTables: string[];
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
