import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { expectConsole } from "@tests/console";
import { stubNetwork } from "@tests/network";
import { publishedPostQuery, publishedPostsQuery, toPostCard } from "./posts";

const row = {
  id: "3f6b1c52-7a0e-4d39-9c84-5e2d17a8b601",
  title: "A title",
  slug: "a-title",
  excerpt: "An excerpt",
  author: "An author",
  category: "SEO",
  image_url: "/covers/a.svg",
  read_time: "1 min read",
  created_at: "2026-11-18 15:00:00+00",
  updated_at: "2026-11-18T15:00:00+00:00",
};

const newCache = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

describe("toPostCard", () => {
  it("reads both spellings of a timestamp", () => {
    expect(toPostCard(row)).toMatchObject({
      slug: "a-title",
      imageUrl: "/covers/a.svg",
      createdAt: "2026-11-18T15:00:00.000Z",
      updatedAt: "2026-11-18T15:00:00.000Z",
    });
  });

  it("shows a row that lacks what a card can do without", () => {
    expect(
      toPostCard({ id: row.id, title: "T", slug: "s", created_at: "soon", image_url: 5 }),
    ).toEqual({
      id: row.id,
      title: "T",
      slug: "s",
      excerpt: "",
      author: "",
      category: "",
      imageUrl: null,
      readTime: "",
      createdAt: null,
      updatedAt: null,
    });
  });

  it.each([
    ["title", null],
    ["title", "  "],
    ["slug", ""],
    ["slug", 5],
    ["id", undefined],
  ])("leaves out a row whose %s is %j, and says so", (field, value) => {
    expectConsole("warn", /malformed/);
    expect(toPostCard({ ...row, [field]: value })).toBeNull();
  });

  it.each([null, undefined, "text", 5])("answers null for %j", (junk) => {
    expect(toPostCard(junk)).toBeNull();
  });
});

describe("publishedPostsQuery", () => {
  it("asks for published rows, newest first, one page, with the publishable key only", async () => {
    const sent = stubNetwork(() => ({
      body: [row],
      headers: { "Content-Range": "12-12/13" },
    }));
    const answer = await newCache().fetchQuery(publishedPostsQuery({ page: 1 }));
    expect(answer).toMatchObject({ posts: [{ slug: "a-title" }], total: 13 });
    expect(sent).toHaveLength(1);
    expect(Object.fromEntries(sent[0]?.search ?? [])).toMatchObject({
      published: "eq.true",
      order: "created_at.desc,id.asc",
      offset: "12",
      limit: "12",
    });
    expect(sent[0]?.headers.get("apikey")).toBe("sb_publishable_unit");
    expect(sent[0]?.search.get("select")).not.toContain("full_content");
  });

  it("keeps the good rows beside a malformed one", async () => {
    expectConsole("warn", /malformed/);
    stubNetwork(() => ({ body: [{ ...row, title: null }, row, 5] }));
    const { posts } = await newCache().fetchQuery(publishedPostsQuery({ page: 0 }));
    expect(posts).toHaveLength(1);
  });

  it("fails with the database's message", async () => {
    stubNetwork(() => ({ status: 400, body: { code: "42703", message: "no such column" } }));
    await expect(newCache().fetchQuery(publishedPostsQuery({ page: 0 }))).rejects.toMatchObject({
      message: "no such column",
    });
  });
});

describe("publishedPostQuery", () => {
  it("asks for published rows only, also when the slug is known", async () => {
    const sent = stubNetwork(() => ({
      body: [{ ...row, content: "Short", full_content: "<p>Long</p>" }],
    }));
    const post = await newCache().fetchQuery(publishedPostQuery("a-title"));
    expect(post).toMatchObject({ content: "Short", fullContent: "<p>Long</p>" });
    expect(sent[0]?.search.get("published")).toBe("eq.true");
    expect(sent[0]?.search.get("slug")).toBe("eq.a-title");
  });

  it("answers null when there is no such post", async () => {
    stubNetwork(() => ({ body: [] }));
    expect(await newCache().fetchQuery(publishedPostQuery("gone"))).toBeNull();
  });
});

describe("a line that is down", () => {
  it("is tried once by the client: trying again is the query cache's part", async () => {
    const sent = stubNetwork(() => new TypeError("Failed to fetch"));
    await expect(newCache().fetchQuery(publishedPostsQuery({ page: 0 }))).rejects.toThrow();
    expect(sent).toHaveLength(1);
  });
});
