import * as z from "zod/mini";

/** A total above this one only means "more". */
export const TOTAL_LIMIT = 10_000;

/** An opaque cursor for the next page. */
export const cursorSchema = z.array(z.unknown());
export type Cursor = z.infer<typeof cursorSchema>;

/** The answer of a list function, with rows parsed by `row`. */
export const listPageSchema = <Row>(row: z.ZodMiniType<Row>) =>
  z.object({
    rows: z.array(row),
    /** Null on the last page. */
    next: z.nullable(cursorSchema),
    /** Counts all pages; set on the first page only. Above `total_limit` it only means "more". */
    total: z.nullable(z.number()),
    /** TOTAL_LIMIT, or fewer for a search. */
    total_limit: z._default(z.number(), TOTAL_LIMIT),
  });
export type ListPage<Row> = z.infer<ReturnType<typeof listPageSchema<Row>>>;

export const LIST_PAGE_SIZE = 50;
/** An export reads many pages, none of which keeps the database busy for long. */
export const EXPORT_PAGE_SIZE = 250;
/** The database's maximum. */
export const LONGEST_PAGE = 1_000;

export type ExportChoice = {
  /** All fields of each row, or only the visible columns. */
  hasAllFields: boolean;
  /** Only these rows. */
  ids?: readonly string[];
};

/** The filters of an export. Rows chosen by id are read whatever the filters. */
export const exportFilters = (
  filters: { archived?: true },
  { hasAllFields, ids }: ExportChoice,
): object => ({
  ...(ids === undefined ? filters : { ids, ...(filters.archived && { archived: true }) }),
  ...(hasAllFields && { whole: true }),
});
