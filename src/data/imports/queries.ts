import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { callFunction } from "@/data/records/call-function";
import { crmKeys } from "@/data/records/crm-keys";
import type { LeadSource, LeadStage } from "@/data/leads/schema";

export const IMPORT_LISTS = ["leads", "clients", "tickets"] as const;
export type ImportList = (typeof IMPORT_LISTS)[number];

const ROWS_PER_REQUEST = 1_000;

/** By the names of the columns; a ticket has its client and its site by name. */
export type ImportRecord = Record<string, string | number>;

export type StagedRow =
  | { line: number; record: ImportRecord }
  /** A row that the file itself makes unreadable, so that "all or nothing" counts it. */
  | { line: number; problem: string };

/**
 * Why nobody can say that a row is a certain open lead: several look like it, it may be somebody
 * else of the business, it is a client already, it was put away, or an earlier line says it too.
 */
const UNCLEAR = ["several", "unsure", "won", "archived", "repeated"] as const;
export type Unclear = (typeof UNCLEAR)[number];

const valuesSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

const foundDuplicateSchema = z.object({
  line: z.number(),
  ofLine: z.number().nullable(),
  of: z.string().nullable(),
  name: z.string().nullable(),
  match: z.enum(["same", "several", "unsure", "won", "archived"]).nullable(),
  /** Of a lead: the columns that the row says otherwise, and what they say now. */
  changes: valuesSchema.nullable(),
  before: valuesSchema.nullable(),
});
export type FoundDuplicate = z.infer<typeof foundDuplicateSchema>;

const importCheckSchema = z.object({
  rows: z.number(),
  /** Unreadable ones included. */
  bad: z.number(),
  duplicates: z.number(),
  /** Of the duplicates, leads of which the row says something new, and those of which it does not. */
  changed: z.number(),
  unchanged: z.number(),
  /** `problem` is "column:what", such as "client:unknown". Those of unreadable rows are left out. */
  problems: z.object({ line: z.number(), problem: z.string() }).array(),
  /** The other duplicates, which an update leaves alone, each with why. */
  unclear: z.object({ line: z.number(), why: z.enum(UNCLEAR) }).array(),
  /** Up to 100: the same as a record that is there, or as an earlier line. */
  firstDuplicates: foundDuplicateSchema.array(),
});
export type ImportCheck = z.infer<typeof importCheckSchema>;

/** "all" adds nothing when one row is bad. */
export type ImportMode = "all" | "skip";
/** What becomes of rows that are here already. Only leads can be updated. */
export type DuplicateMode = "skip" | "update" | "add";

const importResultSchema = z.object({
  status: z.enum(["added", "refused"]),
  added: z.number(),
  /** Left out as duplicates. */
  skipped: z.number(),
  /** Leads that were updated, and those that say the same already. */
  changed: z.number(),
  unchanged: z.number(),
  /** Neither added nor updated: nobody can say which lead they are. */
  unclear: z.number(),
  /** Bad rows. */
  refused: z.number(),
});
export type ImportResult = z.infer<typeof importResultSchema>;

const undoneImportSchema = z.object({
  archived: z.number(),
  /** Leads that say again what they said before. */
  restored: z.number(),
  /** Worked on since, and left as they are. */
  kept: z.number(),
});
export type UndoneImport = z.infer<typeof undoneImportSchema>;

/** What a lead gets whose row does not say it. */
export type LeadDefaults = { stage: LeadStage; source: LeadSource | null; owner_id: string | null };

const recentImportSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  /** ISO timestamp. */
  at: z.string(),
  added: z.number(),
  changed: z.number(),
});
export type RecentImport = z.infer<typeof recentImportSchema>;

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
  const batch = await callFunction("start_import", args, z.string(), signal);
  try {
    for (let start = 0; start < total; start += ROWS_PER_REQUEST) {
      const rows = await rowsFrom(start, ROWS_PER_REQUEST);
      // A line sent again replaces itself, so a lost answer does no harm.
      await patiently(
        () => callFunction("add_import_rows", { batch, rows }, z.number(), signal),
        signal,
      );
      onProgress(Math.min(start + ROWS_PER_REQUEST, total));
    }
    const check = await patiently(
      () => callFunction("check_import", { batch }, importCheckSchema, signal),
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
  patiently(() => callFunction("commit_import", { batch, mode, duplicates }, importResultSchema));

/**
 * Puts away what the import added and gives back what it changed. What somebody has worked on since
 * stays and is counted.
 */
export const undoImport = (batch: string) =>
  patiently(() => callFunction("undo_import", { batch }, undoneImportSchema));

export const discardImport = (batch: string) => callFunction("discard_import", { batch }, z.null());

/** The caller's imports of the last day that can be taken back, newest first. */
export function recentImportsQuery(list: ImportList) {
  return queryOptions({
    queryKey: [...crmKeys.all, "imports", list],
    queryFn: ({ signal }) =>
      callFunction("recent_imports", { list }, recentImportSchema.array(), signal),
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
