import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addPost, resetPosts, DRAFT_ID, PUBLISHED_ID } from "./blog-rows.ts";
import { openTestBackend, type Person, type TestBackend } from "../support/test-backend.ts";

const HOUR = 3_600_000;
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const time = (text: string | null | undefined) => new Date(text ?? Number.NaN).getTime();

let backend: TestBackend;
const as = (person: Person) => backend.clients[person];

beforeAll(async () => {
  backend = await openTestBackend();
});
beforeEach(() => resetPosts(backend));

async function rowOf(id: string) {
  const { data } = await as("owner").from("blogs").select("*").eq("id", id).single().throwOnError();
  return data;
}

describe("a post published for a date in the future", () => {
  const READERS = ["visitor", "member", "viewer", "sales", "support"] as const;

  it.each(READERS)("cannot be read by the %s in any way before it", async (person) => {
    const id = await addPost(backend, {
      published: true,
      slug: "scheduled",
      title: "Zanzibar gutters",
      publish_at: fromNow(HOUR),
    });
    const blogs = () => as(person).from("blogs");
    const results = await Promise.all([
      blogs().select("*").eq("id", id),
      blogs().select("*").eq("slug", "scheduled"),
      blogs().select("*").eq("published", true).gt("publish_at", fromNow(0)),
    ]);
    for (const { data } of results) expect(data ?? []).toEqual([]);
    const answers = await Promise.all([
      as(person).rpc("published_post", { at_slug: "scheduled" }),
      as(person).rpc("published_posts_by_id", { ids: [id] }),
      as(person).rpc("search_posts", { search: "Zanzibar" }),
      as(person).rpc("posts_around", { for_posts: [id] }),
    ]);
    for (const { data, error } of answers) {
      expect(error).toBeNull();
      expect(data).toEqual([]);
    }
    const around = await as(person).rpc("posts_around", { for_posts: [PUBLISHED_ID] });
    expect(around.data).toEqual([]);
    for (const list of ["published_posts", "published_slugs"] as const) {
      const { data } = await as(person).rpc(list).throwOnError();
      expect(data.map(({ slug }) => slug)).toEqual(["published-post"]);
    }
    const { data: newest } = await as(person).rpc("newest_posts", { most: 10 }).throwOnError();
    expect(newest.map(({ slug }) => slug)).toEqual(["published-post"]);
    const { data: categories } = await as(person).rpc("post_categories");
    expect(categories).toEqual([{ category: "SEO", posts: 1 }]);
  });

  it("is there for visitors once its time has come, without anybody doing anything", async () => {
    const id = await addPost(backend, { published: true, publish_at: fromNow(HOUR) });
    // The database's clock cannot be set, so the date is.
    await backend.sql(`update public.blogs set publish_at = now() where id = '${id}'`);
    const { data } = await as("visitor").rpc("published_posts_by_id", { ids: [id] });
    expect(data).toMatchObject([{ id }]);
  });

  it.each(["editor", "owner"] as const)("is there for the %s", async (person) => {
    const id = await addPost(backend, { published: true, publish_at: fromNow(HOUR) });
    const { data } = await as(person).from("blogs").select("id").eq("id", id);
    expect(data).toEqual([{ id }]);
    const { data: counts } = await as(person).rpc("post_counts");
    expect(counts).toEqual([{ total: 3, published: 1, scheduled: 1, drafts: 1 }]);
  });
});

describe("the date of publication", () => {
  it("is now when a draft is published without one, and stays when it is taken back", async () => {
    expect((await rowOf(DRAFT_ID)).publish_at).toBeNull();
    const before = Date.now() - 1000;
    await as("editor").from("blogs").update({ published: true }).eq("id", DRAFT_ID).throwOnError();
    const first = time((await rowOf(DRAFT_ID)).publish_at);
    expect(first).toBeGreaterThanOrEqual(before);
    expect(first).toBeLessThanOrEqual(Date.now() + 1000);
    await as("editor").from("blogs").update({ published: false }).eq("id", DRAFT_ID).throwOnError();
    await as("editor").from("blogs").update({ published: true }).eq("id", DRAFT_ID).throwOnError();
    expect(time((await rowOf(DRAFT_ID)).publish_at)).toBe(first);
  });

  it("is the day of writing for a post brought in from elsewhere, and never ahead by a fast clock", async () => {
    const old = await addPost(backend, { published: true, created_at: "2020-02-03T04:05:06Z" });
    expect(time((await rowOf(old)).publish_at)).toBe(time("2020-02-03T04:05:06Z"));
    const fast = await addPost(backend, { published: true, created_at: fromNow(HOUR) });
    expect(time((await rowOf(fast)).publish_at)).toBeLessThanOrEqual(Date.now() + 1000);
  });

  it("cannot be taken from a published post", async () => {
    await as("editor").from("blogs").update({ publish_at: null }).eq("id", PUBLISHED_ID);
    expect((await rowOf(PUBLISHED_ID)).publish_at).not.toBeNull();
  });
});

