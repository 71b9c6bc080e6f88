import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addPost, DRAFT_ID, newPost, PUBLISHED_ID, resetPosts } from "./blog-rows.ts";
import {
  openTestBackend,
  PEOPLE,
  userIdOf,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";

const WRITERS = ["editor", "owner"] as const;
const OTHERS = PEOPLE.filter((person) => person !== "editor" && person !== "owner");

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(() => resetPosts(backend));

const blogs = () => backend.clients.editor.from("blogs");
async function history(id: string) {
  const { data } = await backend.clients.editor
    .from("blog_revisions")
    .select("*")
    .eq("post_id", id)
    .order("number")
    .throwOnError();
  return data;
}
const actions = async (id: string) => (await history(id)).map(({ action }) => action);
async function rowOf(id: string) {
  const [row] = await backend.sql(`select * from public.blogs where id = '${id}'`);
  return row;
}
async function versionOf(id: string): Promise<string> {
  const { data } = await blogs().select("updated_at").eq("id", id).single().throwOnError();
  return data.updated_at;
}

describe("every save", () => {
  it("leaves a revision with what was done, by whom, and the row as it was then", async () => {
    const id = await addPost(backend, { title: "First", slug: "history" });
    await blogs().update({ title: "Second" }).eq("id", id).throwOnError();
    await blogs().update({ published: true }).eq("id", id).throwOnError();
    await blogs().update({ published: false }).eq("id", id).throwOnError();
    const revisions = await history(id);
    expect(revisions.map(({ number, action }) => [number, action])).toEqual([
      [1, "created"],
      [2, "saved"],
      [3, "published"],
      [4, "unpublished"],
    ]);
    expect(revisions[0]).toMatchObject({ editor_id: userIdOf("owner"), editor_name: "A owner" });
    expect(revisions[1]).toMatchObject({ editor_id: userIdOf("editor"), editor_name: "A editor" });
    expect(revisions.map(({ snapshot }) => (snapshot as { title: string }).title)).toEqual([
      "First",
      "Second",
      "Second",
      "Second",
    ]);
  });

  it("leaves none when it is refused", async () => {
    await blogs().insert(newPost({ slug: "published-post" }));
    await blogs().update({ title: " " }).eq("id", DRAFT_ID);
    expect(await actions(DRAFT_ID)).toEqual(["created"]);
  });
});

describe.each(OTHERS)("the %s", (person) => {
  it("reads no revision and no deleted post, and brings nothing back", async () => {
    const deleted = await addPost(backend, { title: "Gone" });
    await blogs().delete().eq("id", deleted).throwOnError();
    const client = backend.clients[person];
    expect((await client.from("blog_revisions").select("*")).data ?? []).toEqual([]);
    expect((await client.from("deleted_posts").select("*")).data ?? []).toEqual([]);
    await client.rpc("restore_deleted_posts", { post_ids: [deleted] });
    expect(await rowOf(deleted)).toBeUndefined();
    await blogs().update({ title: "Second" }).eq("id", PUBLISHED_ID).throwOnError();
    const { data } = await client.rpc("restore_post_revision", {
      for_post: PUBLISHED_ID,
      revision: 1,
      expected_updated_at: await versionOf(PUBLISHED_ID),
    });
    expect(data).toBeNull();
    expect(await rowOf(PUBLISHED_ID)).toMatchObject({ title: "Second" });
  });
});

describe.each(WRITERS)("the %s", (person) => {
  it("cannot write, change or delete a revision", async () => {
    const revisions = () => backend.clients[person].from("blog_revisions");
    const answers = await Promise.all([
      revisions().insert({ post_id: DRAFT_ID, number: 9, action: "saved", snapshot: {} }),
      revisions().update({ editor_name: "Somebody else" }).eq("post_id", DRAFT_ID),
      revisions().delete().eq("post_id", DRAFT_ID),
    ]);
    for (const { error } of answers) expect(error?.code).toBe("42501");
    expect(await actions(DRAFT_ID)).toEqual(["created"]);
  });
});

describe("a draft that saves itself", () => {
  const words = { ...newPost({ slug: "secret-draft" }), excerpt: "", category: "" };
  const save = async (id: string, title: string, version?: string, person: Person = "editor") => {
    const { data } = await backend.clients[person].rpc("autosave_draft", {
      for_post: id,
      expected_updated_at: version ?? (await versionOf(id)),
      words: { ...words, title },
    });
    return data;
  };
  const titles = async () =>
    (await history(DRAFT_ID)).map(({ snapshot }) => (snapshot as { title: string }).title);

  it("leaves a revision at most every ten minutes, with what was saved last", async () => {
    expect(await save(DRAFT_ID, "One")).toEqual([
      { updated_at: await versionOf(DRAFT_ID), publish_at: null },
    ]);
    await save(DRAFT_ID, "Two");
    expect(await rowOf(DRAFT_ID)).toMatchObject({ title: "Two", category: "", published: false });
    expect(await actions(DRAFT_ID)).toEqual(["created", "autosaved"]);
    expect(await titles()).toEqual(["Title of secret-draft", "Two"]);
    await backend.sql(`update public.blog_revisions set begun_at = begun_at - interval '10 minutes'
      where post_id = '${DRAFT_ID}'`);
    await save(DRAFT_ID, "Three");
    expect(await titles()).toEqual(["Title of secret-draft", "Two", "Three"]);
  });

  it("keeps what was saved by a press, or by somebody else, as a revision of its own", async () => {
    await save(DRAFT_ID, "One");
    await blogs().update({ title: "Pressed" }).eq("id", DRAFT_ID).throwOnError();
    await save(DRAFT_ID, "Two");
    await save(DRAFT_ID, "Theirs", undefined, "owner");
    expect(await actions(DRAFT_ID)).toEqual([
      "created",
      "autosaved",
      "saved",
      "autosaved",
      "autosaved",
    ]);
    expect(await titles()).toEqual(["Title of secret-draft", "One", "Pressed", "Two", "Theirs"]);
  });

  it("writes over nothing newer, no public post, and for nobody who writes no posts", async () => {
    const version = await versionOf(DRAFT_ID);
    await blogs().update({ title: "Newer" }).eq("id", DRAFT_ID).throwOnError();
    expect(await save(DRAFT_ID, "Older", version)).toEqual([]);
    expect(await save(PUBLISHED_ID, "In public")).toEqual([]);
    for (const person of OTHERS) {
      expect((await save(DRAFT_ID, "Not theirs", undefined, person)) ?? []).toEqual([]);
    }
    expect(await rowOf(DRAFT_ID)).toMatchObject({ title: "Newer" });
    expect(await rowOf(PUBLISHED_ID)).toMatchObject({ title: "Title of published-post" });
  });
});

describe("bringing back a revision", () => {
  const restore = async (id: string, revision: number, expected_updated_at: string) => {
    const { data } = await backend.clients.editor
      .rpc("restore_post_revision", { for_post: id, revision, expected_updated_at })
      .throwOnError();
    return data;
  };

  it("restores the words, not the address, the status or the dates, and is a revision", async () => {
    await blogs()
      .update({ title: "Second", full_content: "<p>Two</p>", slug: "moved", published: true })
      .eq("id", DRAFT_ID)
      .throwOnError();
    const stamp = await restore(DRAFT_ID, 1, await versionOf(DRAFT_ID));
    expect(stamp).toBe(await versionOf(DRAFT_ID));
    expect(await rowOf(DRAFT_ID)).toMatchObject({
      title: "Title of secret-draft",
      full_content: "<p>Full</p>",
      slug: "moved",
      published: true,
    });
    const last = (await history(DRAFT_ID)).at(-1);
    expect(last).toMatchObject({ action: "restored", restored_from: 1, editor_name: "A editor" });
    await blogs().update({ title: "Third" }).eq("id", DRAFT_ID).throwOnError();
    expect((await history(DRAFT_ID)).at(-1)).toMatchObject({
      action: "saved",
      restored_from: null,
    });
  });

  it("is refused when somebody saved meanwhile, or there is no such revision", async () => {
    const version = await versionOf(DRAFT_ID);
    await blogs().update({ title: "Theirs" }).eq("id", DRAFT_ID).throwOnError();
    expect(await restore(DRAFT_ID, 1, version)).toBeNull();
    expect(await restore(DRAFT_ID, 99, await versionOf(DRAFT_ID))).toBeNull();
    expect(await rowOf(DRAFT_ID)).toMatchObject({ title: "Theirs" });
  });
});

describe("undoing a deletion", () => {
  const bringBack = (...post_ids: string[]) =>
    backend.clients.editor.rpc("restore_deleted_posts", { post_ids });

  it("puts the same row back, with its history and its old addresses", async () => {
    await blogs().update({ slug: "renamed" }).eq("id", PUBLISHED_ID).throwOnError();
    const before = await rowOf(PUBLISHED_ID);
    await blogs().delete().eq("id", PUBLISHED_ID).throwOnError();
    expect(await rowOf(PUBLISHED_ID)).toBeUndefined();
    const listed = await backend.clients.editor.from("deleted_posts").select("*").throwOnError();
    expect(listed.data).toMatchObject([
      { id: PUBLISHED_ID, slug: "renamed", deleted_by: "A editor" },
    ]);
    expect((await bringBack(PUBLISHED_ID)).data).toEqual([PUBLISHED_ID]);
    expect(await rowOf(PUBLISHED_ID)).toEqual(before);
    expect(await actions(PUBLISHED_ID)).toEqual(["created", "saved", "deleted", "undeleted"]);
    const { data } = await backend.clients.visitor.rpc("current_post_slug", {
      old_slug: "published-post",
    });
    expect(data).toBe("renamed");
    expect((await backend.clients.editor.from("deleted_posts").select("*")).data).toEqual([]);
  });

  it("does nothing the second time, nor for a post that is there", async () => {
    await blogs().delete().eq("id", DRAFT_ID).throwOnError();
    expect((await bringBack(DRAFT_ID, PUBLISHED_ID)).data).toEqual([DRAFT_ID]);
    expect((await bringBack(DRAFT_ID)).data).toEqual([]);
  });

  it("fails as a whole, with a reason, when an address has been taken", async () => {
    await blogs().delete().in("id", [DRAFT_ID, PUBLISHED_ID]).throwOnError();
    await addPost(backend, { slug: "secret-draft" });
    const { error } = await bringBack(DRAFT_ID, PUBLISHED_ID);
    expect(error?.code).toBe("23505");
    expect(await rowOf(PUBLISHED_ID)).toBeUndefined();
  });
});
