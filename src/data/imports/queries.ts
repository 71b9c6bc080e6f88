import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "@/data/records/call-function";
import { crmKeys } from "@/data/records/crm-keys";
import type { LeadSource, LeadStage } from "@/data/leads/queries";

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
  /** Of the duplicates, leads of which the row says something new, and those of which it does not. */
  changed: number;
  unchanged: number;
  /** `problem` is "column:what", such as "client:unknown". Those of unreadable rows are left out. */
  problems: { line: number; problem: string }[];
  /** The other duplicates, which an update leaves alone, each with why. */
  unclear: { line: number; why: Unclear }[];
  /** Up to 100: the same as a record that is there, or as an earlier line. */
  firstDuplicates: FoundDuplicate[];
};

/**
 * Why nobody can say that a row is a certain open lead: several look like it, it may be somebody
 * else of the business, it is a client already, it was put away, or an earlier line says it too.
 */
export type Unclear = "several" | "unsure" | "won" | "archived" | "repeated";

type Values = Record<string, string | number | null>;

export type FoundDuplicate = {
  line: number;
  ofLine: number | null;
  of: string | null;
  name: string | null;
  match: "same" | Exclude<Unclear, "repeated"> | null;
  /** Of a lead: the columns that the row says otherwise, and what they say now. */
  changes: Values | null;
  before: Values | null;
};

/** "all" adds nothing when one row is bad. */
export type ImportMode = "all" | "skip";
/** What becomes of rows that are here already. Only leads can be updated. */
export type DuplicateMode = "skip" | "update" | "add";
export type ImportResult = {
  status: "added" | "refused";
  added: number;
  /** Left out as duplicates. */
  skipped: number;
  /** Leads that were updated, and those that say the same already. */
  changed: number;
  unchanged: number;
  /** Neither added nor updated: nobody can say which lead they are. */
  unclear: number;
  /** Bad rows. */
  refused: number;
};
export type UndoneImport = {
  archived: number;
  /** Leads that say again what they said before. */
  restored: number;
  /** Worked on since, and left as they are. */
  kept: number;
};

/** What a lead gets whose row does not say it. */
export type LeadDefaults = { stage: LeadStage; source: LeadSource | null; owner_id: string | null };

export type RecentImport = {
  id: string;
  fileName: string;
  /** ISO timestamp. */
  at: string;
  added: number;
  changed: number;
};

type NewImport = {
  list: ImportList;
  fileName: string;
  total: number;
  /** Of leads. */
  defaults: LeadDefaults | null;
};

/** Stages rows and checks them against the database; answers with the batch and what was found. */
export async function stageImport(
  { list, fileName, total, defaults }: NewImport,
  rowsFrom: (start: number, count: number) => Promise<StagedRow[]>,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (staged: number) => void },
): Promise<{ batch: string; check: ImportCheck }> {
  const args = { list, file_name: fileName, defaults: defaults ?? {} };
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
export const commitImport = (batch: string, mode: ImportMode, duplicates: DuplicateMode) =>
  patiently(() => callFunction<ImportResult>("commit_import", { batch, mode, duplicates }));

/**
 * Puts away what the import added and gives back what it changed. What somebody has worked on since
 * stays and is counted.
 */
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
