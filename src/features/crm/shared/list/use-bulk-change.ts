import { useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  changeRecords,
  type BulkAnswer,
  type BulkChanges,
  type BulkTable,
  type Changes,
  type Versioned,
} from "@/data/records/changes";
import { crmKeys } from "@/data/records/crm-keys";
import type { ListPage } from "@/lib/supabase/list-page";
import { useCrmMutation } from "@/data/records/mutations";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { formatNumber } from "@/lib/format/format";
import type { BulkFailure } from "@/components/data-table/selection/selection-bar";
import type { ListSelection } from "@/components/data-table/selection/use-list-selection";

export type BulkChange<Table extends BulkTable, Row> = {
  /** Identifies the running change, whose button shows a spinner. */
  key: string;
  changes: (row: Row) => Changes<Table>;
  /** The previous values, for Undo. Rows without a difference are skipped. */
  before: (row: Row) => Changes<Table>;
  shown?: (row: Row) => Partial<Row>;
  /** The message after storing: "Set 12 clients to Paused." */
  message: (count: number) => string;
};

type Rows<Table extends BulkTable> = BulkChanges<Table>["rows"];

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** Changes all selected rows, with Undo. Failed rows stay selected and are listed in `failures`. */
export function useBulkChange<Table extends BulkTable, Row extends Versioned>(
  table: Table,
  selection: ListSelection<Row>,
  nameOf: (row: Row) => string,
) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const say = useUndoToast();
  const { mutateAsync: send, isPending } = useCrmMutation(changeRecords<Table>);
  const { mutateAsync: sendBack } = useCrmMutation(changeRecords<Table>);
  const [latest, setLatest] = useState("");
  const [failures, setFailures] = useState<BulkFailure[]>([]);

  const reasonFor = (why: string) => {
    if (why === "conflict") return t("somebody else changed it first");
    if (why === "missing") return t("it is gone, or you may not change it");
    if (why === "forbidden") return t("your role does not allow it");
    return why.replace(/\.$/, "");
  };
  const failuresOf = (answer: BulkAnswer, rows: readonly Row[], conflict?: string) =>
    answer.failed.map(({ id, why }) => {
      const row = rows.find((one) => one.id === id);
      const reason = why === "conflict" && conflict !== undefined ? conflict : reasonFor(why);
      return { id, name: row ? nameOf(row) : id, why: reason };
    });

  /** Applied at once with the new version, because the next change may come before the refetch. */
  const show = (answer: BulkAnswer, fields?: (row: Row) => Partial<Row>) => {
    const versions = new Map(answer.changed.map(({ id, version }) => [id, version]));
    queryClient.setQueriesData<InfiniteData<ListPage<Row>>>(
      { queryKey: [...crmKeys[table], "list"] },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            rows: page.rows.map((row) => {
              const version = versions.get(row.id);
              return version === undefined ? row : { ...row, ...fields?.(row), version };
            }),
          })),
        },
    );
  };

  const undo = async (rows: readonly Row[], back: Rows<Table>) => {
    const answer = await sendBack({ table, rows: back });
    show(answer);
    const failed = failuresOf(answer, rows, t("it was changed again since"));
    if (failed.length === 0) say.done(t("Undone."), null);
    else {
      const left = back.filter(({ id }) => failed.some((one) => one.id === id));
      say.failed(
        t("{{number}} could not be undone. {{name}}: {{why}}.", {
          number: formatNumber(failed.length),
          name: failed[0]?.name,
          why: failed[0]?.why,
        }),
        () => void undo(rows, left),
      );
    }
  };

  const run = async ({ key, changes, before, shown, message }: BulkChange<Table, Row>) => {
    if (isPending) return;
    const rows = selection.rows.filter((row) => !isSame(changes(row), before(row)));
    const { length: same } = selection.rows;
    if (rows.length === 0) {
      say.done(t("Nothing to change: it is so already."), null);
      if (same > 0) selection.clear();
      return;
    }
    setLatest(key);
    setFailures([]);
    const answer = await send({
      table,
      rows: rows.map((row) => ({ ...changes(row), id: row.id, version: row.version })),
    });
    show(answer, shown);
    setFailures(failuresOf(answer, rows));
    selection.keep(answer.failed.map(({ id }) => id));
    if (answer.changed.length === 0) return;
    const back = answer.changed.flatMap(({ id, version }) => {
      const row = rows.find((one) => one.id === id);
      return row ? [{ ...before(row), id, version }] : [];
    });
    say.done(message(answer.changed.length), () => void undo(rows, back));
  };

  return {
    run,
    busy: isPending ? latest : null,
    /** Failures of the last change, without rows deselected since. */
    failures: failures.filter(({ id }) => selection.state[id]),
  };
}
