// Pictures of the media library are stored in several widths, under addresses that end in
// `/object/public/pictures/<id>/<width>.webp`. A post has the address of the largest, from which the others follow.

const USUAL_WIDTHS = [640, 960, 1280];
const MAX_WIDTH = 1920;
/** WebP files are no higher. */
const MAX_HEIGHT = 16_383;

const OWN_ADDRESS =
  /^(\S*\/storage\/v1\/object\/public\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/)(\d{1,4})\.(webp|jpg)$/;

/** Where a picture stands in a text: as wide as its column. */
export const TEXT_SIZES =
  "(min-width: 64rem) 680px, (min-width: 46rem) 700px, calc(100vw - 2.5rem)";

/** The stored widths of a picture whose largest is `largest` pixels wide; private.picture_widths() is the same. */
export const storedWidths = (largest: number): number[] => [
  ...USUAL_WIDTHS.filter((width) => width < largest),
  largest,
];

export type Size = { width: number; height: number };

export const scaledTo = (width: number, { width: from, height }: Size): Size => ({
  width,
  height: Math.max(1, Math.round((width * height) / from)),
});

/** The largest size in which a picture is stored: never enlarged. Null for one that is too tall at any width. */
export function largestSize(original: Size): Size | null {
  const largest = Math.min(original.width, MAX_WIDTH);
  return (
    [largest, ...USUAL_WIDTHS.toReversed()]
      .filter((width) => width <= largest)
      .map((width) => scaledTo(width, original))
      .find(({ height }) => height <= MAX_HEIGHT) ?? null
  );
}

/** The id of the library's picture at this address; null for any other picture. */
export const pictureIdIn = (address: string): string | null =>
  OWN_ADDRESS.exec(address)?.[2] ?? null;

/** The `srcset` of the library's picture at this address; null for any other picture. */
export function srcsetOf(address: string): string | null {
  const [, folder = "", , largest, ending = ""] = OWN_ADDRESS.exec(address) ?? [];
  if (largest === undefined) return null;
  return storedWidths(Number(largest))
    .map((width) => `${folder}${width}.${ending} ${width}w`)
    .join(", ");
}

/** `srcSet` and `sizes` of an `<img>` of the library; nothing for any other picture. */
export function pictureSet(address: string, sizes: string): { srcSet?: string; sizes?: string } {
  const srcSet = srcsetOf(address);
  return srcSet === null ? {} : { srcSet, sizes };
}
