import { readStored, storageKeys, writeStored } from "@/lib/storage";

/** What was typed about this record and not saved yet; null for nothing. */
export const readNoteDraft = (recordId: string): string | null =>
  readStored(storageKeys.noteDraft + recordId);

export function keepNoteDraft(recordId: string, draft: string): void {
  writeStored(storageKeys.noteDraft + recordId, draft === "" ? null : draft);
}
