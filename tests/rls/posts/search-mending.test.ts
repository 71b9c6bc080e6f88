import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addPost, resetPosts } from "./blog-rows.ts";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;

beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(async () => {
  await resetPosts(backend);
  await backend.sql("delete from private.post_words");
});

const publish = (slug: string, fields: Parameters<typeof addPost>[1]) =>
  addPost(backend, { slug, published: true, ...fields });

async function search(text: string, options: object = {}) {
  const { data } = await backend.clients.visitor
    .rpc("search_posts", { search: text, ...options })
    .throwOnError();
  return data.map(({ slug, mended, is_partial, total }) => ({ slug, mended, is_partial, total }));
}
const found = (slug: string, mended: string | null = null) => ({ slug, mended, is_partial: false });

describe("a slip of one letter", () => {
  beforeEach(async () => {
    await publish("pipes", { title: "The frozen-pipe page", author: "Priya Nair" });
    await publish("frown", { title: "A frown" });
  });

  it.each([
    ["one letter left out", "frozn pipe", "frozen pipe"],
    ["one too many", "frozen pippe", "frozen pipe"],
    ["another one", "frozem pipe", "frozen pipe"],
    ["two that changed places", "frzoen pipe", "frozen pipe"],
    ["one in each word", "frozn pippe", "frozen pipe"],
    ["the first one", "rozen pipe", "frozen pipe"],
    ["in quotes", "“frozn pipe”", '"frozen pipe"'],
    ["in a name", "Pria Nair", "priya nair"],
  ])("is mended: %s", async (_, typed, mended) => {
    expect(await search(typed)).toMatchObject([found("pipes", mended)]);
  });

  it("is none where what was typed is found, or is a beginning of it", async () => {
    expect(await search("frozen pipe")).toMatchObject([found("pipes")]);
    expect(await search("froze")).toMatchObject([found("pipes")]);
  });

  it("stays where no word is a letter away", async () => {
    expect(await search("frzn pipe")).toMatchObject([{ slug: "pipes", is_partial: true }]);
    expect(await search("xylophone")).toEqual([]);
  });

  it("is corrected on every page and in a category, but not into another category", async () => {
    const page = { page_size: 1, page_offset: 1 };
    await publish("more", { title: "Another frozen pipe", category: "Design" });
    expect(await search("frozn pipe", page)).toMatchObject([{ mended: "frozen pipe", total: 2 }]);
    expect(await search("frozn pipe", { in_category: "Design" })).toMatchObject([
      found("more", "frozen pipe"),
    ]);
    expect(await search("frozn pipe", { in_category: "Mobile" })).toEqual([]);
    expect(await search("frozen pipe", { in_category: "Mobile" })).toEqual([]);
    expect(await search("frozen pipe", { page_offset: 12 })).toEqual([]);
  });

  it("is never corrected into a word of a draft, a scheduled or a deleted post", async () => {
    await addPost(backend, { title: "Secret walrus", slug: "a-draft" });
    await publish("later", { title: "A walrus", publish_at: "2999-01-01T00:00:00Z" });
    const id = await publish("gone", { title: "Walrus" });
    expect(await search("walrs")).toMatchObject([found("gone", "walrus")]);
    await backend.clients.editor.from("blogs").delete().eq("id", id).throwOnError();
    expect(await search("walrs")).toEqual([]);
  });

  it("follows a post's words", async () => {
    const id = await publish("changing", { title: "Walrus" });
    const { clients } = backend;
    await clients.editor.from("blogs").update({ title: "Seagull" }).eq("id", id).throwOnError();
    expect(await search("seagul")).toMatchObject([found("changing")]);
    expect(await search("seagulll")).toMatchObject([found("changing", "seagull")]);
  });
});

describe("where no post has all words", () => {
  beforeEach(async () => {
    await publish("roofs", { title: "Roofs in March" });
    await publish("pipes", { title: "Pipes in April" });
  });

  it("those with some of them come, the best first", async () => {
    await publish("both", { title: "Roofs and pipes" });
    const answer = await search("how do roofs and pipes get a xylophone");
    expect(answer[0]?.slug).toBe("both");
    expect(answer).toHaveLength(3);
    expect(answer.every(({ is_partial, mended }) => is_partial && mended === null)).toBe(true);
  });

  it.each(['"roofs in April"', "roofs -march xylophone", "how about the"])(
    "none come for %j, which says what must be there or says nothing",
    async (typed) => {
      expect(await search(typed)).toEqual([]);
    },
  );
});
