import { type FocusEvent, type RefObject } from "react";
import type { ListRow } from "./list-column";

type MountedRows = {
  /** Of the rows that are mounted. */
  indexes: number[];
  /** Height of the rows before and after them, in pixels. */
  before: number;
  after: number;
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
  watchFocus: { onFocus: (event: FocusEvent<HTMLElement>) => void; onBlur: () => void };
};

export function useMountedRows({
  rows,
}: {
  rows: readonly ListRow[];
  region: RefObject<HTMLElement | null>;
  isPhone: boolean;
}): MountedRows {
  return {
    indexes: rows.map((_, index) => index),
    before: 0,
    after: 0,
    measure: undefined,
    watchFocus: { onFocus: () => undefined, onBlur: () => undefined },
  };
}
