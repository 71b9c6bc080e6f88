import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addPost, DRAFT_ID, PUBLISHED_ID, resetPosts } from "./blog-rows.ts";
import { openTestBackend, PEOPLE, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;

beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(() => resetPosts(backend));

const rename = (id: string, slug: string) =>
  backend.clients.editor.from("blogs").update({ slug }).eq("id", id);
async function leadsTo(slug: string) {
  const { data } = await backend.clients.visitor
    .rpc("current_post_slug", { old_slug: slug })
    .throwOnError();
  return data;
}

describe("an old address", () => {
  it("leads to where the post is now, over several changes", async () => {
    await rename(PUBLISHED_ID, "second").throwOnError();
    await rename(PUBLISHED_ID, "third").throwOnError();
    expect(await leadsTo("published-post")).toBe("third");
    expect(await leadsTo("second")).toBe("third");
    expect(await leadsTo("third")).toBeNull();
  });

  it("is the post's own again when it goes back", async () => {
    await rename(PUBLISHED_ID, "second").throwOnError();
    await rename(PUBLISHED_ID, "published-post").throwOnError();
    expect(await leadsTo("second")).toBe("published-post");
    expect(await leadsTo("published-post")).toBeNull();
  });

  it("is not kept for a draft, which never had visitors, nor shown for one", async () => {
    await rename(DRAFT_ID, "renamed-draft").throwOnError();
    expect(await leadsTo("secret-draft")).toBeNull();
    await rename(PUBLISHED_ID, "second").throwOnError();
    await backend.clients.editor.from("blogs").update({ published: false }).eq("id", PUBLISHED_ID);
    expect(await leadsTo("published-post")).toBeNull();
    const { data } = await backend.clients.visitor.rpc("moved_post_slugs");
    expect(data).toEqual([]);
    await backend.clients.editor.from("blogs").update({ published: true }).eq("id", PUBLISHED_ID);
    const again = await backend.clients.visitor.rpc("moved_post_slugs");
    expect(again.data).toEqual([{ from_slug: "published-post", to_slug: "second" }]);
  });

  it("is refused to another post while it leads somewhere, and free once that is deleted", async () => {
    await rename(PUBLISHED_ID, "second").throwOnError();
    const { error } = await rename(DRAFT_ID, "published-post");
    expect(error?.message).toContain("/blog/published-post leads to another post");
    await backend.clients.editor.from("blogs").delete().eq("id", PUBLISHED_ID).throwOnError();
    await rename(DRAFT_ID, "published-post").throwOnError();
  });

  it.each(PEOPLE)("cannot be written by the %s", async (person) => {
    const redirects = () => backend.clients[person].from("blog_redirects");
    await rename(PUBLISHED_ID, "second").throwOnError();
    const answers = await Promise.all([
      redirects().insert({ slug: "hijack", post_id: PUBLISHED_ID }),
      redirects().update({ slug: "hijack" }).eq("slug", "published-post"),
      redirects().delete().eq("slug", "published-post"),
    ]);
    for (const { error } of answers) expect(error?.code).toBe("42501");
    expect(await leadsTo("published-post")).toBe("second");
  });
});

describe("who holds an address", () => {
  const holder = async (candidate: string, for_post?: string) => {
    const { data } = await backend.clients.editor
      .rpc("slug_holder", { candidate, ...(for_post && { for_post }) })
      .throwOnError();
    return data.map(({ post_id, is_redirect }) => ({ post_id, is_redirect }));
  };

  it("is another post that has it or had it, never the post itself", async () => {
    await rename(PUBLISHED_ID, "second").throwOnError();
    expect(await holder("second")).toEqual([{ post_id: PUBLISHED_ID, is_redirect: false }]);
    expect(await holder("published-post")).toEqual([{ post_id: PUBLISHED_ID, is_redirect: true }]);
    expect(await holder("second", PUBLISHED_ID)).toEqual([]);
    expect(await holder("published-post", PUBLISHED_ID)).toEqual([]);
    expect(await holder("unused")).toEqual([]);
    const other = await addPost(backend, { slug: "unused" });
    expect(await holder("unused")).toEqual([{ post_id: other, is_redirect: false }]);
  });

  it("is not for visitors to ask", async () => {
    const { error } = await backend.clients.visitor.rpc("slug_holder", {
      candidate: "secret-draft",
    });
    expect(error?.code).toBe("42501");
    const asViewer = await backend.clients.viewer.rpc("slug_holder", { candidate: "secret-draft" });
    expect(asViewer.data).toEqual([]);
  });
});
