import { beforeAll, describe, expect, it } from "vitest";
import { addPost, resetPosts } from "./blog-rows.ts";
import { looseClient } from "../support/crm-rows.ts";
import { FUNCTIONS_OF_ANYONE } from "../support/stated-grants.ts";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";

/** Matching it against a long article would take days. */
const EVIL = String.raw`(.+)(.+)(.+)(.+)\1\2\3\4x`;
const POST = "10000000-0000-4000-8000-0000000000f1";

const CALLS: Record<string, [column: string, args: Record<string, unknown>]> = {
  add_linked_file: ["add_linked_file->>id", { token: "", id: POST, name: "", size: 1, sha256: "" }],
  cancel_linked_demo: ["cancel_linked_demo->>status", { key: "", version: 1 }],
  current_post_slug: ["current_post_slug", { old_slug: "long" }],
  correct_email: ["correct_email->>email", { request_id: "", email: "" }],
  linked_demo: ["linked_demo->>status", { key: "" }],
  linked_file_to_check: ["linked_file_to_check->>id", { token: "", file_id: POST }],
  move_linked_demo: [
    "move_linked_demo->>status",
    { key: "", version: 1, slot: "2030-01-01T15:00:00Z" },
  ],
  moved_post_slugs: ["from_slug", {}],
  newest_posts: ["full_content", { most: 100 }],
  post_categories: ["category", {}],
  posts_around: ["excerpt", { for_posts: [POST] }],
  published_author: ["name", { at_slug: "an-author" }],
  published_authors: ["name", {}],
  published_post: ["full_content", { at_slug: "long" }],
  published_posts: ["excerpt", {}],
  published_posts_by_id: ["full_content", { ids: [POST] }],
  published_slugs: ["slug", {}],
  read_invitation: ["read_invitation->>name", { key: "" }],
  search_posts: ["snippet", { search: "where" }],
  submit_lead: ["submit_lead->>reference", { payload: {} }],
  upload_link: ["upload_link->>business", { token: "" }],
};

let backend: TestBackend;
// As a member: without a session the embedded API refuses patterns earlier.
const call = (name: string, args: Record<string, unknown>) =>
  looseClient(backend, "member").rpc(name, args);

beforeAll(async () => {
  backend = await openTestBackend();
  await resetPosts(backend);
  await addPost(backend, {
    id: POST,
    slug: "long",
    title: "Where to advertise",
    full_content: "abcdefghij ".repeat(400),
    published: true,
  });
});

it("are tried on every function that visitors may call", () => {
  expect(
    [...Object.keys(CALLS), "accept_invitation", "demo_times", "drop_linked_file"].toSorted(),
  ).toEqual(FUNCTIONS_OF_ANYONE.map((each) => each.replace(/\(.*/, "")).toSorted());
});

it("are refused of times, which take no pattern", async () => {
  const times = (operator: string, value: string) =>
    call("demo_times", {}).filter("starts_at", operator, value);
  expect((await times("match", EVIL)).error).not.toBeNull();
  expect((await times("gte", "2026-01-01")).error?.code).toBe("22023");
});

it("are refused of a function without an answer", async () => {
  const accepting = call("accept_invitation", { key: "", password: "" });
  expect((await accepting.filter("accept_invitation", "match", EVIL)).error).not.toBeNull();
  const dropping = call("drop_linked_file", { token: "", file_id: POST });
  expect((await dropping.filter("drop_linked_file", "match", EVIL)).error).not.toBeNull();
});

describe.each(Object.entries(CALLS))("what %s answers", (name, [column, args]) => {
  it.each(["match", "imatch", "like", "not.like", "eq"])(
    "is not filtered by %s",
    async (operator) => {
      const { data, error } = await call(name, args).filter(column, operator, EVIL);
      expect(error).toMatchObject({ code: "22023", message: expect.stringMatching("be filtered") });
      expect(data).toBeNull();
    },
  );

  it.each(["or", "and", "not.or"])("is not filtered by a pattern in %s", async (logic) => {
    const { origin, publishableKey } = backend;
    const path = `rpc/${name}?${logic}=(${column}.match.x,${column}.imatch.y)`;
    const answer = await backend.fetch(`${origin}/rest/v1/${path}`, {
      method: "POST",
      headers: { apikey: publishableKey, "Content-Type": "application/json" },
      body: JSON.stringify(args),
    });
    expect(answer.status, await answer.text()).toBeGreaterThanOrEqual(400);
  });
});

it("do not affect the site's own requests, whatever is searched for", async () => {
  const found = await call("search_posts", { search: "where advertise" }).order("title").limit(1);
  expect(found.data).toMatchObject([{ slug: "long" }]);
  const { data } = await call("published_post", { at_slug: "long" });
  expect(data).toHaveLength(1);
});
