import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "./call-function";
import { crmKeys } from "./crm-keys";

export const IMPORT_LISTS = ["leads", "clients", "tickets"] as const;
export type ImportList = (typeof IMPORT_LISTS)[number];

const ROWS_PER_REQUEST = 1_000;

/** By the names of the columns; a ticket has its client and its site by name. */
export type ImportRecord = Record<string, string | number>;

export type StagedRow =
  | { line: number; record: ImportRecord }
  /** A row that the file itself makes unreadable, so that "all or nothing" counts it. */
  | { line: number; problem: string };

export type ImportCheck = {
  rows: number;
  /** Unreadable ones included. */
  bad: number;
  duplicates: number;
  /** `problem` is "column:what", such as "client:unknown". Those of unreadable rows are left out. */
  problems: { line: number; problem: string }[];
  /** Up to 100: the same as a record that is there, or as an earlier line. */
  firstDuplicates: {
    line: number;
    ofLine: number | null;
    of: string | null;
    name: string | null;
  }[];
};

/** "all" adds nothing when one row is bad. */
export type ImportMode = "all" | "skip";
export type ImportResult = {
  status: "added" | "refused";
  added: number;
  /** Left out as duplicates. */
  skipped: number;
  /** Bad rows. */
  refused: number;
};
export type UndoneImport = { archived: number; kept: number };

export type RecentImport = {
  id: string;
  fileName: string;
  /** ISO timestamp. */
  at: string;
  added: number;
};

/** Stages rows and checks them against the database; answers with the batch and what was found. */
export async function stageImport(
  { list, fileName, total }: { list: ImportList; fileName: string; total: number },
  rowsFrom: (start: number, count: number) => Promise<StagedRow[]>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (staged: number) => void },
): Promise<{ batch: string; check: ImportCheck }> {
  const args = { list, file_name: fileName };
  const batch = await callFunction<string>("start_import", args, signal);
  try {
    for (let start = 0; start < total; start += ROWS_PER_REQUEST) {
      const rows = await rowsFrom(start, ROWS_PER_REQUEST);
      // A line sent again replaces itself, so a lost answer does no harm.
      await patiently(
        () => callFunction<number>("add_import_rows", { batch, rows }, signal),
        signal,
      );
      onProgress(Math.min(start + ROWS_PER_REQUEST, total));
    }
    const check = await patiently(
      () => callFunction<ImportCheck>("check_import", { batch }, signal),
      signal,
    );
    return { batch, check };
  } catch (error) {
    // It would be gone after a day anyway.
    void discardImport(batch).catch(() => undefined);
    throw error;
  }
}

/** Asked again, it answers the same, so a lost answer is asked for again. */
export const commitImport = (batch: string, mode: ImportMode, skipDuplicates: boolean) =>
  patiently(() =>
    callFunction<ImportResult>("commit_import", { batch, mode, skip_duplicates: skipDuplicates }),
  );

/** Puts away what the import added; what somebody has worked on since stays and is counted. */
export const undoImport = (batch: string) =>
  patiently(() => callFunction<UndoneImport>("undo_import", { batch }));

export const discardImport = (batch: string) => callFunction<null>("discard_import", { batch });

/** The caller's imports of the last day that can be taken back, newest first. */
export function recentImportsQuery(list: ImportList) {
  return queryOptions({
    queryKey: [...crmKeys.all, "imports", list],
    queryFn: ({ signal }) => callFunction<RecentImport[]>("recent_imports", { list }, signal),
  });
}

const ATTEMPTS = 6;

/**
 * A large file may take the database longer than a request may last, and goes on there: the
 * second request waits for the first one's lock and gets its answer. For calls that may be repeated.
 */
async function patiently<Answer>(
  call: () => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt === ATTEMPTS || signal?.aborted === true || !isTimeout(error)) throw error;
    }
  }
}

/** PostgREST's client gives an aborted request's error as text. */
const isTimeout = (error: unknown) =>
  typeof error === "object" &&
  error !== null &&
  "message" in error &&
  typeof error.message === "string" &&
  /TimeoutError|timed out|timeout/i.test(error.message);
