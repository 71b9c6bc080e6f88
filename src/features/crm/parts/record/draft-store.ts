import { readStored, storageKeys, writeStored } from "@/lib/storage";

/** What was typed about this record and not saved yet; null for nothing. */
export const readNoteDraft = (recordId: string): string | null =>
  readStored(storageKeys.noteDraft + recordId);

export function keepNoteDraft(recordId: string, draft: string): void {
  writeStored(storageKeys.noteDraft + recordId, draft === "" ? null : draft);
}

/** What was typed into another form of the CRM and is not stored yet; null for nothing. */
export const readDraft = (name: string): string | null =>
  readStored(storageKeys.crmDraft + name, "sessionStorage");

export function keepDraft(name: string, draft: string): void {
  writeStored(storageKeys.crmDraft + name, draft === "" ? null : draft, "sessionStorage");
}
