import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import {
  changeRecord,
  type Changes,
  type ChangeableTable,
  type Versioned,
} from "@/data/records/changes";
import { useRecordWrite, type CachePatch } from "@/data/records/mutations";
import { isConflict, isForbidden } from "@/data/records/refusals";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";

type RecordChange<Table extends ChangeableTable> = {
  table: Table;
  record: Versioned;
  changes: Changes<Table>;
  before?: Changes<Table>;
  /** Shown after storing, such as "Moved Harbor Electric to Proposal sent." */
  message: string;
  patches?: readonly CachePatch[];
  isUndo?: boolean;
};

/** Stores one change of one record and shows the result. Resolves to whether it was stored. */
export function useRecordChange() {
  const { t } = useTranslation();
  const write = useRecordWrite();
  const say = useUndoToast();

  return useCallback(
    async function change<Table extends ChangeableTable>(
      wanted: RecordChange<Table>,
    ): Promise<boolean> {
      const { table, record, changes, before, message, patches, isUndo } = wanted;
      const { id } = record;
      try {
        const stored = await write({
          record,
          send: (version) => changeRecord(table, { id, version }, changes),
          patches,
          isUndo,
        });
        const undone = { table, record: stored, message: t("Undone."), isUndo: true };
        const undo = before && (() => void change({ ...undone, changes: before }));
        say.done(message, undo ?? null, { recordId: id });
        return true;
      } catch (error) {
        if (isConflict(error)) {
          say.failed(
            t("Not saved: somebody else changed this first. Theirs is shown now."),
            null,
            id,
          );
        } else if (isForbidden(error)) {
          say.failed(t("Not saved: your role does not allow this change."), null, id);
        } else {
          say.failed(
            t("Not saved: {{reason}}. Nothing was changed.", { reason: reasonOf(error) }),
            () => void change(wanted),
            id,
          );
        }
        return false;
      }
    },
    [t, write, say],
  );
}
