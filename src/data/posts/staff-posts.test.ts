import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { stubNetwork } from "@tests/network";
import { deletedPostsQuery, restoreDeletedPosts } from "./deleted-post-queries";
import { deletePosts, publishPosts } from "./bulk-posts";
import { staffMemberQuery } from "@/data/staff/staff";
import { staffPostQuery } from "./staff-post";
import {
  postCountsQuery,
  staffCategoriesQuery,
  staffPageQuery,
  type StaffListFilters,
} from "./staff-posts";

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
      () => newCache().fetchQuery(deletedPostsQuery({ search: "", category: null, page: 1 })),
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

/** The list's own request for these filters. */
async function requestFor(filters: Partial<StaffListFilters>) {
  const sent = stubNetwork(() => ({ body: [], headers: { "Content-Range": "*/0" } }));
  await newCache().fetchQuery(staffPageQuery({ ...everything, ...filters }));
  expect(sent).toHaveLength(1);
  return Object.fromEntries(sent[0]?.search ?? []);
}

describe("staffPageQuery", () => {
  it("selects all columns, newest first, one page of them", async () => {
    expect(await requestFor({})).toEqual({
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
    [{ search: "roof" }, { or: "(title.ilike.*roof*,slug.ilike.*roof*)" }],
    [{ search: "100% (roof)" }, { title: "imatch.100% \\(roof\\)" }],
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

  it("opens a row with gaps so that it can be mended, and drops what is no row", async () => {
    stubNetwork(() => ({
      body: [{ id: "a", title: null, published: "yes" }, null, { title: "b" }],
      headers: { "Content-Range": "0-2/70" },
    }));
    const { rows, total } = await newCache().fetchQuery(staffPageQuery(everything));
    expect(rows).toMatchObject([
      { id: "a", title: "", slug: "", published: false, createdAt: null },
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

describe("many posts at once", () => {
  const ids = Array.from({ length: 150 }, (_, index) => `id-${index}`);

  it("go in portions an address has room for, and publishing touches only what is not", async () => {
    const sent = stubNetwork(() => ({ body: [{ id: "x", publish_at: null }] }));
    const { done, error } = await publishPosts(ids, new Date("2026-11-21T12:00:00Z"));
    expect(sent.map(({ method }) => method)).toEqual(["PATCH", "PATCH"]);
    expect(sent[0]?.search.get("published")).toBe("eq.false");
    expect(sent[1]?.search.get("id")).toMatch(/^in\.\(id-100,.*,id-149\)$/);
    expect(sent[0]?.body).toEqual({ published: true, updated_at: "2026-11-21T12:00:00.000Z" });
    expect([done.length, error]).toEqual([2, null]);
  });

  it("keep count of what was done before the line broke", async () => {
    let isDown = false;
    stubNetwork(() => {
      if (isDown) return { status: 500, body: { message: "the disk is full" } };
      isDown = true;
      return { body: [{ id: "id-0" }] };
    });
    const { done, error } = await deletePosts(ids);
    expect(done).toEqual([{ id: "id-0" }]);
    expect(error).toMatchObject({ message: "the disk is full" });
  });
});

describe("restoreDeletedPosts", () => {
  it("brings back the others when one address was taken meanwhile", async () => {
    stubNetwork(({ body }) => {
      const { post_ids: ids } = body as { post_ids: string[] };
      return ids.includes("taken")
        ? { status: 409, body: { code: "23505", message: "duplicate key" } }
        : { body: ids };
    });
    const { done, error } = await restoreDeletedPosts(["a", "taken", "b"]);
    expect(done).toEqual(["a", "b"]);
    expect(error).toMatchObject({ code: "23505" });
  });

  it("does not go on one by one when the line is down", async () => {
    const sent = stubNetwork(() => new TypeError("Failed to fetch"));
    const { done, error } = await restoreDeletedPosts(["a", "b"]);
    expect([done, sent.length]).toEqual([[], 1]);
    expect(error).toBeTruthy();
  });
});
