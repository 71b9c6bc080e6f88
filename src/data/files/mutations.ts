import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import { isConflict } from "@/data/records/refusals";

export type ArchivedFile = { id: string; isArchived: boolean };

/** Deletes a file, or brings it back. */
export async function archiveFile({ id, isArchived }: ArchivedFile): Promise<void> {
  await callFunction("archive_file", { file_id: id, is_archived: isArchived }, z.null());
}

const addedPhotosSchema = z.array(z.object({ id: z.string(), is_known: z.boolean() }));

export type AddedPhotos = { clientId: string; fileIds: readonly string[] };

/** Puts files of a client's mails and tickets among its photos, all or none. */
export function addPhotos({ clientId, fileIds }: AddedPhotos) {
  const args = { client_id: clientId, file_ids: [...fileIds] };
  return callFunction("add_photos", args, addedPhotosSchema);
}

export type WrittenCaption = { id: string; caption: string | null; previous: string | null };

/** Somebody else has written something else since; `theirs` is what is stored. */
export class CaptionConflictError extends Error {
  override name = "CaptionConflictError";
  constructor(readonly theirs: string | null) {
    super("somebody else has written what it shows");
  }
}

const conflictSchema = z.object({ details: z.string() });

/** Stores what a photo shows. Throws a CaptionConflictError. */
export async function writeCaption({ id, caption, previous }: WrittenCaption): Promise<void> {
  const args = { file_id: id, caption: caption as string, previous: previous as string };
  try {
    await callFunction("write_caption", args, z.nullable(z.string()));
  } catch (error) {
    if (!isConflict(error)) throw error;
    throw new CaptionConflictError(conflictSchema.parse(error).details || null);
  }
}
