import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { stubNetwork } from "@tests/stub-network";
import { staffMemberQuery } from "@/data/staff/queries";
import { deletedPageQuery, staffPageQuery, type StaffListFilters } from "./list-queries";
import { postCountsQuery, staffCategoriesQuery, staffPostQuery } from "./queries";

const newCache = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

const everything: StaffListFilters = {
  search: "",
  status: "all",
  category: null,
  sort: "created",
  isAscending: false,
  page: 1,
};

describe("a line that is down", () => {
  it.each([
    ["the list", () => newCache().fetchQuery(staffPageQuery(everything))],
    [
      "the deleted ones",
      () => newCache().fetchQuery(deletedPageQuery({ search: "", category: null, page: 1 })),
    ],
    ["the counts", () => newCache().fetchQuery(postCountsQuery())],
    ["the categories", () => newCache().fetchQuery(staffCategoriesQuery())],
    ["one post", () => newCache().fetchQuery(staffPostQuery("an-id"))],
    ["who one is", () => newCache().fetchQuery(staffMemberQuery("an-id"))],
  ])("is tried once for %s: trying again is the query cache's part", async (_, load) => {
    const sent = stubNetwork(() => new TypeError("Failed to fetch"));
    await expect(load()).rejects.toThrow();
    expect(sent).toHaveLength(1);
  });
});

/** The requests for these filters, if the database finds `few` posts, or many. */
async function requestsFor(filters: Partial<StaffListFilters>, few: string[] | null = null) {
  const sent = stubNetwork(({ path }) =>
    path.endsWith("/few_named_posts")
      ? { body: few }
      : { body: [], headers: { "Content-Range": "*/0" } },
  );
  await newCache().fetchQuery(staffPageQuery({ ...everything, ...filters }));
  return sent.map(({ path, search }) => ({
    path: path.replace("/rest/v1/", ""),
    ...Object.fromEntries(search),
  }));
}

/** Expects a single request. */
async function requestFor(filters: Partial<StaffListFilters>) {
  const [request, ...more] = await requestsFor(filters);
  expect(more).toEqual([]);
  return request;
}

describe("staffPageQuery", () => {
  it("selects all columns, newest first, one page of them", async () => {
    expect(await requestFor({})).toEqual({
      path: "blogs",
      select: "*",
      order: "created_at.desc,id.asc",
      offset: "0",
      limit: "25",
    });
    expect(await requestFor({ page: 100 })).toMatchObject({ offset: "2475", limit: "25" });
  });

  it.each([
    [{ status: "drafts" }, { published: "eq.false" }],
    [{ status: "published" }, { published: "eq.true", publish_at: "lte.now" }],
    [{ status: "scheduled" }, { published: "eq.true", publish_at: "gt.now" }],
    [{ category: 'Design, (new) & "old"' }, { category: 'eq.Design, (new) & "old"' }],
    [{ sort: "title", isAscending: true }, { order: "title.asc,id.asc" }],
    [{ sort: "updated" }, { order: "updated_at.desc,id.asc" }],
    [{ sort: "status", isAscending: true }, { order: "published.asc,publish_at.desc,id.asc" }],
    [{ sort: "status" }, { order: "published.desc,publish_at.asc,id.asc" }],
  ] satisfies [Partial<StaffListFilters>, object][])(
    "asks the server for %j",
    async (filters, sent) => {
      expect(await requestFor(filters)).toMatchObject(sent);
    },
  );

  it("looks for few by their ids, which reads no other post", async () => {
    const requests = await requestsFor({ search: " 100% (roof)\0 ", status: "drafts" }, ["a", "b"]);
    expect(requests).toMatchObject([
      { path: "rpc/few_named_posts", search: "100% (roof)" },
      { path: "blogs", id: "in.(a,b)", published: "eq.false", order: "created_at.desc,id.asc" },
    ]);
  });

  it("looks for many by what was typed", async () => {
    expect(await requestsFor({ search: "roof" })).toMatchObject([
      { path: "rpc/few_named_posts", search: "roof" },
      { path: "rpc/find_posts", search: "roof", order: "created_at.desc,id.asc" },
    ]);
  });

  it("opens a row with gaps so that it can be mended, and drops what is no row", async () => {
    stubNetwork(() => ({
      body: [{ id: "a", title: null, published: "yes" }, null, { title: "b" }],
      headers: { "Content-Range": "0-2/70" },
    }));
    const { rows, total } = await newCache().fetchQuery(staffPageQuery(everything));
    expect(rows).toMatchObject([
      { id: "a", title: "", slug: "", published: false, created_at: "" },
    ]);
    expect(total).toBe(70);
  });

  it("says how many there are when the page is past the end", async () => {
    stubNetwork(({ search }) =>
      search.get("offset") === "0"
        ? { body: [{ id: "a" }], headers: { "Content-Range": "0-0/30" } }
        : { status: 416, body: { code: "PGRST103", message: "Requested range not satisfiable" } },
    );
    expect(await newCache().fetchQuery(staffPageQuery({ ...everything, page: 9 }))).toMatchObject({
      rows: [],
      total: 30,
    });
  });
});
