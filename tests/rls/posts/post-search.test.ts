import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addPost, resetPosts } from "./blog-rows.ts";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;

beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(() => resetPosts(backend));

async function search(text: string, options: object = {}) {
  const { data } = await backend.clients.visitor
    .rpc("search_posts", { search: text, ...options })
    .throwOnError();
  return data;
}
const slugs = async (text: string, options: object = {}) =>
  (await search(text, options)).map(({ slug }) => slug);

const publish = (slug: string, fields: Parameters<typeof addPost>[1]) =>
  addPost(backend, { slug, published: true, ...fields });

describe("the search", () => {
  it("finds words of title, excerpt, short content, body and category", async () => {
    await publish("by-title", { title: "Walruses at work" });
    await publish("by-excerpt", { excerpt: "About walruses" });
    await publish("by-content", { content: "One walrus" });
    await publish("by-body", { full_content: "<p>A <b>wal</b><i>rus</i>, a walrus</p>" });
    await publish("by-category", { category: "Walrus care" });
    expect(new Set(await slugs("walrus"))).toEqual(
      new Set(["by-body", "by-category", "by-content", "by-excerpt", "by-title"]),
    );
  });

  it("finds a title and an author as they are typed, with quotes or without", async () => {
    await publish("texting", { title: "“Can I just text you?”", author: "Priya Nair" });
    await publish("other", { title: "Text", full_content: "<p>Text, text and text</p>" });
    for (const typed of ["can I", "Can I just", "“can I", "“Can I just text you?”", '"can i"']) {
      expect((await slugs(typed))[0], typed).toBe("texting");
    }
    for (const typed of ["Nair", "priya", "Priya N", "nair text", "“Priya Nair”"]) {
      expect(await slugs(typed), typed).toEqual(["texting"]);
    }
    expect((await search("can i"))[0]).toMatchObject({
      title_marked: "“\ue000Can\ue001 \ue000I\ue001 just text you?”",
      author_marked: "Priya Nair",
      snippet: "An excerpt",
    });
    expect((await search("nair"))[0]).toMatchObject({ author_marked: "Priya \ue000Nair\ue001" });
  });

  it("puts all words of a title before more of them in a text", async () => {
    await publish("titled", { title: "What to do", created_at: "2025-01-01T00:00:00Z" });
    await publish("texted", { full_content: "<p>Do do do. Did, doing.</p>", category: "do" });
    expect((await slugs("what to do"))[0]).toBe("titled");
  });

  it("ignores accents as people do", async () => {
    await publish("cafe", {
      title: "A Café",
      full_content: "<p>Send a résumé to Tromsø, Straße 5. Before it.</p>",
      author: "José Ruiz",
    });
    for (const typed of ["cafe", "café", "CAFÉ", "cafés", "resume", "tromso", "strasse", "jose"]) {
      expect(await slugs(typed), typed).toEqual(["cafe"]);
    }
    const [found] = await search("cafe resume");
    expect(found?.title_marked).toBe("A \ue000Café\ue001");
    expect(found?.snippet).toContain("Send a \ue000résumé\ue001 to Tromsø");
    expect((await search("jose"))[0]?.author_marked).toBe("\ue000José\ue001 Ruiz");
  });

  it("finds a title and an author as they are spelled without umlauts", async () => {
    await publish("umlauts", { title: "Frühling auf dem Dach", author: "Jörg Müller" });
    for (const typed of ["fruehling", "fruhling", "mueller", "muller", "joerg mueller"]) {
      expect(await slugs(typed), typed).toEqual(["umlauts"]);
    }
  });

  it("takes a hyphen for a space", async () => {
    await publish("hyphen", { title: "The frozen-pipe page" });
    await publish("space", { title: "A frozen pipe" });
    for (const typed of ["frozen pipe", "frozen-pipe", "frozen‑pipe"]) {
      expect(new Set(await slugs(typed)), typed).toEqual(new Set(["hyphen", "space"]));
    }
  });

  it("puts a match in the title before one in the body, however new that is", async () => {
    await publish("in-title", { title: "Walruses", created_at: "2025-01-01T00:00:00Z" });
    await publish("in-body", { full_content: "<p>walruses</p>" });
    expect(await slugs("walruses")).toEqual(["in-title", "in-body"]);
  });

  it("does not take tags, attributes, comments or scripts for words", async () => {
    await publish("tags", {
      full_content:
        '<p class="walrus"><!-- walrus -->Text<script>walrus()</script><a href="/walrus">x</a></p>',
    });
    expect(await slugs("walrus")).toEqual([]);
  });

  it("never finds a draft, nor any of its words", async () => {
    await addPost(backend, { title: "Secret walrus", slug: "a-draft" });
    expect(await slugs("walrus")).toEqual([]);
  });

  it("follows a post's changes", async () => {
    const id = await publish("changing", { title: "Walrus" });
    await backend.clients.editor
      .from("blogs")
      .update({ title: "Seagull" })
      .eq("id", id)
      .throwOnError();
    expect(await slugs("walrus")).toEqual([]);
    expect(await slugs("seagull")).toEqual(["changing"]);
    await backend.clients.editor.from("blogs").delete().eq("id", id).throwOnError();
    expect(await slugs("seagull")).toEqual([]);
  });

  it("knows other forms of a word, beginnings, quotes, or and minus", async () => {
    await publish("roofs", { title: "Leaking roofs in March" });
    await publish("pipes", { title: "Leaking pipes in April" });
    expect(await slugs("roof leaks")).toEqual(["roofs"]);
    expect(await slugs("leaking roo")).toEqual(["roofs"]);
    expect(await slugs('"pipes in April"')).toEqual(["pipes"]);
    expect(await slugs('"roofs in April"')).toEqual([]);
    expect(await slugs("roofs or pipes")).toHaveLength(2);
    expect(await slugs("leaking -pipes")).toEqual(["roofs"]);
  });

  it.each([
    "",
    "   ",
    "the",
    "&|!():*",
    "'; drop table blogs; --",
    "\\",
    '"',
    "-",
    "<b>",
    "a".repeat(6000),
    "%",
    "(",
    "🔧",
    "''",
    ":* <-> !",
    '"-" -"" -',
  ])("answers %j with nothing rather than with an error", async (text) => {
    expect(await search(text)).toEqual([]);
  });

  it("marks what matched in title and snippet, and nothing else", async () => {
    await publish("marked", {
      title: "A walrus & <b>others</b>",
      full_content:
        "<p>Before it. Here walruses swim at 5 &lt; 6&nbsp;knots &amp; dive. After it.</p>",
    });
    const [found] = await search("walrus");
    expect(found?.title_marked).toBe("A \uE000walrus\uE001 & <b>others</b>");
    expect(found?.snippet).toContain("\uE000walruses\uE001 swim at 5 < 6 knots & dive");
  });

  it("keeps a heading and the cells of a table apart from what follows", async () => {
    await publish("blocks", {
      full_content:
        "<h2>Walrus weights</h2><table><tr><th>Name</th><td>Tons</td></tr></table><p>Heavy.</p>",
    });
    const [found] = await search("walrus");
    expect(found?.snippet).toContain("\uE000Walrus\uE001 weights · Name · Tons · Heavy");
  });

  it("filters by category, and pages with the total of all pages", async () => {
    for (let i = 0; i < 5; i += 1) {
      await publish(`seo-${i}`, { title: "Walrus", category: "SEO" });
      await publish(`design-${i}`, { title: "Walrus", category: "Design" });
    }
    const first = await search("walrus", { in_category: "SEO", page_size: 2 });
    const last = await search("walrus", { in_category: "SEO", page_size: 2, page_offset: 4 });
    expect(first.map(({ total }) => total)).toEqual([5, 5]);
    expect(last).toHaveLength(1);
    expect([...first, ...last].every(({ category }) => category === "SEO")).toBe(true);
    expect(await search("walrus", { page_size: -3, page_offset: -1 })).toHaveLength(1);
    expect((await search("walrus", { page_size: 100_000 })).length).toBe(10);
  });

  it("keeps its own table to itself", async () => {
    const { origin, publishableKey: apikey, fetch } = backend;
    for (const schema of ["public", "private"]) {
      const answer = await fetch(`${origin}/rest/v1/post_search`, {
        headers: { apikey, "Accept-Profile": schema },
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
  });
});

describe("related posts", () => {
  it("is the post before, the one after, and related ones, the own category first", async () => {
    const day = (n: number) => `2026-03-0${n}T00:00:00Z`;
    const title = "Walrus keeping";
    await publish("older", { title: "Nothing", created_at: day(1) });
    const id = await publish("this", { title, category: "Design", created_at: day(2) });
    await publish("newer", { title: "At all", created_at: day(3) });
    await publish("other-category", { title, category: "Mobile", created_at: day(4) });
    await publish("own-category", { title, category: "Design", created_at: day(5) });
    await addPost(backend, { title, slug: "draft", category: "Design" });
    const { data } = await backend.clients.visitor
      .rpc("posts_around", { for_posts: [id] })
      .throwOnError();
    const of = (relation: string) =>
      data.filter((post) => post.relation === relation).map(({ slug }) => slug);
    expect(of("previous")).toEqual(["older"]);
    expect(of("next")).toEqual(["newer"]);
    expect(of("related").slice(0, 2)).toEqual(["own-category", "other-category"]);
    expect(of("related")).not.toContain("this");
    expect(of("related")).not.toContain("draft");
  });
});
