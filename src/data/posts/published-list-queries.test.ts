import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { expectConsole } from "@tests/console";
import { stubNetwork } from "@tests/stub-network";
import { postListQuery, type PostFilters } from "./published-list-queries";

const row = {
  id: "3f6b1c52-7a0e-4d39-9c84-5e2d17a8b601",
  title: "A title",
  slug: "a-title",
  excerpt: "An excerpt",
  publish_at: "2026-11-18 15:00:00+00",
};
const ALL: PostFilters = { category: null, search: "", page: 0 };

const fetchList = (filters: Partial<PostFilters>) =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(
    postListQuery({ ...ALL, ...filters }),
  );

describe("the newest posts", () => {
  it("are asked for by publication, one page, with the publishable key only", async () => {
    const sent = stubNetwork(() => ({ body: [{ ...row, total: 13 }] }));
    const answer = await fetchList({ page: 1 });
    expect(answer).toMatchObject({ posts: [{ slug: "a-title" }], found: null, total: 13 });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method: "GET", path: "/rest/v1/rpc/published_posts" });
    expect(Object.fromEntries(sent[0]?.search ?? [])).toEqual({
      page_size: "12",
      page_offset: "12",
    });
    expect(sent[0]?.headers.get("apikey")).toBe("sb_publishable_unit");
  });

  it("are filtered by category on the server", async () => {
    const sent = stubNetwork(() => ({ body: [] }));
    await fetchList({ category: "Local Marketing" });
    expect(sent[0]?.search.get("in_category")).toBe("Local Marketing");
  });

  it("keep the good rows beside a malformed one", async () => {
    expectConsole("warn", /malformed/);
    stubNetwork(() => ({ body: [{ ...row, title: null }, row, 5] }));
    expect((await fetchList({})).posts).toHaveLength(1);
  });

  it("are none beyond the last page, which is no failure", async () => {
    stubNetwork(() => ({ body: [] }));
    expect(await fetchList({ page: 40 })).toMatchObject({ posts: [], total: null });
    expect(await fetchList({ page: 0 })).toMatchObject({ posts: [], total: 0 });
  });

  it("fail with the database's message", async () => {
    stubNetwork(() => ({ status: 400, body: { code: "42703", message: "no such column" } }));
    await expect(fetchList({})).rejects.toMatchObject({ message: "no such column" });
  });

  it("are asked for once when the line is down: trying again is the query cache's part", async () => {
    const sent = stubNetwork(() => new TypeError("Failed to fetch"));
    await expect(fetchList({})).rejects.toThrow();
    expect(sent).toHaveLength(1);
  });
});

describe("a search", () => {
  it("is a read, in the category and on the page it is for", async () => {
    const sent = stubNetwork(() => ({
      body: [{ ...row, title_marked: "A \ue000title\ue001", snippet: "", total: 30 }],
    }));
    const answer = await fetchList({ search: "title", category: "SEO", page: 2 });
    expect(sent[0]).toMatchObject({ method: "GET", path: "/rest/v1/rpc/search_posts" });
    expect(Object.fromEntries(sent[0]?.search ?? [])).toEqual({
      search: "title",
      in_category: "SEO",
      page_size: "12",
      page_offset: "24",
    });
    expect(answer.total).toBe(30);
    expect(answer.found).toMatchObject([
      { title_marked: "A \ue000title\ue001", snippet: "An excerpt" },
    ]);
  });

  it("says what it was mended to, or that only some of its words were found", async () => {
    stubNetwork(() => ({ body: [{ ...row, mended: "a title", is_partial: false, total: 1 }] }));
    expect(await fetchList({ search: "a titel" })).toMatchObject({
      mended: "a title",
      isPartial: false,
    });
    stubNetwork(() => ({ body: [{ ...row, mended: null, is_partial: true, total: 1 }] }));
    expect(await fetchList({ search: "title xylophone" })).toMatchObject({
      mended: null,
      isPartial: true,
    });
  });

  it("shows what a post is about where none of its text matched", async () => {
    const author_marked = "\ue000An\ue001 author";
    stubNetwork(() => ({
      body: [{ ...row, author: "An author", author_marked, snippet: "Some words …", total: 1 }],
    }));
    const { found } = await fetchList({ search: "an" });
    expect(found).toMatchObject([{ author_marked, snippet: "An excerpt" }]);
  });

  it("that finds nothing found none of none", async () => {
    stubNetwork(() => ({ body: [] }));
    expect(await fetchList({ search: "xylophone" })).toMatchObject({ found: [], total: 0 });
  });
});
