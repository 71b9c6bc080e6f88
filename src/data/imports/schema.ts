import * as z from "zod/mini";
import type { LeadSource, LeadStage } from "@/data/leads/schema";

export const IMPORT_LISTS = ["leads", "clients", "tickets"] as const;
export type ImportList = (typeof IMPORT_LISTS)[number];

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
  /** An earlier line of the file that says the same. */
  duplicate_line: z.nullable(z.number()),
  /** The record that is there. */
  duplicate_of: z.nullable(z.string()),
  name: z.nullable(z.string()),
  match: z.nullable(z.enum(["same", "several", "unsure", "won", "archived"])),
  /** Of a lead: the columns that the row says otherwise, and what they say now. */
  changes: z.nullable(valuesSchema),
  before: z.nullable(valuesSchema),
});
export type FoundDuplicate = z.infer<typeof foundDuplicateSchema>;

export const importCheckSchema = z.object({
  rows: z.number(),
  /** Unreadable ones included. */
  bad: z.number(),
  duplicates: z.number(),
  /** Of the duplicates, leads of which the row says something new, and those of which it does not. */
  changed: z.number(),
  unchanged: z.number(),
  /** `problem` is "column:what", such as "client:unknown". Those of unreadable rows are left out. */
  problems: z.array(z.object({ line: z.number(), problem: z.string() })),
  /** The other duplicates, which an update leaves alone, each with why. */
  unclear: z.array(z.object({ line: z.number(), why: z.enum(UNCLEAR) })),
  /** Up to 100: the same as a record that is there, or as an earlier line. */
  first_duplicates: z.array(foundDuplicateSchema),
});
export type ImportCheck = z.infer<typeof importCheckSchema>;

/** "all" adds nothing when one row is bad. */
export type ImportMode = "all" | "skip";
/** What becomes of rows that are here already. Only leads can be updated. */
export type DuplicateMode = "skip" | "update" | "add";

export const importResultSchema = z.object({
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

export const undoneImportSchema = z.object({
  archived: z.number(),
  /** Leads that say again what they said before. */
  restored: z.number(),
  /** Worked on since, and left as they are. */
  kept: z.number(),
});
export type UndoneImport = z.infer<typeof undoneImportSchema>;

/** What a lead gets whose row does not say it. */
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
