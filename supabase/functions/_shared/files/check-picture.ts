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

/** A page or an archive behind the end of a picture would make it two files in one. */
function endsWithItself(bytes: Uint8Array, type: string): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === "image/webp") return view.getUint32(4, true) + 8 === bytes.length;
  return view.getUint16(bytes.length - 2) === 0xff_d9;
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
