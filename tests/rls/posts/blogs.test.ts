import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  CREATED_AT,
  DRAFT_ID,
  newPost,
  PUBLISHED_ID,
  resetPosts,
  storedPosts,
  type NewPost,
} from "./blog-rows.ts";
import {
  openTestBackend,
  PEOPLE,
  type Client,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";

const WRITERS: readonly Person[] = ["editor", "owner"];
const OTHERS = PEOPLE.filter((person) => !WRITERS.includes(person));
const PERMISSION_DENIED = "42501";

let backend: TestBackend;
const clientOf = (person: Person): Client => backend.clients[person];

beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(() => resetPosts(backend));

describe.each(OTHERS)("the %s", (person) => {
  it("reads the published post and no draft", async () => {
    const { data } = await clientOf(person).from("blogs").select("slug").throwOnError();
    expect(data).toEqual([{ slug: "published-post" }]);
  });

  it("cannot find a draft by any filter, count or head request", async () => {
    const blogs = () => clientOf(person).from("blogs");
    const answers = await Promise.all([
      blogs().select("*").eq("id", DRAFT_ID),
      blogs().select("*").eq("slug", "secret-draft"),
      blogs().select("*").eq("published", false),
      blogs().select("*").or(`published.eq.false,id.eq.${DRAFT_ID}`).neq("id", PUBLISHED_ID),
      blogs().select("*").not("published", "is", true),
      blogs().select("*").ilike("title", "%draft%"),
    ]);
    for (const { data, error } of answers) {
      expect(error).toBeNull();
      expect(data).toEqual([]);
    }
    const counted = await blogs().select("*", { count: "exact" });
    expect(counted.count).toBe(1);
    const head = await blogs().select("*", { count: "exact", head: true }).eq("published", false);
    expect(head.count).toBe(0);
  });

  it("cannot add a post", async () => {
    const { error } = await clientOf(person)
      .from("blogs")
      .insert(newPost({ published: true }));
    expect(error?.code).toBe(PERMISSION_DENIED);
    expect(await storedPosts(backend)).toHaveLength(2);
  });

  it("cannot put a post in the place of another", async () => {
    const { error } = await clientOf(person)
      .from("blogs")
      .upsert(newPost({ id: PUBLISHED_ID, slug: "published-post", title: "Taken over" }));
    expect(error?.code).toBe(PERMISSION_DENIED);
    expect((await storedPosts(backend))[0]?.title).toBe("Title of published-post");
  });

  it("changes nothing by an update", async () => {
    const before = await storedPosts(backend);
    const { data } = await clientOf(person)
      .from("blogs")
      .update({ title: "Changed", published: true })
      .neq("title", "")
      .select("id");
    expect(data ?? []).toEqual([]);
    expect(await storedPosts(backend)).toEqual(before);
  });

  it("deletes nothing", async () => {
    await clientOf(person).from("blogs").delete().neq("title", "");
    expect(await storedPosts(backend)).toHaveLength(2);
  });
});

describe("what a visitor is told", () => {
  it("is a refusal, with no word about rows, for every write", async () => {
    const blogs = () => clientOf("visitor").from("blogs");
    for (const { error, status } of [
      await blogs().insert(newPost()),
      await blogs().update({ title: "Changed" }).eq("id", DRAFT_ID),
      await blogs().delete().eq("id", DRAFT_ID),
    ]) {
      expect(status).toBe(401);
      expect(error?.code).toBe(PERMISSION_DENIED);
    }
  });
});

describe.each(WRITERS)("the %s", (person) => {
  it("reads drafts and published posts", async () => {
    const { data } = await clientOf(person)
      .from("blogs")
      .select("slug")
      .order("slug")
      .throwOnError();
    expect(data.map(({ slug }) => slug)).toEqual(["published-post", "secret-draft"]);
  });

  it("adds, changes and deletes a post", async () => {
    const blogs = () => clientOf(person).from("blogs");
    const post = newPost({ title: "Mine" });
    await blogs().insert(post).throwOnError();
    await blogs()
      .update({ title: "Mine, changed", published: true })
      .eq("id", post.id)
      .throwOnError();
    const seenByVisitor = await clientOf("visitor").from("blogs").select("title").eq("id", post.id);
    expect(seenByVisitor.data).toEqual([{ title: "Mine, changed" }]);
    const deleted = await blogs().delete().eq("id", post.id).select("id").throwOnError();
    expect(deleted.data).toEqual([{ id: post.id }]);
    expect(await storedPosts(backend)).toHaveLength(2);
  });

  it.each<[string, Partial<NewPost>]>([
    ["id", { id: "10000000-0000-4000-8000-0000000000ff" }],
    ["created_at", { created_at: "2020-01-01T00:00:00Z" }],
  ])("cannot change a post's %s, not even beside a permitted column", async (_, smuggled) => {
    const { error } = await clientOf(person)
      .from("blogs")
      .update({ title: "Smuggler", ...smuggled })
      .eq("id", PUBLISHED_ID);
    expect(error?.code).toBe(PERMISSION_DENIED);
    const stored = (await storedPosts(backend)).find(({ slug }) => slug === "published-post");
    expect(stored).toMatchObject({ id: PUBLISHED_ID, title: "Title of published-post" });
    expect(new Date(stored?.created_at ?? 0).toISOString()).toBe(CREATED_AT);
  });
});

/** By its words: the hosted service also says 23514, the embedded one only this. */
const checkOf = (column: string) =>
  expect.stringContaining(`violates check constraint "blogs_${column}_check"`);

describe("what the table refuses from an editor", () => {
  const insert = (post: Record<string, unknown>) =>
    clientOf("editor")
      .from("blogs")
      // The point is to send what the types forbid.
      .insert(post as NewPost);

  it("is a row without an id", async () => {
    const { id: _, ...post } = newPost();
    expect((await insert(post)).error?.code).toBe("23502");
  });

  it("is an id that exists", async () => {
    expect((await insert(newPost({ id: DRAFT_ID }))).error?.code).toBe("23505");
  });

  it("is a slug that exists, on insert and on update", async () => {
    expect((await insert(newPost({ slug: "published-post" }))).error?.code).toBe("23505");
    const { error } = await clientOf("editor")
      .from("blogs")
      .update({ slug: "published-post" })
      .eq("id", DRAFT_ID);
    expect(error?.code).toBe("23505");
  });

  it.each([
    "title",
    "slug",
    "excerpt",
    "content",
    "full_content",
    "author",
    "category",
    "read_time",
    "image_url",
  ])("is a blank %s", async (column) => {
    const inserted = await insert(newPost({ [column]: "   " }));
    expect(inserted.error?.message).toEqual(checkOf(column));
    const { error } = await clientOf("editor")
      .from("blogs")
      .update({ [column]: "" } as Partial<NewPost>)
      .eq("id", DRAFT_ID);
    expect(error?.message).toEqual(checkOf(column));
    expect(await storedPosts(backend)).toHaveLength(2);
  });

  it.each(["Not-Lower", "two--hyphens", "-start", "end-", "with space", "ümlaut", "a/b"])(
    "is the slug %j",
    async (slug) => {
      expect((await insert(newPost({ slug }))).error?.message).toEqual(checkOf("slug"));
    },
  );
});
