import * as z from "zod/mini";

/** Where a page ended: opaque, handed back to get the next. */
export const cursorSchema = z.array(z.unknown());
export type Cursor = z.infer<typeof cursorSchema>;

/** What a list function answers with, its rows being read by `row`. */
export const listPageSchema = <Row>(row: z.ZodMiniType<Row>) =>
  z.object({
    rows: z.array(row),
    /** Null when these are the last. */
    next: z.nullable(cursorSchema),
    /** Of all pages, with the first page only. Counting stops beyond TOTAL_LIMIT. */
    total: z.nullable(z.number()),
  });
export type ListPage<Row> = z.infer<ReturnType<typeof listPageSchema<Row>>>;

/** A total above this one only says "more". */
export const TOTAL_LIMIT = 10_000;

export const LIST_PAGE_SIZE = 50;
/** The most the database answers with at once. */
export const LONGEST_PAGE = 1_000;

/** What an export asks for. */
export type ExportChoice = {
  /** All there is of each row, or else the columns shown. */
  isWhole: boolean;
  /** Of these rows alone. */
  ids?: readonly string[];
};

/** The filters by which an export reads its rows. Those chosen by id are read whatever else would find them. */
export const exportFilters = (
  filters: { archived?: true },
  { isWhole, ids }: ExportChoice,
): object => ({
  ...(ids === undefined ? filters : { ids, ...(filters.archived && { archived: true }) }),
  ...(isWhole && { whole: true }),
});
