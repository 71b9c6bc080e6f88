import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { expectConsole } from "@tests/console";
import { stubNetwork } from "@tests/stub-network";
import { toPost, toPostCard } from "./published-post";
import { currentSlugQuery, postsAroundQuery, publishedPostQuery } from "./published-post-queries";

const row = {
  id: "3f6b1c52-7a0e-4d39-9c84-5e2d17a8b601",
  title: "A title",
  slug: "a-title",
  excerpt: "An excerpt",
  author: "An author",
  category: "SEO",
  image_url: "/covers/a.svg",
  read_time: "1 min read",
  created_at: "2026-11-02 15:00:00+00",
  publish_at: "2026-11-18 15:00:00+00",
  updated_at: "2026-11-18T15:00:00+00:00",
};

const newCache = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

describe("toPostCard", () => {
  it("reads both spellings of a timestamp", () => {
    expect(toPostCard(row)).toMatchObject({
      slug: "a-title",
      image_url: "/covers/a.svg",
      publish_at: "2026-11-18T15:00:00.000Z",
    });
    expect(toPost(row)?.updated_at).toBe("2026-11-18T15:00:00.000Z");
  });

  it("takes the day of writing for a row without a day of publication", () => {
    expect(toPostCard({ ...row, publish_at: null })?.publish_at).toBe("2026-11-02T15:00:00.000Z");
  });

  it("shows a row that lacks what a card can do without", () => {
    expect(toPostCard({ title: "T", slug: "s", created_at: "soon", image_url: 5 })).toEqual({
      title: "T",
      slug: "s",
      excerpt: "",
      author: "",
      author_slug: "",
      category: "",
      image_url: null,
      read_time: "",
      publish_at: null,
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
    expect(toPost({ ...row, [field]: value })).toBeNull();
  });

  it.each([null, undefined, "text", 5])("answers null for %j", (junk) => {
    expect(toPostCard(junk)).toBeNull();
  });
});

describe("publishedPostQuery", () => {
  it("asks for the one at an address, as a read", async () => {
    const sent = stubNetwork(() => ({
      body: [{ ...row, content: "Short", full_content: "<p>Long</p>" }],
    }));
    const post = await newCache().fetchQuery(publishedPostQuery("a-title"));
    expect(post).toMatchObject({ content: "Short", full_content: "<p>Long</p>" });
    expect(sent[0]).toMatchObject({ method: "GET", path: "/rest/v1/rpc/published_post" });
    expect(Object.fromEntries(sent[0]?.search ?? [])).toEqual({ at_slug: "a-title" });
  });

  it("answers null when there is no such post", async () => {
    stubNetwork(() => ({ body: [] }));
    expect(await newCache().fetchQuery(publishedPostQuery("gone"))).toBeNull();
  });
});

describe("currentSlugQuery", () => {
  it("asks where an old address leads, as a read", async () => {
    const sent = stubNetwork(() => ({ body: "new-title" }));
    expect(await newCache().fetchQuery(currentSlugQuery("old-title"))).toBe("new-title");
    expect(sent[0]).toMatchObject({ method: "GET", path: "/rest/v1/rpc/current_post_slug" });
    expect(sent[0]?.search.get("old_slug")).toBe("old-title");
  });

  it("answers null for an address that leads nowhere", async () => {
    stubNetwork(() => ({ body: null }));
    expect(await newCache().fetchQuery(currentSlugQuery("gone"))).toBeNull();
  });
});

describe("postsAroundQuery", () => {
  it("tells the neighbours from what is related, and drops a malformed row", async () => {
    expectConsole("warn", /malformed/);
    stubNetwork(() => ({
      body: [
        { ...row, for_post: row.id, relation: "next", slug: "newer" },
        { ...row, for_post: row.id, relation: "related", slug: "close" },
        { ...row, for_post: row.id, relation: "related", title: null },
        { ...row, for_post: row.id, relation: "related", slug: "less-close" },
        { ...row, for_post: "another post", relation: "previous" },
      ],
    }));
    const around = await newCache().fetchQuery(postsAroundQuery(row.id));
    expect(around.previous).toBeNull();
    expect(around.next?.slug).toBe("newer");
    expect(around.related.map(({ slug }) => slug)).toEqual(["close", "less-close"]);
  });
});
