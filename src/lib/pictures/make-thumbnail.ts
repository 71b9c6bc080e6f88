/** In pixels: twice what a tile is wide. */
const WIDTH = 480;
const QUALITY = 0.8;

/** A small version of a picture, upright; the picture itself where this browser cannot read or write it. */
export async function makeThumbnail(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture, {
    imageOrientation: "from-image",
    resizeWidth: WIDTH,
    resizeQuality: "medium",
  }).catch(() => null);
  if (bitmap === null) return picture;
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  bitmap.close();
  // Safari writes a PNG instead.
  const small = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/webp", QUALITY),
  );
  return small !== null && small.size < picture.size ? small : picture;
}
