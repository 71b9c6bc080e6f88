import { describe, expect, it } from "vitest";
import { stubNetwork } from "@tests/stub-network";
import { duplicatePost } from "./mutations";

const source = {
  id: "a",
  title: "Ice dams",
  slug: "ice-dams",
  excerpt: "Excerpt",
  content: "Short",
  full_content: `<p>${"word ".repeat(401)}</p>`,
  author: "Priya Nair",
  category: "SEO",
  image_url: null,
  image_alt: null,
  read_time: "1 min read",
  published: true,
  publish_at: "2026-11-18 15:00:00+00",
  created_at: "2026-11-18 15:00:00+00",
  updated_at: "2026-11-18 15:00:00+00",
};
const now = new Date("2026-11-21T12:00:00Z");
const titleOf = (title: string) => `Copy of ${title}`;

/** A backend where these addresses are taken; `race` is taken at the insert. */
function setup({ taken = [] as string[], race = "" } = {}) {
  const stored: Record<string, unknown>[] = [];
  stubNetwork(({ method, path, search, body }) => {
    if (path.endsWith("/slug_holder")) {
      const slug = search.get("candidate") ?? "";
      return {
        body: taken.includes(slug) ? [{ post_id: "x", title: "X", is_redirect: false }] : [],
      };
    }
    if (method === "GET") return search.get("id") === "eq.a" ? { body: [source] } : { body: [] };
    const row = body as Record<string, unknown>;
    if (row.slug === race) {
      return { status: 409, body: { code: "23505", message: "duplicate key" } };
    }
    stored.push(row);
    return { status: 201, body: [row] };
  });
  return stored;
}

describe("duplicatePost", () => {
  it("stores a draft of its own: new id, new date, no date of publication", async () => {
    const stored = setup();
    await duplicatePost("a", "new-id", now, titleOf);
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({
      id: "new-id",
      title: "Copy of Ice dams",
      slug: "ice-dams-copy",
      full_content: source.full_content,
      read_time: "3 min read",
      published: false,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    });
    expect(stored[0]).not.toHaveProperty("publish_at");
  });

  it.each([
    [{ taken: ["ice-dams-copy"] }, "ice-dams-copy-2"],
    [{ taken: ["ice-dams-copy", "ice-dams-copy-2"] }, "ice-dams-copy-3"],
    [{ race: "ice-dams-copy" }, "ice-dams-copy-2"],
  ])("takes the next free address: %j", async (backend, slug) => {
    const stored = setup(backend);
    expect(await duplicatePost("a", "new-id", now, titleOf)).toMatchObject({ slug });
    expect(stored[0]).toMatchObject({ slug });
  });

  it("says so when the post is gone", async () => {
    setup();
    await expect(duplicatePost("b", "new-id", now, titleOf)).rejects.toThrow(/no longer exists/);
  });
});
