import { useState, useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "@tanstack/react-query";
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
import { parseTimestamp } from "@/lib/format/format";
import { formatDateTime } from "@/lib/dates/reader-time";
import { ConflictDialog } from "@/components/conflict-dialog";
import { ChoiceLabel } from "@/components/ui/label";
import { RadioGroupItem } from "@/components/ui/radio-group";
import { peopleQuery } from "@/data/staff/queries";
import {
  conflictingColumns,
  valuesBefore,
  withoutColumns,
  UndecidedError,
  whoChanged,
  type Conflict,
} from "./conflict";
import { columnName, valueText, type NameOf } from "./record-labels";

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

/** Columns that keep the typed value, the others taking the stored one; null for no decision. */
type ConflictAnswer = readonly string[] | null;

type RecordConflictProps = {
  conflict: Conflict;
  onAnswer: (answer: ConflictAnswer) => void;
};

/** Starts with the typed values chosen. */
function RecordConflict({ conflict, onAnswer }: RecordConflictProps) {
  const { t } = useTranslation();
  const [mine, setMine] = useState<readonly string[]>(conflict.columns);
  const event = whoChanged(conflict);
  const who = event?.actor_name ?? t("Somebody else");
  const moment = parseTimestamp(event?.happened_at);
  return (
    <ConflictDialog
      title={t("Two people changed this")}
      takeTheirsLabel={t("Take theirs")}
      keepLabel={mine.length === conflict.columns.length ? t("Keep mine") : t("Store as chosen")}
      safety={t("Whichever you choose, the history keeps both values and who set them.")}
      onTakeTheirs={() => onAnswer([])}
      onKeep={() => onAnswer(mine)}
      onClose={() => onAnswer(null)}
    >
      <p>
        {moment === null
          ? t("{{who}} saved a change before yours. Nothing of yours is stored yet.", { who })
          : t("{{who}} saved a change on {{time}}, before yours. Nothing of yours is stored yet.", {
              who,
              time: formatDateTime(moment),
            })}
      </p>
      <ConflictTable conflict={conflict} mine={mine} onChoose={setMine} />
    </ConflictDialog>
  );
}

type ConflictTableProps = {
  conflict: Conflict;
  /** Columns that keep the typed value. */
  mine: readonly string[];
  onChoose: (mine: readonly string[]) => void;
};

/** Both versions of each field, chosen one by one. */
function ConflictTable({ conflict, mine, onChoose }: ConflictTableProps) {
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const group = useId();
  const { columns, theirs, yours } = conflict;
  const sides = [
    { id: "theirs", label: t("Theirs, stored now"), values: theirs, isMine: false },
    { id: "yours", label: t("Yours, not stored"), values: yours, isMine: true },
  ];
  const choose = (column: string, isMine: boolean) =>
    onChoose(columns.filter((one) => (one === column ? isMine : mine.includes(one))));
  return (
    <table className="w-full border-collapse border-t-2 border-text">
      <thead className="text-xs text-muted max-sm:sr-only">
        <tr>
          {[t("Field"), ...sides.map(({ label }) => label)].map((label) => (
            <th className="border-b border-line py-2.75 pr-3 text-left" key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <tr className="border-b border-line align-top max-sm:block max-sm:py-2.75" key={column}>
            <th
              className="py-2.75 pr-3 text-left wrap-anywhere first-letter:uppercase max-sm:block max-sm:py-0"
              scope="row"
            >
              {columnName(column, t)}
            </th>
            {sides.map(({ id, label, values, isMine }) => {
              const text = valueText(column, values[column], nameOf, t);
              return (
                <td
                  className="w-[36%] py-2.75 pr-3 font-semibold wrap-anywhere whitespace-pre-line max-sm:block max-sm:w-auto max-sm:pb-0 max-sm:before:block max-sm:before:text-xs max-sm:before:font-normal max-sm:before:text-muted max-sm:before:content-[attr(data-side)]"
                  key={id}
                  data-side={label}
                >
                  {columns.length === 1 ? (
                    text
                  ) : (
                    <ChoiceLabel className="-my-2.75 cursor-pointer items-start gap-2.5 py-2.75 font-semibold max-sm:my-0 max-sm:pt-2.5 max-sm:pb-0">
                      <RadioGroupItem
                        className="mt-px size-5"

                        name={`${group} ${column}`}
                        checked={mine.includes(column) === isMine}
                        onChange={() => choose(column, isMine)}
                      />
                      {text}
                    </ChoiceLabel>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useNameOf(): NameOf {
  const { data: people } = useQuery(peopleQuery());
  return (id) => people?.find((person) => person.id === id)?.name ?? null;
}
