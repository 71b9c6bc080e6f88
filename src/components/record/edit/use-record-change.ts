import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import {
  changeRecord,
  type Changes,
  type ChangeableTable,
  type Versioned,
} from "@/data/records/changes";
import { crmKeys } from "@/data/records/crm-keys";
import { isConflict, isForbidden } from "@/data/records/refusals";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors";

type RecordChange<Table extends ChangeableTable> = {
  table: Table;
  record: Versioned;
  changes: Changes<Table>;
  /** What these columns held before; without it there is no Undo. */
  before?: Changes<Table>;
  /** Said once it is stored, such as "Moved Harbor Electric to Proposal sent." Silent without. */
  said?: string;
};

/**
 * Stores one change of one record. Answers with its new version, or null when it was not stored:
 * then the person has been told why, and everything of the CRM is read anew. A conflict goes to
 * `onConflict` instead when that is given. Whoever calls shows the change at once and takes it
 * back on null.
 */
export function useRecordChange() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const say = useUndoToast();

  return useCallback(
    async function change<Table extends ChangeableTable>(
      { table, record, changes, before, said }: RecordChange<Table>,
      onConflict?: () => void,
    ): Promise<number | null> {
      const readAnew = () => queryClient.invalidateQueries({ queryKey: crmKeys.all });
      try {
        const version = await changeRecord(table, record, changes);
        void readAnew();
        if (said !== undefined) {
          const undo =
            before === undefined
              ? null
              : () =>
                  void change({
                    table,
                    record: { id: record.id, version },
                    changes: before,
                    said: t("Undone."),
                  });
          say.done(said, undo, { recordId: record.id });
        }
        return version;
      } catch (error) {
        void readAnew();
        if (isConflict(error) && onConflict !== undefined) {
          onConflict();
        } else if (isConflict(error)) {
          say.failed(t("Not saved: somebody else changed this first. Theirs is shown now."), null);
        } else if (isForbidden(error)) {
          say.failed(t("Not saved: your role does not allow this change."), null);
        } else {
          say.failed(
            t("Not saved: {{reason}}. Nothing was changed.", { reason: reasonOf(error) }),
            () => void change({ table, record, changes, before, said }, onConflict),
          );
        }
        return null;
      }
    },
    [t, queryClient, say],
  );
}
