/** Where a page ended: opaque, handed back to get the next. */
export type Cursor = readonly unknown[];

export type ListPage<Row> = {
  rows: Row[];
  /** Null when these are the last. */
  next: Cursor | null;
  /** Of all pages, with the first page only. Counting stops beyond TOTAL_LIMIT. */
  total: number | null;
};

/** A total above this one only says "more". */
export const TOTAL_LIMIT = 10_000;

export const LIST_PAGE_SIZE = 50;
/** The most the database answers with at once. */
export const LONGEST_PAGE = 1_000;
