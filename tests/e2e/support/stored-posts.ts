import { expect, type APIRequestContext } from "@playwright/test";
import { createPosts, ownerHeaders } from "./open-page";

const apikey = () => process.env.CURBFRONT_PUBLISHABLE_KEY ?? "";

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

export async function readAsVisitor(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(`/rest/v1/${path}`, { headers: { apikey: apikey() } });
  expect(answer.status()).toBe(200);
  return answer.text();
}

const LETTERS = "bcdfghjklmnpqrstvwxz";

export function newWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join("");
}

const longAgo = () => Math.floor(Date.UTC(1985, 0, 1) + Math.random() * 30 * 365 * 86_400_000);

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
