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
import { formDraft, useWriter } from "@/components/record/edit/use-form-draft";
import { useRecordEdit } from "@/components/record/edit/use-record-edit";
import { useRecordChange } from "@/components/record/edit/use-record-change";
import type { PartValues } from "./part-form";

type Messages = { added: string; changed: string; archived: string };

/** Nothing of this id is stored: what is edited while a new row is being filled in. */
const NEW: RecordState = { id: "", version: 0 };

/**
 * The adding, editing and archiving of one kind of thing a client has. `open` holds what the form
 * is about: a row, or "new".
 */
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
  // A new one of each client, an edit of each row.
  const draftName = (of: Row | "new") => `${table}.${of === "new" ? `new.${clientId}` : of.id}`;
  const row = open === null || open === "new" ? NEW : open;
  const { edit, dialog } = useRecordEdit({ table, record: row });
  const now = () => new Date().toISOString();

  const add = async (values: PartValues) => {
    // The form gives exactly the columns of this table, which the type of its values cannot say.
    const row = { ...values, id: newId, client_id: clientId } as unknown;
    await addPart({ table, row: row as NewClientPart[Table] });
    const undo = () => {
      takeBack({ table, id: newId }).catch(() =>
        say.failed(t("That could not be taken back: it has been changed since."), null),
      );
    };
    say.done(messages.added, undo);
  };
  /** Only what was changed, so that nobody's other change is touched. */
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
    /** For the form, while it is open. */
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
