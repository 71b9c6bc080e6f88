import type { TFunction } from "i18next";
import { FileInput, RotateCcw } from "lucide-react";
import type { HistoryEvent } from "@/data/history/schema";
import type { HistoryLine } from "./history-line";

const NOTES = ["import_file", "import_undone"];

/** Removes the database's notes about a change that an import made. */
export function withoutImportNotes(event: HistoryEvent): HistoryEvent {
  const after = Object.entries(event.after ?? {}).filter(([column]) => !NOTES.includes(column));
  return { ...event, after: Object.fromEntries(after) };
}

/** The actor of a change: a person, an import, or its Undo. */
export function byImport(
  { after }: HistoryEvent,
  who: string,
  line: HistoryLine | null,
  t: TFunction,
): HistoryLine | null {
  if (line === null) return null;
  const { import_file: file, import_undone: undone } = after ?? {};
  if (typeof undone === "string") {
    return {
      ...line,
      Icon: RotateCcw,
      sentence: t("{{who}} took back the import of {{file}}", { who, file: undone }),
    };
  }
  if (typeof file !== "string") return line;
  return {
    ...line,
    Icon: FileInput,
    details: [t("By the import of {{file}}", { file }), ...line.details],
  };
}
