import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import type { Cursor, ListPage } from "@/data/records/list-page";
import { reasonOf } from "@/lib/errors/errors";
import { downloadCsv } from "@/lib/format/csv";
import { exportFileName } from "@/lib/format/export-name";
import { formatNumber } from "@/lib/format/format";
import type { ListSummary } from "../filters/list-summary";
import type { CsvColumn } from "../list-column";

/** The most the database answers with at once. */
export const EXPORT_PAGE_SIZE = 1_000;

export type ListExportOptions<Row> = {
  /** The list's name: "Clients". */
  name: string;
  /** One page of what the list shows, in its order, EXPORT_PAGE_SIZE rows. */
  fetchPage: (after: Cursor | null, signal: AbortSignal) => Promise<ListPage<Row>>;
  columns: readonly CsvColumn<Row>[];
  /** What narrows and orders the list, for the file's name. */
  summary: ListSummary;
  isSample: boolean;
};

export type ListExport = {
  /** Rows read so far while it is under way, else null. */
  progress: { read: number; total: number | null } | null;
  start: () => void;
  cancel: () => void;
};

/** Reads every page of the list, not only those loaded, and only then offers one whole file. */
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
    (rows: Row[], { name, columns, summary, isSample }: ListExportOptions<Row>) => {
      const fileName = exportFileName({ title: name, ...summary, moment: new Date(), isSample });
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
    function begin() {
      if (underWay.current !== null) return;
      const controller = new AbortController();
      underWay.current = controller;
      // As it was when asked for, whatever is chosen while it is read.
      const asked = latest.current;
      const finish = () => {
        underWay.current = null;
        setProgress(null);
      };
      setProgress({ read: 0, total: null });
      readAll(asked, controller.signal, setProgress).then(
        (rows) => {
          if (controller.signal.aborted) return;
          finish();
          save(rows, asked);
        },
        (error: unknown) => {
          if (controller.signal.aborted) return;
          finish();
          console.error("Error exporting the list:", error);
          toast.error(
            t("The export stopped: {{reason}}. No file was saved.", { reason: reasonOf(error) }),
            { duration: Infinity, action: { label: t("Retry"), onClick: begin } },
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
  signal: AbortSignal,
  onProgress: (progress: { read: number; total: number | null }) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: Cursor | null = null;
  let total: number | null = null;
  do {
    const page: ListPage<Row> = await fetchPage(after, signal);
    if (signal.aborted) return rows;
    rows.push(...page.rows);
    total ??= page.total;
    after = page.next;
    onProgress({ read: rows.length, total });
  } while (after !== null);
  return rows;
}
