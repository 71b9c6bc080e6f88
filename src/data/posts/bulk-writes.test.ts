import { describe, expect, it } from "vitest";
import { stubNetwork } from "@tests/stub-network";
import { deletePosts, publishPosts, restoreDeletedPosts } from "./bulk-writes";

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
