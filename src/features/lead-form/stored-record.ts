import { readStored, writeStored } from "@/lib/storage/storage";

type StoredRecord = Record<string, unknown>;

export function isRecord(value: unknown): value is StoredRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function readRecord(key: string): StoredRecord {
  try {
    const record: unknown = JSON.parse(readStored(key, "sessionStorage") ?? "{}");
    return isRecord(record) ? record : {};
  } catch {
    return {};
  }
}

export function writeRecord(key: string, record: StoredRecord): void {
  const text = Object.keys(record).length === 0 ? null : JSON.stringify(record);
  writeStored(key, text, "sessionStorage");
}
