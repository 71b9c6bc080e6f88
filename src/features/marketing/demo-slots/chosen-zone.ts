import { storageKeys } from "@/lib/storage/storage";
import { readerZone } from "@/lib/time/reader-time";
import { readRecord, writeRecord } from "../lead-form/stored-record";

/** Beside the forms' own drafts, since sending one of them does not end it. */
const ZONE = "timeZone";

/** The zone in which this tab's visitor chose to read times. */
export function readChosenZone(): string | null {
  const zone = readRecord(storageKeys.leadDrafts)[ZONE];
  return typeof zone === "string" ? zone : null;
}

/** That zone, or the visitor's own. */
export const readableZone = () => readChosenZone() ?? readerZone();

export function keepChosenZone(zone: string): void {
  writeRecord(storageKeys.leadDrafts, { ...readRecord(storageKeys.leadDrafts), [ZONE]: zone });
}