describe("updated_at, by which a save knows whether somebody else was first", () => {
  const save = (title: string, version: string, updated_at = fromNow(0)) =>
    as("editor")
      .from("blogs")
      .update({ title, updated_at })
      .eq("id", DRAFT_ID)
      .eq("updated_at", version)
      .select("updated_at")
      .throwOnError();

  it("lets the first of two saves from the same version in, and not the second", async () => {
    const { updated_at: version } = await rowOf(DRAFT_ID);
    expect((await save("First", version)).data).toHaveLength(1);
    expect((await save("Second", version)).data).toEqual([]);
    expect((await rowOf(DRAFT_ID)).title).toBe("First");
  });

  it("is returned exactly, so that the next save matches it", async () => {
    let { updated_at: version } = await rowOf(DRAFT_ID);
    for (const title of ["One", "Two", "Three"]) {
      const { data } = await save(title, version);
      expect(data).toHaveLength(1);
      version = data[0]?.updated_at ?? "";
    }
    expect((await rowOf(DRAFT_ID)).title).toBe("Three");
  });

  it.each(["2001-01-01T00:00:00Z", "2999-01-01T00:00:00Z", "infinity", "-infinity"])(
    "is the database's to say: one that sends %s stores no such date, and locks nobody out",
    async (sent) => {
      const before = Date.now();
      const { updated_at: version } = await rowOf(DRAFT_ID);
      const { data } = await save("By another clock", version, sent);
      const next = data[0]?.updated_at ?? "";
      expect(time(next)).toBeGreaterThan(time(version));
      expect(time(next)).toBeGreaterThanOrEqual(before);
      expect(time(next)).toBeLessThan(Date.now() + 60_000);
      expect((await save("Too late", version)).data).toEqual([]);
      expect((await save("The next", next)).data).toHaveLength(1);
    },
  );

  it("moves on when nobody sends one, and when a post is published", async () => {
    const { updated_at: version } = await rowOf(DRAFT_ID);
    await as("editor").from("blogs").update({ title: "By none" }).eq("id", DRAFT_ID).throwOnError();
    const { updated_at: next } = await rowOf(DRAFT_ID);
    expect(time(next)).toBeGreaterThan(time(version));
    await as("owner")
      .from("blogs")
      .update({ published: true, updated_at: version })
      .eq("id", DRAFT_ID)
      .throwOnError();
    expect(time((await rowOf(DRAFT_ID)).updated_at)).toBeGreaterThan(time(next));
  });

  it("of a new post is the moment it was stored, whatever is sent with it", async () => {
    const before = Date.now();
    const { updated_at: _, author_slug: __, ...post } = await rowOf(DRAFT_ID);
    for (const sent of [{ updated_at: "infinity" }, { updated_at: "2001-01-01T00:00:00Z" }, {}]) {
      const id = crypto.randomUUID();
      const { data } = await as("editor")
        .from("blogs")
        .insert({ ...post, id, slug: id, created_at: "2020-02-02T00:00:00Z", ...sent })
        .select("created_at,updated_at")
        .single()
        .throwOnError();
      await backend.sql(`delete from public.blogs where id = '${id}'`);
      expect(time(data.created_at)).toBe(time("2020-02-02T00:00:00Z"));
      expect(time(data.updated_at)).toBeGreaterThanOrEqual(before);
      expect(time(data.updated_at)).toBeLessThan(Date.now() + 60_000);
    }
  });

  it("is named in either spelling by the filter of a save", async () => {
    const { updated_at: version } = await rowOf(DRAFT_ID);
    const moment = new Date(version);
    expect(version).not.toBe(moment.toISOString());
    const { data } = await save("By its ISO name", moment.toISOString());
    expect(data).toHaveLength(1);
    const [day, rest] = new Date(data[0]?.updated_at ?? "").toISOString().split(/[TZ]/);
    expect((await save("By the database's", `${day} ${rest}+00`)).data).toHaveLength(1);
    expect((await save("Too late", `${day}T${rest}+00:00`)).data).toEqual([]);
  });

  it("can be named exactly by a client that only knows milliseconds", async () => {
    await backend.sql(
      `update public.blogs set updated_at = '2026-05-06 07:08:09.123456+00' where id = '${DRAFT_ID}'`,
    );
    const { data } = await as("editor")
      .from("blogs")
      .select("id")
      .eq("updated_at", "2026-05-06T07:08:09.123Z");
    expect(data).toEqual([{ id: DRAFT_ID }]);
  });
});

describe("values too long for an index, and invalid pictures", () => {
  it.each([
    [{ title: "é".repeat(1001) }, "blogs_lengths_check"],
    [{ author: "a".repeat(2001) }, "blogs_lengths_check"],
    [{ category: "a".repeat(2001) }, "blogs_lengths_check"],
    [{ slug: "a".repeat(2001) }, "blogs_lengths_check"],
    [{ image_url: "javascript:alert(1)" }, "blogs_image_url_address_check"],
    ...[
      "//elsewhere.example/a.png",
      String.raw`/\elsewhere.example/a.png`,
      "/\t/elsewhere.example/a.png",
      "/\r\n\\elsewhere.example/a.png",
      "\t//elsewhere.example/a.png",
      String.raw`\/elsewhere.example/a.png`,
      "/",
    ].map((image_url) => [{ image_url }, "blogs_image_url_address_check"] as const),
    [{ publish_at: "infinity" }, "blogs_dates_check"],
  ] as const)("is refused with a reason, not with a crash", async (fields, constraint) => {
    const { error } = await as("editor").from("blogs").update(fields).eq("id", DRAFT_ID);
    expect(error?.message).toContain(constraint);
  });

  it.each([
    "https://elsewhere.example/a b.png",
    "/covers/a.svg",
    "/%5Celsewhere.example/a.png",
    "/covers//a.svg?size=2#top",
  ])("is not refused when it is one: %s", async (image_url) => {
    // As a browser resolves it, on this site or elsewhere.
    const { host } = new URL(image_url, "https://www.curbfront.example");
    expect(host).toBe(image_url.startsWith("/") ? "www.curbfront.example" : "elsewhere.example");
    await as("editor").from("blogs").update({ image_url }).eq("id", DRAFT_ID).throwOnError();
  });
});
