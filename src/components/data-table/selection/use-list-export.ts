import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import type { Cursor, ExportChoice, ListPage } from "@/lib/supabase/list-page";
import { reasonOf } from "@/lib/errors/errors";
import { downloadCsv, exportFileName } from "@/lib/format/csv";
import { formatNumber } from "@/lib/format/format";
import type { ListSummary } from "../filters/list-summary";
import type { CsvColumn } from "../list-column";

type Progress = { read: number; total: number | null; totalLimit: number | undefined };

export type ListExportOptions<Row> = {
  /** The list's name, such as "Clients". */
  name: string;
  fetchPage: (
    after: Cursor | null,
    signal: AbortSignal,
    choice: ExportChoice,
  ) => Promise<ListPage<Row>>;
  columns: Record<"shown" | "all", readonly CsvColumn<Row>[]>;
  summary: ListSummary;
  isSample: boolean;
};

export type ListExport = {
  progress: Progress | null;
  start: (choice: ExportChoice) => void;
  cancel: () => void;
};

/** Reads every page of the list and then offers one complete file. */
export function useListExport<Row>(options: ListExportOptions<Row>): ListExport {
  const { t } = useTranslation();
  const [progress, setProgress] = useState<ListExport["progress"]>(null);
  const underWay = useRef<AbortController | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => underWay.current?.abort(), []);

  const save = useCallback(
    (rows: Row[], requested: ListExportOptions<Row>, { hasAllFields, ids }: ExportChoice) => {
      const { name, summary, isSample } = requested;
      const columns = requested.columns[hasAllFields ? "all" : "shown"];
      const selected =
        ids === undefined
          ? []
          : [{ value: t("{{number}} selected", { number: formatNumber(ids.length) }) }];
      const chosen = [...selected, ...summary.chosen];
      const fileName = exportFileName({
        title: name,
        chosen,
        order: summary.order,
        moment: new Date(),
        isSample,
      });
      downloadCsv(fileName, {
        columns: columns.map(({ label }) => label),
        rows: rows.map((row) => columns.map(({ value }) => value(row))),
      });
      toast.success(
        t("Downloaded {{rows}} rows as {{fileName}}.", {
          count: rows.length,
          rows: formatNumber(rows.length),
          fileName,
          defaultValue_one: "Downloaded 1 row as {{fileName}}.",
        }),
      );
    },
    [t],
  );

  const start = useCallback(
    function begin(choice: ExportChoice) {
      if (underWay.current !== null) return;
      const controller = new AbortController();
      underWay.current = controller;
      // The state at the time of the request, whatever changes during reading.
      const requested = latest.current;
      const finish = () => {
        underWay.current = null;
        setProgress(null);
      };
      setProgress({ read: 0, total: null, totalLimit: undefined });
      readAll(requested, choice, controller.signal, setProgress).then(
        (rows) => {
          if (controller.signal.aborted) return;
          finish();
          save(rows, requested, choice);
        },
        (error: unknown) => {
          if (controller.signal.aborted) return;
          finish();
          console.error("Error exporting the list:", error);
          toast.error(
            t("The export stopped: {{reason}}. No file was saved.", { reason: reasonOf(error) }),
            { duration: Infinity, action: { label: t("Retry"), onClick: () => begin(choice) } },
          );
        },
      );
    },
    [t, save],
  );

  const cancel = useCallback(() => {
    underWay.current?.abort();
    underWay.current = null;
    setProgress(null);
    toast(t("Export canceled. No file was saved."));
  }, [t]);

  return { progress, start, cancel };
}

async function readAll<Row>(
  { fetchPage }: ListExportOptions<Row>,
  choice: ExportChoice,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: Cursor | null = null;
  let total: number | null = null;
  let totalLimit: number | undefined;
  do {
    const page: ListPage<Row> = await fetchPage(after, signal, choice);
    if (signal.aborted) return rows;
    rows.push(...page.rows);
    total ??= page.total;
    totalLimit ??= page.total_limit;
    after = page.next;
    onProgress({ read: rows.length, total, totalLimit });
  } while (after !== null);
  return rows;
}
