import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { stubNetwork } from "@tests/network";
import { staffMemberQuery } from "./staff";
import { staffPostQuery } from "./staff-post";
import { staffPostsQuery } from "./staff-posts";

const newCache = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

describe("a line that is down", () => {
  it.each([
    ["the list", () => newCache().fetchQuery(staffPostsQuery())],
    ["one post", () => newCache().fetchQuery(staffPostQuery("an-id"))],
    ["who one is", () => newCache().fetchQuery(staffMemberQuery("an-id"))],
  ])("is tried once for %s: trying again is the query cache's part", async (_, load) => {
    const sent = stubNetwork(() => new TypeError("Failed to fetch"));
    await expect(load()).rejects.toThrow();
    expect(sent).toHaveLength(1);
  });
});

describe("staffPostsQuery", () => {
  it("opens a row with gaps so that it can be mended, and drops what is no row", async () => {
    stubNetwork(() => ({
      body: [{ id: "a", title: null, published: "yes" }, null, { title: "b" }],
    }));
    const posts = await newCache().fetchQuery(staffPostsQuery());
    expect(posts).toMatchObject([
      { id: "a", title: "", slug: "", published: false, createdAt: null },
    ]);
  });
});
