import { useState } from "react";
import { useTranslation } from "react-i18next";
import { takeBackAdded, type Changes } from "@/data/records/changes";
import {
  addClientPart,
  type ClientPartTable,
  type NewClientPart,
} from "@/data/clients/client-parts";
import { useCrmMutation } from "@/data/records/mutations";
import type { RecordState } from "@/data/records/record-state";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { formDraft, useWriter } from "@/data/staff/use-form-draft";
import { useRecordEdit } from "@/features/crm/shared/fields/use-record-edit";
import { useRecordChange } from "@/features/crm/shared/fields/use-record-change";
import type { PartValues } from "./part-form";

type Messages = { added: string; changed: string; archived: string };

/** Stands for a row that is not stored yet. */
const NEW: RecordState = { id: "", version: 0 };

/** Adds, edits and archives one kind of a client's parts. `open` is the edited row, or "new". */
export function useClientPart<Table extends ClientPartTable, Row extends RecordState>(
  table: Table,
  clientId: string,
  messages: Messages,
) {
  const { t } = useTranslation();
  const { mutateAsync: addPart } = useCrmMutation(addClientPart<Table>);
  const { mutateAsync: takeBack } = useCrmMutation(takeBackAdded);
  const say = useUndoToast();
  const change = useRecordChange();
  const [open, setOpen] = useState<Row | "new" | null>(null);
  const writer = useWriter();
  const [newId, setNewId] = useState("");
  // One new part per client, one edit per row.
  const draftName = (of: Row | "new") => `${table}.${of === "new" ? `new.${clientId}` : of.id}`;
  const row = open === null || open === "new" ? NEW : open;
  const { edit, dialog } = useRecordEdit({ table, record: row });
  const now = () => new Date().toISOString();

  const add = async (values: PartValues) => {
    // The form's values have exactly this table's columns, which their type cannot express.
    const row = { ...values, id: newId, client_id: clientId } as unknown;
    await addPart({ table, row: row as NewClientPart[Table] });
    const undo = () => {
      takeBack({ table, id: newId }).catch(() =>
        say.failed(t("That could not be taken back: it has been changed since."), null),
      );
    };
    say.done(messages.added, undo);
  };
  /** Sends only changed columns, so that other people's changes stay. */
  const save = async (values: PartValues) => {
    if (open === "new") return add(values);
    const changed = Object.entries(values).filter(([column, value]) => row[column] !== value);
    if (changed.length === 0) return undefined;
    return edit(Object.fromEntries(changed) as Changes<Table>, { message: messages.changed });
  };
  const hasDraft = (of: Row | "new") => formDraft(writer, draftName(of)).read() !== null;
  return {
    open,
    hasDraft,
    form:
      open === null
        ? null
        : {
            draft: { name: draftName(open), id: open === "new" ? newId : open.id },
            onClose: () => setOpen(null),
            onReopen: () => setOpen(open),
          },
    save,
    dialog,
    openNew: () => {
      setNewId(formDraft(writer, draftName("new")).read()?.id ?? crypto.randomUUID());
      setOpen("new");
    },
    openRow: (chosen: Row) => setOpen(chosen),
    archive: (chosen: Row) =>
      void change({
        table,
        record: chosen,
        changes: { archived_at: now() } as Changes<Table>,
        before: { archived_at: null } as Changes<Table>,
        message: messages.archived,
      }),
  };
}
