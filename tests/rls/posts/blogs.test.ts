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
import { looseClient } from "../support/crm-rows.ts";
import {
  openTestBackend,
  PEOPLE,
  type Client,
  type Person,
  type TestBackend,
} from "../support/test-backend.ts";

const WRITERS: readonly Person[] = ["editor", "owner"];
const OTHERS = PEOPLE.filter((person) => !WRITERS.includes(person));
const STRANGERS: readonly Person[] = ["visitor", "member"];
const READERS = OTHERS.filter((person) => !STRANGERS.includes(person));
const PERMISSION_DENIED = "42501";

let backend: TestBackend;
const clientOf = (person: Person): Client => backend.clients[person];

beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(() => resetPosts(backend));

describe.each(STRANGERS)("the %s", (person) => {
  it("finds nothing in the table, by no pattern", async () => {
    const blogs = () => clientOf(person).from("blogs");
    const answers = [
      await blogs().select("id"),
      await blogs().select("id").eq("slug", "published-post"),
      await blogs().select("id").filter("full_content", "match", "(.+)(.+)(.+)(.+)\\1\\2\\3\\4"),
      await blogs().select("id").filter("full_content", "imatch", "body"),
      await blogs().select("id").like("title", "%"),
      await blogs().select("id").ilike("title", "%"),
      await blogs().select("id").textSearch("content", "body"),
      await clientOf(person).from("blog_redirects").select("slug"),
    ];
    for (const { data, error } of answers) {
      expect(data ?? []).toEqual([]);
      if (person === "visitor") expect(error?.code).toBe(PERMISSION_DENIED);
    }
  });
});

describe.each(OTHERS)("the %s, by the functions of the site,", (person) => {
  const rpc = async (name: string, args: Record<string, unknown> = {}) => {
    const { data } = await looseClient(backend, person).rpc(name, args).throwOnError();
    return data as Record<string, unknown>[];
  };

  it("reads the published post and no draft", async () => {
    const slugs = async (name: string, args?: Record<string, unknown>) =>
      (await rpc(name, args)).map(({ slug }) => slug);
    const published = ["published-post"];
    expect(await slugs("published_posts")).toEqual(published);
    expect(await slugs("published_posts", { in_category: "SEO" })).toEqual(published);
    expect(await slugs("published_posts", { in_category: "Other" })).toEqual([]);
    expect(await slugs("published_slugs")).toEqual(published);
    expect(await slugs("newest_posts", { most: 5 })).toEqual(published);
    expect(await slugs("published_posts_by_id", { ids: [PUBLISHED_ID, DRAFT_ID] })).toEqual(
      published,
    );
    expect(await slugs("published_post", { at_slug: "published-post" })).toEqual(published);
    expect(await slugs("published_post", { at_slug: "secret-draft" })).toEqual([]);
  });

  it("gets the length of a list without its articles", async () => {
    const [post] = await rpc("published_posts");
    expect(post).toMatchObject({ title: "Title of published-post", total: 1 });
    expect(post).not.toHaveProperty("full_content");
    expect(await rpc("published_posts", { page_offset: 12 })).toEqual([]);
    expect(await rpc("published_posts", { page_size: -1, page_offset: -5 })).toHaveLength(1);
  });
});

describe.each(READERS)("the %s", (person) => {
  it("reads the published post and no draft in the table", async () => {
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
});

describe.each(OTHERS)("the %s", (person) => {
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

describe("the answer to a visitor", () => {
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
    const seenByVisitor = await clientOf("visitor").rpc("published_posts_by_id", {
      ids: [post.id],
    });
    expect(seenByVisitor.data).toMatchObject([{ title: "Mine, changed" }]);
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

/** Matches the message: the embedded service has no code 23514. */
const checkOf = (column: string) =>
  expect.stringContaining(`violates check constraint "blogs_${column}_check"`);

describe("writes of an editor that the table refuses", () => {
  const insert = (post: Record<string, unknown>) =>
    clientOf("editor")
      .from("blogs")
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
    ["excerpt", "an excerpt"],
    ["content", "a short content"],
    ["full_content", "a full content"],
    ["author", "an author"],
    ["category", "a category"],
  ])("is a blank %s, of a post that is published", async (column, name) => {
    const post = newPost({ title: "Half", [column]: "   " });
    expect((await insert(post)).error).toBeNull();
    const { error } = await clientOf("editor")
      .from("blogs")
      .update({ published: true })
      .eq("id", post.id);
    expect(error?.message).toBe(`“Half” is not published before it has ${name}.`);
    const inserted = await insert(newPost({ title: "Half", [column]: "", published: true }));
    expect(inserted.error?.message).toBe(error?.message);
  });

  it.each(["title", "slug", "read_time", "image_url"])("is a blank %s", async (column) => {
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
