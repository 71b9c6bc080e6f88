import { describe, expect, it } from "vitest";
import { checkPicture } from "./check-picture.ts";
import type { ObjectStore } from "./object-store.ts";

const SEGMENT = [0xff, 0xe1, 0, 6, 0xff, 0xd9, 0, 0];
const FRAME = [0xff, 0xc0, 0, 11, 8, 0x01, 0xe0, 0x02, 0x80, 1, 1, 0x11, 0];
const SCAN = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56];
const END = [0xff, 0xd9];
/** A picture of 640 x 480 pixels. Its segment has an end marker, its scan stuffed bytes and a restart. */
const JPEG = [0xff, 0xd8, ...SEGMENT, ...FRAME, ...SCAN, ...END];

async function check(bytes: number[]) {
  const published: string[] = [];
  const store: ObjectStore = {
    read: () => Promise.resolve(new Uint8Array(bytes)),
    write: async (bucket, name) => void published.push(`${bucket}/${name}`),
    remove: () => Promise.resolve(),
  };
  const picture = {
    id: "a",
    width: 640,
    height: 480,
    widths: [640],
    type: "image/jpeg",
    arrived_at: null,
    objects: ["a/640.jpg"],
  };
  const { status } = await checkPicture(picture, () => Promise.resolve(picture), store);
  return { status, published };
}

describe("a JPEG", () => {
  it("is published where it ends with itself", async () => {
    expect(await check(JPEG)).toEqual({ status: 200, published: ["pictures/a/640.jpg"] });
  });

  it.each([
    ["something behind its end", [...JPEG, 0x50, 0x4b, 5, 6]],
    ["something behind its end that ends like a picture", [...JPEG, 0x50, 0x4b, 5, 6, ...END]],
    ["no end", JPEG.slice(0, -2)],
    [
      "a segment that is longer than itself",
      [0xff, 0xd8, ...FRAME, 0xff, 0xe1, 0xff, 0xff, ...END],
    ],
  ])("is refused with %s", async (_, bytes) => {
    expect(await check(bytes)).toEqual({ status: 422, published: [] });
  });
});
