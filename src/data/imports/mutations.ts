import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import {
  importCheckSchema,
  importResultSchema,
  undoneImportSchema,
  type DuplicateMode,
  type ImportCheck,
  type ImportList,
  type ImportMode,
  type LeadDefaults,
  type StagedRow,
} from "./schema";

const ROWS_PER_REQUEST = 1_000;

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
