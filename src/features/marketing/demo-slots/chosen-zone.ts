import { storageKeys } from "@/lib/storage/storage";
import { readerZone } from "@/lib/dates/reader-time";
import { readRecord, writeRecord } from "@/features/lead-form/stored-record";

/** Separate from the forms' drafts, because it outlasts sending. */
const ZONE = "timeZone";

export function readChosenZone(): string | null {
  const zone = readRecord(storageKeys.leadDrafts)[ZONE];
  return typeof zone === "string" ? zone : null;
}

/** The chosen zone, or the visitor's own. */
export const readableZone = () => readChosenZone() ?? readerZone();

export function keepChosenZone(zone: string): void {
  writeRecord(storageKeys.leadDrafts, { ...readRecord(storageKeys.leadDrafts), [ZONE]: zone });
}
