import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import {
  changeRecord,
  MissingRecordError,
  type ChangeableTable,
  type Changes,
} from "@/data/records/changes";
import { fetchRecordEvents } from "@/data/history/queries";
import { useRecordWrite } from "@/data/records/mutations";
import { fetchRecord, type RecordState } from "@/data/records/record-state";
import { isConflict } from "@/data/records/refusals";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { RecordConflict, type ConflictAnswer } from "./record-conflict";
import { conflictingColumns, valuesBefore, withoutColumns, type Conflict } from "./conflict";
import { UndecidedError } from "./undecided-error";

type EditOptions<Table extends ChangeableTable> = {
  table: Table;
  record: RecordState;
  /** Shows the stored values before the record is read again. */
  onStored?: (changes: Changes<Table>, version: number) => void;
};

type EditToast = {
  /** Shown after storing, with Undo, such as "Changed the owner to Priya Nair." */
  message: string;
  isUndo?: boolean;
};

/**
 * Edits one record from the version on the screen. If somebody else changed the same columns,
 * `dialog` shows both versions; other columns are merged. The promise rejects with the reason, and
 * with UndecidedError when the dialog was closed. Render `dialog` once.
 */
export function useRecordEdit<Table extends ChangeableTable>(options: EditOptions<Table>) {
  const { table, record, onStored } = options;
  const { t } = useTranslation();
  const write = useRecordWrite();
  const say = useUndoToast();
  const [question, setQuestion] = useState<{
    conflict: Conflict;
    answer: (answer: ConflictAnswer) => void;
  } | null>(null);

  const ask = (conflict: Conflict) =>
    new Promise<ConflictAnswer>((resolve) => {
      const answer = (choice: ConflictAnswer) => {
        setQuestion(null);
        resolve(choice);
      };
      setQuestion({ conflict, answer });
    });

  /** Returns the stored values, the row before and the version after; null for no change. */
  const store = async (base: RecordState, wanted: Changes<Table>, isUndo: boolean) => {
    const { id } = record;
    let seen = base;
    let changes = wanted;
    for (;;) {
      const sent = changes;
      try {
        const { version } = await write({
          record: seen,
          send: (from) => changeRecord(table, { id, version: from }, sent),
          isUndo,
        });
        return { before: seen, changes, version };
      } catch (error) {
        if (!isConflict(error)) throw error;
      }
      const theirs = await fetchRecord(table, id);
      if (theirs === null) throw new MissingRecordError();
      const columns = conflictingColumns(seen, theirs, changes);
      if (columns.length > 0) {
        const events = await fetchRecordEvents(id).catch(() => []);
        const kept = await ask({ columns, theirs, yours: changes, events });
        if (kept === null) throw new UndecidedError();
        changes = withoutColumns(
          changes,
          columns.filter((column) => !kept.includes(column)),
        );
        if (Object.keys(changes).length === 0) return null;
      }
      seen = theirs;
    }
  };

  const edit = async (wanted: Changes<Table>, toast?: EditToast, base = record) => {
    const stored = await store(base, wanted, toast?.isUndo ?? false);
    if (stored === null) return;
    const { changes, version } = stored;
    onStored?.(changes, version);
    if (toast === undefined) return;
    const was = valuesBefore(stored.before, changes);
    const after = { ...stored.before, ...changes, version };
    const undo = () => {
      edit(was, { message: t("Undone."), isUndo: true }, after).catch((error: unknown) => {
        if (!(error instanceof UndecidedError)) say.failed(t("That could not be undone."), undo);
      });
    };
    say.done(toast.message, undo, { recordId: record.id, isUndo: toast.isUndo });
  };

  const dialog: ReactNode = question !== null && (
    <RecordConflict conflict={question.conflict} onAnswer={question.answer} />
  );
  return { edit, dialog };
}
