import { expect, type APIRequestContext, type Page } from "@playwright/test";

export const DEMO = { email: "demo@curbfront.example", password: "demo-only" };

const apikey = () => process.env.CURBFRONT_PUBLISHABLE_KEY ?? "";

/** Until React runs the page's heading, links and buttons may not answer yet. */
export async function waitForApp(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector("h1");
    return Object.keys(heading ?? {}).some((key) => key.startsWith("__reactFiber"));
  });
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForApp(page);
}

/** Through the login page, with the pair it displays. */
export async function signIn(page: Page): Promise<void> {
  await page.goto("/admin");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("table")).toBeVisible();
  // The database knows the person once their name is there.
  await expect(page.getByText("Jo Marsh").first()).toBeAttached();
}

type Post = { id: string; slug: string; title: string };

/** Puts a post into the database as the demo's owner, past the screens. */
export async function createPost(
  request: APIRequestContext,
  fields: Record<string, unknown> = {},
): Promise<Post> {
  const id = crypto.randomUUID();
  const post = {
    id,
    title: `Post ${id.slice(0, 8)}`,
    slug: `post-${id}`,
    excerpt: "An excerpt",
    content: "Short content",
    full_content: "<p>Full content</p>",
    author: "An author",
    category: "SEO",
    read_time: "1 min read",
    published: true,
    // Behind the seeded posts, so that no other test finds it first in the list.
    created_at: "2020-01-01T00:00:00Z",
    ...fields,
  };
  const session = await request.post("/auth/v1/token?grant_type=password", {
    headers: { apikey: apikey() },
    data: DEMO,
  });
  const { access_token: token } = (await session.json()) as { access_token: string };
  const answer = await request.post("/rest/v1/blogs", {
    headers: { apikey: apikey(), Authorization: `Bearer ${token}` },
    data: post,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return post;
}

/** Fills every required field of the post form but the title's own slug. */
export async function fillPost(page: Page, title: string): Promise<void> {
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Author", { exact: true }).fill("An author");
  await page.getByLabel("Category", { exact: true }).selectOption("SEO");
  await page.getByLabel("Excerpt", { exact: true }).fill("An excerpt");
  await page.getByLabel("Short Content", { exact: true }).fill("Short content");
  await page.getByLabel("Full Content (HTML)").fill("<p>Full content</p>");
}
