import { checkUpload } from "@/data/files/upload";
import { callFunction } from "@/data/records/call-function";
import { sha256 } from "@/lib/files/sha256";
import { parseAnswer } from "@/lib/supabase/database-answer";
import { accessToken } from "@/lib/supabase/client";
import { sendObject } from "@/lib/supabase/send-object";
import { pictureObject, pictureSchema, type Picture, type PictureType } from "./schema";

/** Where objects wait until the server has looked at them; only it writes public ones. */
const UPLOADS_BUCKET = "picture-uploads";

/** A picture as it is stored. */
export type MadePicture = {
  /** In pixels, in the largest size. */
  width: number;
  height: number;
  type: PictureType;
  /** One for each of its widths. */
  sizes: readonly { width: number; body: Blob }[];
};

type PictureUpload = {
  /** Chosen by the browser, so that a retry adds nothing twice. */
  id: string;
  /** The original, by which the library knows the picture again. */
  file: File;
  made: MadePicture;
  /** Called with the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/**
 * Adds a picture to the library. Where it has the same file already, that picture is returned and nothing is sent.
 * Throws a LostLineError or a TypeError where another try may succeed, or the refusal. A retry goes on behind the
 * last size that arrived whole.
 */
export async function uploadPicture(upload: PictureUpload): Promise<Picture> {
  const { id, file, made, onProgress, signal } = upload;
  const { width, height, type, sizes } = made;
  const args = { id, name: file.name, width, height, type, sha256: await sha256(file) };
  const added = await callFunction("add_picture", args, pictureSchema, signal);
  if (added.arrived_at !== null) return added;
  const total = sizes.reduce((sum, { body }) => sum + body.size, 0);
  let sent = 0;
  for (const { width: ofSize, body } of sizes) {
    const before = sent;
    await sendObject({
      bucket: UPLOADS_BUCKET,
      name: pictureObject(added, ofSize),
      body,
      type: "application/octet-stream",
      accessToken,
      onProgress: (share) => onProgress((before + share * body.size) / total),
      signal,
    });
    sent += body.size;
  }
  signal.throwIfAborted();
  const checked = await checkUpload({ picture_id: added.id });
  return parseAnswer("check-file", pictureSchema, checked);
}
