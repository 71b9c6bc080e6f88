import { FunctionsHttpError } from "@supabase/supabase-js";
import { callFunction } from "@/data/records/call-function";
import { sha256 } from "@/lib/files/sha256";
import { accessToken, supabase } from "@/lib/supabase/client";
import { LostLineError } from "@/lib/supabase/object-upload";
import { sendObject } from "@/lib/supabase/send-object";
import { throwRefusal } from "./check-answer";
import { addedFileSchema, type FilePlace } from "./schema";

export type FileUpload = {
  /** Chosen by the browser, so that a retry adds nothing twice. */
  id: string;
  place: FilePlace;
  file: File;
  /** Called with the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/**
 * Has the server look at the content of a file or a picture of posts, and returns it as stored. Throws a
 * RefusedFileError where its content is not taken, or a LostLineError where another try may succeed.
 */
export async function checkUpload(uploaded: { id: string } | { picture_id: string }) {
  const { data, error } = await supabase.functions.invoke<unknown>("check-file", {
    body: uploaded,
  });
  if (error === null) return data;
  if (!(error instanceof FunctionsHttpError)) throw new LostLineError("Failed to fetch");
  return throwRefusal(error.context as Response);
}

/**
 * Uploads a file to its record or composer. Returns true if the client has this photo already. Throws a
 * RefusedFileError if its content is not taken, a LostLineError if another try may succeed, and any refusal of the
 * database as it is.
 */
export async function uploadFile(upload: FileUpload): Promise<boolean> {
  const { id, place, file, signal } = upload;
  const added = await callFunction(
    "add_file",
    {
      id,
      entity: place.entity,
      record_id: place.recordId,
      composer: place.composer as string,
      name: file.name,
      size: file.size,
      sha256: await sha256(file),
    },
    addedFileSchema,
    signal,
  );
  if (added.has_arrived) return added.is_known ?? false;
  await sendObject({
    bucket: added.bucket,
    name: added.object_id,
    body: file,
    type: "application/octet-stream",
    accessToken,
    onProgress: upload.onProgress,
    signal,
  });
  signal.throwIfAborted();
  await checkUpload({ id });
  return false;
}
