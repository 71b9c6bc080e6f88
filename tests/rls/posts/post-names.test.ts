import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addPost, resetPosts } from "./blog-rows.ts";
import { openTestBackend, type Person, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;

beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(async () => {
  await resetPosts(backend);
  await addPost(backend, { slug: "estimate-form", title: "An estimate that Überlauf won’t lose" });
  await addPost(backend, {
    slug: "five-stars",
    title: "5* “calls”, 100% (a_b) back\\slash, what?",
  });
  await addPost(backend, { slug: "out-now", title: "Roofers online", published: true });
});

async function found(search: string, person: Person = "editor"): Promise<string[]> {
  const { data } = await backend.clients[person].rpc("find_posts", { search }).order("slug");
  return (data ?? []).map(({ slug }) => slug);
}

describe("posts are found by a piece of title or address", () => {
  it.each([
    ["estimate-form", "estimate-form"],
    ["mate-fo", "estimate-form"],
    ["  ROOFERS ", "out-now"],
    ["/blog/estimate-form", "estimate-form"],
    ["https://www.curbfront.example/blog/estimate-form", "estimate-form"],
    ["100%", "five-stars"],
    ["a_b", "five-stars"],
    ["5* “cal", "five-stars"],
    ['5* "cal', "five-stars"],
    ["100% (a_b) back\\slash, what?", "five-stars"],
    ["won't", "estimate-form"],
    ["won’t lose", "estimate-form"],
    ["estimate\nthat Überlauf", "estimate-form"],
    ["that ueberlauf", "estimate-form"],
  ])("%j finds %s", async (typed, slug) => {
    expect(await found(typed)).toEqual([slug]);
  });

  it.each(["10_%", "5%“", "axb", "lose estimate-form", "backslash, what", ".*"])(
    "%j finds none: every character is meant",
    async (typed) => {
      expect(await found(typed)).toEqual([]);
    },
  );

  it("shows drafts to who writes posts, and to nobody else", async () => {
    expect(await found("form", "editor")).toEqual(["estimate-form"]);
    expect(await found("form", "sales")).toEqual([]);
    expect(await found("roofers", "sales")).toEqual(["out-now"]);
    expect(await found("roofers", "member")).toEqual([]);
    expect(await found("roofers", "visitor")).toEqual([]);
  });

  it("names few by their ids, of those that the reader may read, and many not at all", async () => {
    const few = async (search: string, person: Person) =>
      (await backend.clients[person].rpc("few_named_posts", { search })).data;
    const { data } = await backend.clients.editor.from("blogs").select("id, slug").throwOnError();
    const idOf = (slug: string) => data.find((post) => post.slug === slug)?.id;
    expect(await few("five", "editor")).toEqual([idOf("five-stars")]);
    expect(await few("five", "sales")).toEqual([]);
    expect(await few("out-n", "sales")).toEqual([idOf("out-now")]);
    expect(await few("nowhere", "editor")).toEqual([]);
    await backend.sql(`insert into public.blogs
      (id, title, slug, excerpt, content, full_content, author, category, read_time, created_at, updated_at)
      select gen_random_uuid(), 'Eaves ' || nth, 'eaves-' || nth, 'e', 'c', 'f', 'a', 'SEO', '1 min read', now(), now()
      from generate_series(1, 100) as nth`);
    expect(await few("eaves", "editor")).toHaveLength(100);
    expect(await few("e", "editor")).toBeNull();
    expect(await found("eaves-7")).toHaveLength(11);
  });

  it("follows a new title, a new address and a deletion", async () => {
    const blogs = () => backend.clients.editor.from("blogs");
    await blogs().update({ title: "Gutters" }).eq("slug", "out-now").throwOnError();
    await blogs().update({ slug: "eaves" }).eq("slug", "out-now").throwOnError();
    expect(await found("roofers")).toEqual([]);
    expect(await found("gutters")).toEqual(["eaves"]);
    expect(await found("out-now")).toEqual([]);
    await blogs().delete().eq("slug", "eaves").throwOnError();
    expect(await found("gutters")).toEqual([]);
    const { data } = await backend.clients.editor
      .rpc("find_deleted_posts", { search: "blog/eaves" })
      .throwOnError();
    expect(data.map(({ title }) => title)).toEqual(["Gutters"]);
  });
});
