import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { stubNetwork, type SentRequest } from "@tests/stub-network";
import { useSavePost, deletePosts, publishPosts, restoreDeletedPosts } from "./mutations";
import { AddressTakenError, PostConflictError } from "./post-errors";
import type { PostInput } from "./save-post";

const ID = "3f6b1c52-7a0e-4d39-9c84-5e2d17a8b601";
const V1 = "2026-11-21 10:00:00+00";
const V2 = "2026-11-21 11:00:00+00";

const values: PostInput = {
  title: "Gutters",
  slug: "gutters",
  author: "Jo Marsh",
  category: "SEO",
  image_url: null,
  image_alt: null,
  excerpt: "E",
  content: "C",
  full_content: "<p>F</p>",
  read_time: "1 min read",
  published: false,
};

const rowOf = (input: PostInput, version: string) => ({
  id: ID,
  ...input,
  created_at: V1,
  updated_at: version,
  publish_at: null,
});

const duplicate = (constraint: string) => ({
  status: 409,
  body: { code: "23505", message: `duplicate key value violates "${constraint}"` },
});

/** `stored` is the current post; writes are answered in turn. */
function setup(answers: object[], stored: object | null) {
  const sent = stubNetwork((request) => {
    if (request.method === "GET") {
      return stored === null ? { status: 406, body: { code: "PGRST116" } } : { body: stored };
    }
    return answers.shift() ?? { status: 500 };
  });
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: "always" } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useSavePost(), { wrapper });
  const save = (input: PostInput, version: string | null) =>
    act(async () => {
      try {
        return await result.current.mutateAsync({ id: ID, version, input });
      } catch (error) {
        return error;
      }
    });
  return { sent, save };
}

const writes = (sent: SentRequest[]) =>
  sent.filter(({ method }) => method !== "GET").map(({ method, body }) => ({ method, body }));

describe("a new post whose answer was lost", () => {
  it("is found stored when it is sent again", async () => {
    const { save, sent } = setup([new Error("down"), duplicate("blogs_pkey")], rowOf(values, V1));
    expect(await save(values, null)).toBeInstanceOf(Error);
    expect(await save(values, null)).toMatchObject({ updated_at: V1, title: "Gutters" });
    expect(writes(sent).map(({ method }) => method)).toEqual(["POST", "POST"]);
  });

  it("is updated when more was typed before the second try", async () => {
    const { save, sent } = setup(
      [
        new Error("down"),
        duplicate("blogs_pkey"),
        { body: [{ updated_at: V2, publish_at: null }] },
      ],
      rowOf(values, V1),
    );
    await save(values, null);
    const more = { ...values, excerpt: "More" };
    expect(await save(more, null)).toMatchObject({ updated_at: V2, excerpt: "More" });
    const [, , update] = sent.filter(({ method }) => method !== "GET");
    expect(update?.method).toBe("PATCH");
    expect(update?.search.get("updated_at")).toBe(`eq.${V1}`);
  });

  it("is a conflict when what stands there is neither", async () => {
    const { save } = setup([duplicate("blogs_pkey")], rowOf({ ...values, title: "Other" }, V1));
    const error = await save(values, null);
    expect(error).toBeInstanceOf(PostConflictError);
    expect(error).toMatchObject({ current: { title: "Other" } });
  });

  it("is not mistaken for an address that is taken", async () => {
    const { save } = setup([duplicate("blogs_slug_key")], null);
    expect(await save(values, null)).toBeInstanceOf(AddressTakenError);
  });
});

it("a new post is the version the database made of it, not the one that was sent", async () => {
  const { save, sent } = setup([{ status: 201, body: [{ updated_at: V1, publish_at: V2 }] }], null);
  expect(await save(values, null)).toMatchObject({ updated_at: V1, publish_at: V2 });
  expect(writes(sent)[0]?.body).toMatchObject({ updated_at: expect.stringMatching(/Z$/) });
});

describe("an update", () => {
  it("whose answer was lost is no conflict with oneself", async () => {
    const { save } = setup([new Error("down"), { body: [] }], rowOf(values, V2));
    await save(values, V1);
    expect(await save(values, V1)).toMatchObject({ updated_at: V2 });
  });

  it("over somebody else's is refused with theirs", async () => {
    const { save } = setup([{ body: [] }], rowOf({ ...values, title: "Theirs" }, V2));
    expect(await save(values, V1)).toMatchObject({ current: { title: "Theirs", updated_at: V2 } });
  });

  it("to an address that is taken is told in our words", async () => {
    const { save } = setup([duplicate("blogs_slug_key")], null);
    const error = await save(values, V1);
    expect(error).toBeInstanceOf(AddressTakenError);
    expect(error).toMatchObject({ message: expect.not.stringContaining("duplicate") as string });
  });
});

describe("an empty address", () => {
  it.each([
    ["  Café: 24/7!  ", "cafe-24-7"],
    ["Привет", "privet"],
    ["🔥", "post-3f6b1c52"],
  ])("is made from the title %j before it is stored", async (title, slug) => {
    const { save, sent } = setup([{ status: 201, body: [rowOf(values, V1)] }], null);
    expect(await save({ ...values, title, slug: "" }, null)).toMatchObject({ slug });
    expect(writes(sent)[0]?.body).toMatchObject({ slug });
  });
});

describe("many posts at once", () => {
  const ids = Array.from({ length: 150 }, (_, index) => `id-${index}`);
  const posts = ids.map((id) => ({ id }));

  it("go in portions an address has room for, and publishing touches only what is not", async () => {
    const sent = stubNetwork(() => ({ body: [{ id: "x", publish_at: null }] }));
    const { done, error } = await publishPosts(posts, new Date("2026-11-21T12:00:00Z"));
    expect(sent.map(({ method }) => method)).toEqual(["PATCH", "PATCH"]);
    expect(sent[0]?.search.get("published")).toBe("eq.false");
    expect(sent[1]?.search.get("id")).toMatch(/^in\.\(id-100,.*,id-149\)$/);
    expect(sent[0]?.body).toEqual({ published: true, updated_at: "2026-11-21T12:00:00.000Z" });
    expect([done.length, error]).toEqual([2, null]);
  });

  it("keep count of what was done before the line broke", async () => {
    let isDown = false;
    stubNetwork(() => {
      if (isDown) return { status: 500, body: { message: "the disk is full" } };
      isDown = true;
      return { body: [{ id: "id-0" }] };
    });
    const { done, error } = await deletePosts(ids);
    expect(done).toEqual([{ id: "id-0" }]);
    expect(error).toMatchObject({ message: "the disk is full" });
  });
});

describe("restoreDeletedPosts", () => {
  it("brings back the others when one address was taken meanwhile", async () => {
    stubNetwork(({ body }) => {
      const { post_ids: ids } = body as { post_ids: string[] };
      return ids.includes("taken")
        ? { status: 409, body: { code: "23505", message: "duplicate key" } }
        : { body: ids };
    });
    const { done, error } = await restoreDeletedPosts(["a", "taken", "b"]);
    expect(done).toEqual(["a", "b"]);
    expect(error).toMatchObject({ code: "23505" });
  });

  it("does not go on one by one when the line is down", async () => {
    const sent = stubNetwork(() => new TypeError("Failed to fetch"));
    const { done, error } = await restoreDeletedPosts(["a", "b"]);
    expect([done, sent.length]).toEqual([[], 1]);
    expect(error).toBeTruthy();
  });
});
