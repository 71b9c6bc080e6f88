import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { mailedSession } from "./mailed-session";

export const DEMO = { email: "demo@curbfront.example", password: "demo-only" };

const apikey = () => process.env.CURBFRONT_PUBLISHABLE_KEY ?? "";

/** Waits until presses are handled: by React, or by the script that queues them on a prerendered page. */
export async function waitForApp(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.querySelector('#root[data-state="listening"]')) return true;
    const heading = document.querySelector("h1");
    return Object.keys(heading ?? {}).some((key) => key.startsWith("__reactFiber"));
  });
  // Shortcuts are registered in an effect after the first paint.
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))),
  );
}

export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.locator("#root[data-state=running]").waitFor({ state: "attached" });
}

export async function hydratePage(page: Page): Promise<void> {
  await waitForApp(page);
  await page.evaluate(() => {
    const press = new PointerEvent("pointerdown", { bubbles: true });
    document.querySelector("header a[aria-haspopup=dialog]")?.dispatchEvent(press);
  });
}

export async function openHydrated(page: Page, path: string): Promise<void> {
  await open(page, path);
  await hydratePage(page);
  await waitUntilHydrated(page);
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForApp(page);
}

const ownSite = () => `http://localhost:${process.env.E2E_PORT}`;

type Session = { access_token: string };
const sessions = new Map<string, Promise<Session>>();

async function askForSession(request: APIRequestContext, origin: string): Promise<Session> {
  const answer = await request.post(`${origin}/auth/v1/token?grant_type=password`, {
    headers: { apikey: apikey() },
    data: DEMO,
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Session;
}

/** Cached for each worker, because password hashing is slow. */
function sessionOf(request: APIRequestContext, origin: string): Promise<Session> {
  const session = sessions.get(origin) ?? askForSession(request, origin);
  sessions.set(origin, session);
  session.catch(() => sessions.delete(origin));
  return session;
}

export async function ownerHeaders(
  request: APIRequestContext,
  origin = ownSite(),
): Promise<Record<string, string>> {
  const { access_token: token } = await sessionOf(request, origin);
  return { apikey: apikey(), Authorization: `Bearer ${token}` };
}

/**
 * Restores a session at the next load, as if signed in earlier. `site` is the pages' origin where it differs
 * from the backend's.
 */
export async function signIn(page: Page, origin = ownSite(), site = origin): Promise<void> {
  await keepSession(page, await sessionOf(page.request, origin), site);
}

/** Uses a separate session, since a browser that renews it ends it for the others. */
export async function signInAlone(page: Page, origin = ownSite()): Promise<void> {
  await keepSession(page, await askForSession(page.request, origin), origin);
}

async function keepSession(page: Page, session: Session, origin: string): Promise<void> {
  await page.context().addInitScript(
    ([site, stored]) => {
      // Once for each browser, so that signing out lasts.
      if (location.origin !== site || localStorage.getItem("wasSignedIn")) return;
      localStorage.setItem("wasSignedIn", "true");
      localStorage.setItem("sb-localhost-auth-token", stored ?? "");
      localStorage.setItem("adminLoggedIn", "true");
    },
    [origin, JSON.stringify(session)],
  );
}

/** Until then the page offers only what visitors may do. */
export async function waitForRights(page: Page): Promise<void> {
  await expect(page.locator("[data-slot=sidebar]").getByText("Jo Marsh")).toBeAttached();
}

export async function openAsStaff(page: Page, path: string): Promise<void> {
  await open(page, path);
  await waitForRights(page);
}

export async function openManager(page: Page): Promise<void> {
  await signIn(page);
  await openAsStaff(page, "/admin");
  await expect(page.getByRole("table")).toBeVisible();
}

export async function signInByForm(page: Page): Promise<void> {
  await open(page, "/admin");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await waitForRights(page);
  await expect(page.getByRole("table")).toBeVisible();
}

type Post = { id: string; slug: string; title: string };

function newPost(fields: Record<string, unknown>): Post {
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
    // Older than the seeded posts, so that other tests' lists do not begin with it.
    created_at: "2020-01-01T00:00:00Z",
    ...fields,
  };
  return post;
}

export async function createPosts(
  request: APIRequestContext,
  all: Record<string, unknown>[],
  origin = ownSite(),
): Promise<Post[]> {
  const posts = all.map((fields) => newPost(fields));
  const answer = await request.post(`${origin}/rest/v1/blogs`, {
    headers: await ownerHeaders(request, origin),
    data: posts,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return posts;
}

export async function createPost(
  request: APIRequestContext,
  fields: Record<string, unknown> = {},
  origin = ownSite(),
): Promise<Post> {
  const [post] = await createPosts(request, [fields], origin);
  if (post === undefined) throw new Error("No post was made");
  return post;
}

export async function fillPost(page: Page, title: string): Promise<void> {
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Author", { exact: true }).fill("An author");
  await page.getByLabel("Category", { exact: true }).selectOption("SEO");
  await page.getByLabel("Excerpt", { exact: true }).fill("An excerpt");
  await page.getByLabel("Short Content", { exact: true }).fill("Short content");
  await page.getByLabel("Full Content (HTML)").fill("<p>Full content</p>");
}

/** Adds a colleague and restores their session at the page's next load. Resolves to their name. */
export async function signInAsColleague(
  page: Page,
  request: APIRequestContext,
  role: string,
): Promise<string> {
  const word = crypto.randomUUID().slice(0, 8);
  const person = { email: `sam.${word}@curbfront.example`, name: `Sam ${word}`, role };
  const headers = await ownerHeaders(request);
  const answer = await request.post("/rest/v1/rpc/add_staff", { headers, data: person });
  expect(answer.status(), await answer.text()).toBe(200);
  const { id } = (await answer.json()) as { id: string };
  await keepSession(page, mailedSession(id, person.email), ownSite());
  return person.name;
}
