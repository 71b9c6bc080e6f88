import * as z from "zod/mini";
import type { LeadSource, LeadStage } from "@/data/leads/schema";

export const IMPORT_MAX_ROWS = 50_000;

export const IMPORT_LISTS = ["leads", "clients", "tickets"] as const;
export type ImportList = (typeof IMPORT_LISTS)[number];

/** By column names; a ticket names its client and site. */
export type ImportRecord = Record<string, string | number>;

export type StagedRow =
  | { line: number; record: ImportRecord }
  /** An unreadable row, counted so that "all or nothing" includes it. */
  | { line: number; problem: string };

/**
 * Why a row cannot be matched to an open lead: several match, it may be another person of the
 * business, it is a client already, it is archived, or an earlier line matches too.
 */
const UNCLEAR = ["several", "unsure", "won", "archived", "repeated"] as const;
export type Unclear = (typeof UNCLEAR)[number];

const valuesSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

const foundDuplicateSchema = z.object({
  line: z.number(),
  /** An earlier line of the file with the same record. */
  duplicate_line: z.nullable(z.number()),
  duplicate_of: z.nullable(z.string()),
  name: z.nullable(z.string()),
  match: z.nullable(z.enum(["same", "several", "unsure", "won", "archived"])),
  /** For a lead: the columns that differ, with their current values. */
  changes: z.nullable(valuesSchema),
  before: z.nullable(valuesSchema),
});
export type FoundDuplicate = z.infer<typeof foundDuplicateSchema>;

export const importCheckSchema = z.object({
  rows: z.number(),
  /** Unreadable ones included. */
  bad: z.number(),
  duplicates: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  /** `problem` is "column:what", such as "client:unknown". Unreadable rows are left out. */
  problems: z.array(z.object({ line: z.number(), problem: z.string() })),
  /** The other duplicates, which an update skips, with the reason. */
  unclear: z.array(z.object({ line: z.number(), why: z.enum(UNCLEAR) })),
  /** Up to 100 duplicates of an existing record or an earlier line. */
  first_duplicates: z.array(foundDuplicateSchema),
});
export type ImportCheck = z.infer<typeof importCheckSchema>;

/** "all" adds nothing when one row is bad. */
export type ImportMode = "all" | "skip";
/** How to treat existing rows. Only leads can be updated. */
export type DuplicateMode = "skip" | "update" | "add";

export const importResultSchema = z.object({
  status: z.enum(["added", "refused"]),
  added: z.number(),
  /** Left out as duplicates. */
  skipped: z.number(),
  /** Updated leads, and unchanged ones. */
  changed: z.number(),
  unchanged: z.number(),
  /** Neither added nor updated, because the lead is ambiguous. */
  unclear: z.number(),
  refused: z.number(),
});

export const undoneImportSchema = z.object({
  archived: z.number(),
  restored: z.number(),
  /** Changed since, and kept. */
  kept: z.number(),
});
export type UndoneImport = z.infer<typeof undoneImportSchema>;

/** Values of a new lead whose row does not state them. */
export type LeadDefaults = { stage: LeadStage; source: LeadSource | null; owner_id: string | null };

export const recentImportSchema = z.object({
  id: z.string(),
  file_name: z.string(),
  /** ISO timestamp. */
  created_at: z.string(),
  added: z.number(),
  changed: z.number(),
});
export type RecentImport = z.infer<typeof recentImportSchema>;
