import * as z from "zod/mini";
import { scaledTo } from "@/lib/pictures/picture-widths";
import type { CallDatabase } from "../database-call.ts";
import { inspectFile, NO_PICTURE } from "./inspect-file.ts";
import type { ObjectStore } from "./object-store.ts";

const UPLOADS = "picture-uploads";
const PUBLIC = "pictures";

const pictureSchema = z.looseObject({
  id: z.string(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
  type: z.string(),
  arrived_at: z.nullable(z.string()),
  /** The names of its objects, in the order of its widths. */
  objects: z.array(z.string()),
});
type UploadedPicture = z.infer<typeof pictureSchema>;

/** Where a JPEG ends: behind its first marker "end of image" that is in no segment (ITU T.81, B.1.1); -1 for none. */
function endOfJpeg(view: DataView): number {
  let at = 2;
  while (at + 1 < view.byteLength) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) at += 1;
    else if (marker === 0xd9) return at + 2;
    else if (marker === 0xff) at += 1;
    // Stuffed bytes and restarts of the coded picture have no length.
    else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else if (at + 3 < view.byteLength) at += 2 + view.getUint16(at + 2);
    else break;
  }
  return -1;
}

/** A page or an archive behind the end of a picture would make it two files in one. */
function endsWithItself(bytes: Uint8Array, type: string): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = type === "image/webp" ? view.getUint32(4, true) + 8 : endOfJpeg(view);
  return end === bytes.length;
}

/** Why an object is not taken as the picture in one of its widths; null where it is. */
async function refusalOf(bytes: Uint8Array, picture: UploadedPicture, width: number) {
  const found = await inspectFile(bytes);
  if ("refusal" in found) return found.refusal;
  const { content } = found;
  const { height } = scaledTo(width, picture);
  const isTaken =
    content.type === picture.type &&
    content.width === width &&
    content.height === height &&
    endsWithItself(bytes, picture.type);
  return isTaken ? null : NO_PICTURE;
}

export type Checked = { status: number; body: object };

/**
 * Looks at the objects of a picture that was uploaded, and makes them public where each is the picture in its width.
 * Else they are removed with the picture.
 */
export async function checkPicture(
  uploaded: unknown,
  call: CallDatabase,
  store: ObjectStore,
): Promise<Checked> {
  const picture = pictureSchema.parse(uploaded);
  if (picture.arrived_at !== null) return { status: 200, body: picture };
  const { id, objects, type } = picture;
  const contents: Uint8Array<ArrayBuffer>[] = [];
  for (const [nth, name] of objects.entries()) {
    const bytes = await store.read(UPLOADS, name);
    if (bytes === null)
      return { status: 409, body: { error: "The picture did not arrive whole." } };
    const refusal = await refusalOf(bytes, picture, picture.widths[nth] ?? 0);
    if (refusal !== null) {
      await call("drop_picture", { picture_id: id });
      await store.remove(UPLOADS, objects);
      return { status: 422, body: { error: refusal } };
    }
    contents.push(bytes);
  }
  for (const [nth, bytes] of contents.entries()) {
    await store.write(PUBLIC, objects[nth] ?? "", bytes, type);
  }
  const stored = await call("picture_arrived", { picture_id: id });
  await store.remove(UPLOADS, objects);
  // It was removed in the meantime.
  if (stored === null) return { status: 404, body: { error: "There is no such picture." } };
  return { status: 200, body: stored as object };
}
