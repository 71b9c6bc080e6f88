import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addPost, PUBLISHED_ID, resetPosts } from "./blog-rows.ts";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;

beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(async () => {
  await resetPosts(backend);
  await backend.sql(`delete from public.blogs where id = '${PUBLISHED_ID}'`);
});

const publish = (author: string, fields: Parameters<typeof addPost>[1] = {}) =>
  addPost(backend, { author, published: true, ...fields });

async function authorAt(slug: string) {
  const { data } = await backend.clients.visitor
    .rpc("published_author", { at_slug: slug })
    .throwOnError();
  return data;
}
async function postsBy(slug: string, options: object = {}) {
  const { data } = await backend.clients.visitor
    .rpc("published_posts", { by_author: slug, ...options })
    .throwOnError();
  return data;
}
async function allAuthors(options: object = {}) {
  const { data } = await backend.clients.visitor.rpc("published_authors", options).throwOnError();
  return data;
}

describe("an author's address", () => {
  it.each([
    ["Priya Nair", "priya-nair"],
    ["José Ruiz", "jose-ruiz"],
    ["Mary-Ann O’Neil", "mary-ann-oneil"],
    ["J. R. Smith, Jr.", "j-r-smith-jr"],
  ])("of %j is %s", async (author, slug) => {
    await publish(author);
    expect(await allAuthors()).toMatchObject([{ name: author, slug }]);
  });

  it("is valid and unique for each author, whatever the name", async () => {
    const names = [
      "A B",
      "A/B",
      "A\\B",
      "🔧",
      "🔨",
      "🔧 Dan",
      "Dan",
      "Мария",
      "..",
      "%2F",
      "<b>A B</b>",
    ];
    const long = ["x".repeat(200), `${"x".repeat(199)}y`];
    for (const author of [...names, ...long]) await publish(author);
    const authors = await allAuthors();
    expect(authors.map(({ name }) => name).toSorted()).toEqual([...names, ...long].toSorted());
    expect(new Set(authors.map(({ slug }) => slug)).size).toBe(authors.length);
    for (const { slug } of authors) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThan(80);
      expect(await postsBy(slug)).toHaveLength(1);
    }
  });

  it("is one for capitals, accents and spaces: the newest post says how the name is written", async () => {
    await publish("Jose  Ruiz", { created_at: "2026-01-01T00:00:00Z", slug: "first" });
    await publish("José Ruiz", { created_at: "2026-01-02T00:00:00Z", slug: "second" });
    expect(await authorAt("jose-ruiz")).toMatchObject([{ name: "José Ruiz", posts: 2 }]);
    expect((await postsBy("jose-ruiz")).map(({ slug, author }) => [slug, author])).toEqual([
      ["second", "José Ruiz"],
      ["first", "Jose  Ruiz"],
    ]);
  });

  it("follows the name, and cannot be given", async () => {
    const id = await publish("Ann Lee");
    const blogs = () => backend.clients.editor.from("blogs");
    await blogs().update({ author: "Ann Marsh" }).eq("id", id).throwOnError();
    expect(await authorAt("ann-lee")).toEqual([]);
    expect(await authorAt("ann-marsh")).toHaveLength(1);
    const { error } = await blogs()
      .update({ author_slug: "someone-else" } as never)
      .eq("id", id);
    expect(error).not.toBeNull();
  });
});

describe("an author's page", () => {
  it("has published posts alone, and there is none without one", async () => {
    const author = "Ann Lee";
    await addPost(backend, { author });
    await publish(author, { publish_at: "2999-01-01T00:00:00Z" });
    expect(await authorAt("ann-lee")).toEqual([]);
    expect(await postsBy("ann-lee")).toEqual([]);
    expect(await allAuthors()).toEqual([]);
    await publish(author, { category: "SEO", slug: "seo" });
    await publish(author, { category: "Design" });
    await publish("Somebody else", { category: "Mobile" });
    expect(await authorAt("ann-lee")).toEqual([
      { slug: "ann-lee", name: author, posts: 2, categories: ["Design", "SEO"] },
    ]);
    const [post] = await postsBy("ann-lee", { page_size: 1, page_offset: 1 });
    expect(post).toMatchObject({ slug: "seo", author_slug: "ann-lee", total: 2 });
  });

  it("are listed by pages", async () => {
    for (const author of ["Ann", "Ben", "Cal"]) await publish(author);
    const slugs = (await allAuthors({ page_size: 2, page_offset: 1 })).map(({ slug }) => slug);
    expect(slugs).toEqual(["ben", "cal"]);
  });

  it("is missing for an invalid address", async () => {
    for (const slug of ["", "'; drop table blogs", "%", "x".repeat(6000)]) {
      expect(await authorAt(slug)).toEqual([]);
    }
  });
});

it("a deleted post is put back under its author", async () => {
  const id = await publish("Ann Lee");
  const { editor } = backend.clients;
  await editor.from("blogs").delete().eq("id", id).throwOnError();
  expect(await authorAt("ann-lee")).toEqual([]);
  await editor.rpc("restore_deleted_posts", { post_ids: [id] }).throwOnError();
  expect(await authorAt("ann-lee")).toHaveLength(1);
});
