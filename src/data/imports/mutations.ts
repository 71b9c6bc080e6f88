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
  defaults: LeadDefaults | null;
};

/** Stages rows and validates them in the database; returns the batch and the findings. */
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
      // Repeated lines replace themselves, so a lost answer does no harm.
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
    // The database deletes it after a day anyway.
    void discardImport(batch).catch(() => undefined);
    throw error;
  }
}

/** Repeatable, so that a lost answer is requested again. */
export const commitImport = (batch: string, mode: ImportMode, duplicates: DuplicateMode) =>
  patiently(() => callFunction("commit_import", { batch, mode, duplicates }, importResultSchema));

/** Archives what the import added and restores what it changed. Rows changed since are kept and counted. */
export const undoImport = (batch: string) =>
  patiently(() => callFunction("undo_import", { batch }, undoneImportSchema));

export const discardImport = (batch: string) => callFunction("discard_import", { batch }, z.null());

const ATTEMPTS = 6;

/** For repeatable calls: after a timeout, the next one waits for the lock and gets the answer. */
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

/** PostgREST's client reports an aborted request as text. */
const isTimeout = (error: unknown) =>
  typeof error === "object" &&
  error !== null &&
  "message" in error &&
  typeof error.message === "string" &&
  /TimeoutError|timed out|timeout/i.test(error.message);
