import type { ChangeableTable, Changes } from "@/data/records/changes";
import { changedColumns, type RecordEvent } from "@/data/history/schema";
import type { RecordState } from "@/data/records/record-state";

/** Thrown when a person closes the conflict dialog without a choice; nothing was stored. */
export class UndecidedError extends Error {
  override name = "UndecidedError";
  constructor() {
    super("somebody else changed this too, and it is not decided which to keep");
  }
}

export type Conflict = {
  /** Columns that both changed to different values. */
  columns: string[];
  theirs: RecordState;
  yours: Record<string, unknown>;
  /** The row's events, newest first, which say who changed it and when. */
  events: RecordEvent[];
};

const isSame = (a: unknown, b: unknown) => (a ?? null) === (b ?? null);

/** Columns of `changes` that somebody else changed since `seen` to another value. */
export function conflictingColumns(
  seen: Record<string, unknown>,
  theirs: Record<string, unknown>,
  changes: Record<string, unknown>,
): string[] {
  return Object.keys(changes).filter(
    (column) => !isSame(theirs[column], seen[column]) && !isSame(theirs[column], changes[column]),
  );
}

export function valuesBefore<Table extends ChangeableTable>(
  row: Record<string, unknown>,
  changes: Changes<Table>,
): Changes<Table> {
  const entries = Object.keys(changes).map((column) => [column, row[column] ?? null]);
  return Object.fromEntries(entries) as Changes<Table>;
}

export function withoutColumns<Table extends ChangeableTable>(
  changes: Changes<Table>,
  columns: readonly string[],
): Changes<Table> {
  const entries = Object.entries(changes).filter(([column]) => !columns.includes(column));
  return Object.fromEntries(entries) as Changes<Table>;
}

export function whoChanged({ columns, events }: Conflict): RecordEvent | null {
  return (
    events.find((event) => changedColumns(event).some((column) => columns.includes(column))) ??
    events[0] ??
    null
  );
}
