import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";

/** Where a page ended: opaque, handed back to get the next. */
export type Cursor = readonly unknown[];

export type ListPage<Row> = {
  rows: Row[];
  /** Null when these are the last. */
  next: Cursor | null;
  /** Of all pages, with the first page only. Counting stops beyond TOTAL_LIMIT. */
  total: number | null;
  /** Of a page of more than LIST_PAGE_SIZE rows: what `next` would be after each so many. */
  marks?: Cursor[] | null;
};

/** A total above this one only says "more". */
export const TOTAL_LIMIT = 10_000;

export const LIST_PAGE_SIZE = 50;
/** The most the database answers with at once. */
export const LONGEST_PAGE = 1_000;

type PageContext = {
  pageParam: Cursor | null;
  signal: AbortSignal;
  client: QueryClient;
  queryKey: QueryKey;
};
type Reading = { pages: Map<string, ListPage<unknown>>; left: number };

/** What one reading of a list has read ahead; gone with its signal. */
const readings = new WeakMap<AbortSignal, Reading>();

/**
 * One page of an infinite query. A list of which many pages are loaded is read anew in requests of
 * up to LONGEST_PAGE rows, cut into the same pages: one request where there would be twenty.
 */
export async function readPage<Row>(
  { pageParam, signal, client, queryKey }: PageContext,
  fetchPage: (
    after: Cursor | null,
    pageSize: number,
    signal: AbortSignal,
  ) => Promise<ListPage<Row>>,
): Promise<ListPage<Row>> {
  if (pageParam === null) {
    const loaded = client.getQueryData<InfiniteData<ListPage<Row>>>(queryKey)?.pages.length ?? 1;
    readings.set(signal, { pages: new Map(), left: loaded });
  }
  const reading = readings.get(signal);
  const ahead = reading?.pages.get(JSON.stringify(pageParam));
  if (ahead !== undefined) return ahead as ListPage<Row>;
  // Without a reading the reader goes on to one more page.
  const pageCount = Math.min(reading?.left ?? 1, LONGEST_PAGE / LIST_PAGE_SIZE);
  const page = await fetchPage(pageParam, pageCount * LIST_PAGE_SIZE, signal);
  if (reading === undefined) return page;
  reading.left -= pageCount;
  const [first, ...others] = cutPage(page);
  for (const { after, page: other } of others) reading.pages.set(JSON.stringify(after), other);
  return first?.page ?? page;
}

/** A long page as the pages it stands for, each with the cursor it comes after. */
function cutPage<Row>({ rows, next, total, marks }: ListPage<Row>) {
  const ends = [...(marks ?? []), next];
  return ends.map((end, nth) => ({
    after: ends[nth - 1] ?? null,
    page: {
      rows:
        nth === ends.length - 1
          ? rows.slice(nth * LIST_PAGE_SIZE)
          : rows.slice(nth * LIST_PAGE_SIZE, (nth + 1) * LIST_PAGE_SIZE),
      next: end,
      total: nth === 0 ? total : null,
    } satisfies ListPage<Row>,
  }));
}
