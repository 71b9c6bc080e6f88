import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";

export type ArchivedFile = { id: string; isArchived: boolean };

/** Deletes a file, or brings it back. */
export async function archiveFile({ id, isArchived }: ArchivedFile): Promise<void> {
  await callFunction("archive_file", { file_id: id, is_archived: isArchived }, z.null());
}
