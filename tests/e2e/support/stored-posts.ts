import { expect, type APIRequestContext } from "@playwright/test";
import { createPosts, ownerHeaders } from "./open-page";

const apikey = () => process.env.CURBFRONT_PUBLISHABLE_KEY ?? "";

/** Changes a post as the demo's owner, past the screens. */
export async function changePost(
  request: APIRequestContext,
  id: string,
  fields: Record<string, unknown>,
): Promise<void> {
  const answer = await request.patch(`/rest/v1/blogs?id=eq.${id}`, {
    headers: await ownerHeaders(request),
    data: fields,
  });
  expect(answer.status(), await answer.text()).toBe(204);
}

/** What anybody with the publishable key reads. */
export async function readAsVisitor(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(`/rest/v1/${path}`, { headers: { apikey: apikey() } });
  expect(answer.status()).toBe(200);
  return answer.text();
}

const LETTERS = "bcdfghjklmnpqrstvwxz";

/** A word that stands in no other post and that no language has an ending for. */
export function newWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join("");
}

/** A moment long ago that no other test's posts come near. */
const longAgo = () => Math.floor(Date.UTC(1985, 0, 1) + Math.random() * 30 * 365 * 86_400_000);

/** Posts in a category of their own, the first one newest, each with the same unusual word. */
export async function createCategory(request: APIRequestContext, count: number) {
  const word = newWord();
  const category = `Drawer ${word}`;
  const newest = longAgo();
  const posts = await createPosts(
    request,
    Array.from({ length: count }, (_, index) => ({
      title: `Number ${index + 1} ${category}`,
      category,
      excerpt: `Says ${word} once.`,
      publish_at: new Date(newest - (index + 1) * 1000).toISOString(),
    })),
  );
  return { word, category, posts, address: `/blog?category=${encodeURIComponent(category)}` };
}
