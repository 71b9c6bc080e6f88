import type { Page } from "@playwright/test";

/** The camera states that the picture is turned by a quarter, and its location. */
const EXIF = Buffer.concat([
  Buffer.from("Exif\0\0II*\0"),
  Buffer.from([8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]),
  Buffer.from("taken at 41.4033N 2.1740E"),
]);

/** A JPEG of this size in which the camera lay on its side, so that it is shown `height` wide. */
export async function photo(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([across = 1, down = 1]) => {
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width: across, height: down });
      const context = canvas.getContext("2d");
      if (context === null) throw new Error("There is no canvas");
      const sky = context.createLinearGradient(0, 0, across, down);
      sky.addColorStop(0, "#4c95d6");
      sky.addColorStop(1, "#6e4c00");
      context.fillStyle = sky;
      context.fillRect(0, 0, across, down);
      // Red where the picture's top is once it is upright.
      context.fillStyle = "#ff0000";
      context.fillRect(0, 0, across / 4, down);
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.9));
      const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? []);
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    },
    [width, height],
  );
  const jpeg = Buffer.from(base64, "base64");
  const length = EXIF.length + 2;
  const segment = [0xff, 0xe1, length >> 8, length & 255, ...EXIF];
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from(segment), jpeg.subarray(2)]);
}
