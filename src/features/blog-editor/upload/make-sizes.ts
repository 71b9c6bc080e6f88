import type { MadePicture } from "@/data/pictures/upload";
import type { PictureType } from "@/data/pictures/schema";
import { largestSize, scaledTo, storedWidths, type Size } from "@/lib/pictures/picture-widths";
import { inspectPicture, isHeic, RefusedPictureError } from "./inspect-picture";

const QUALITY = 0.8;

type Drawn = HTMLCanvasElement | ImageBitmap;

function draw(source: Drawn, { width, height }: Size, isOpaque: boolean): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (context === null) throw new RefusedPictureError("broken");
  if (isOpaque) {
    context.fillStyle = "white";
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

/** Null where the browser cannot write this type, or runs out of room. */
const encode = (canvas: HTMLCanvasElement, type: PictureType) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : null), type, QUALITY);
  });

async function encodeAll(
  bitmap: ImageBitmap,
  type: PictureType,
): Promise<MadePicture["sizes"] | null> {
  const largest = largestSize(bitmap);
  if (largest === null) throw new RefusedPictureError("too-tall");
  const sizes: { width: number; body: Blob }[] = [];
  let source: Drawn = bitmap;
  // Each is drawn from the next larger one: browsers that look at few pixels only halve well.
  for (const width of storedWidths(largest.width).toReversed()) {
    source = draw(source, scaledTo(width, largest), type === "image/jpeg");
    const body = await encode(source, type);
    if (body === null) return null;
    sizes.unshift({ width, body });
  }
  return sizes;
}

async function decode(file: Blob, bytes: Uint8Array): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    throw new RefusedPictureError(isHeic(bytes) ? "heic" : "broken");
  }
}

/**
 * Draws a file in the sizes that are stored. Drawing turns it upright, and nothing else of the file is kept: not its
 * location, camera or comments. Throws a RefusedPictureError.
 */
export async function makeSizes(file: File): Promise<MadePicture> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const refusal = inspectPicture(bytes);
  if (refusal !== null) throw new RefusedPictureError(refusal);
  const bitmap = await decode(file, bytes);
  try {
    // Safari writes no WebP.
    for (const type of ["image/webp", "image/jpeg"] as const) {
      const sizes = await encodeAll(bitmap, type);
      const largest = largestSize(bitmap);
      if (sizes !== null && largest !== null) return { ...largest, type, sizes };
    }
  } finally {
    bitmap.close();
  }
  throw new RefusedPictureError("broken");
}
