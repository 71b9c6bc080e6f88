import { createPost, open } from "../support/open-page";
import { changePost, createCategory, newWord, readAsVisitor } from "../support/stored-posts";
import { core, coreAndDated, expect, test } from "../support/test";

type Answer = { status: () => number; text: () => Promise<string> };

async function placesThatName(
  get: (path: string) => Promise<Answer>,
  { slug, title, category }: { slug: string; title: string; category: string },
): Promise<string[]> {
  const query = encodeURIComponent(category);
  const places = [
    `/blog?category=${query}`,
    `/blog?q=${query}`,
    "/rss.xml",
    "/sitemap.xml",
    `/blog/${slug}`,
  ];
  const found: string[] = [];
  for (const place of places) {
    const answer = await get(place);
    const text = await answer.text();
    const isNamed = text.includes(title) || text.includes(`/blog/${slug}<`);
    if (isNamed && answer.status() === 200) found.push(place.split("?")[0] ?? "");
  }
  return found;
}

const EVERYWHERE = (slug: string) => [
  "/blog",
  "/blog",
  "/rss.xml",
  "/sitemap.xml",
  `/blog/${slug}`,
];

test(
  "a post is everywhere on the very next request after it is published, and nowhere before and after",
  core,
  async ({ request }) => {
    const category = `Drawer ${newWord()}`;
    const post = { ...(await createPost(request, { category, published: false })), category };
    const get = (path: string) => request.get(path);
    expect(await placesThatName(get, post)).toEqual([]);
    await changePost(request, post.id, { published: true });
    expect(await placesThatName(get, post)).toEqual(EVERYWHERE(post.slug));
    await changePost(request, post.id, { published: false });
    expect(await placesThatName(get, post)).toEqual([]);
  },
);

test(
  "a scheduled post is nowhere, not even beside its relatives",
  coreAndDated,
  async ({ request }) => {
    const { word, category, posts } = await createCategory(request, 1);
    const scheduled = {
      ...(await createPost(request, {
        category,
        title: `Tomorrow ${word}`,
        publish_at: new Date(Date.now() + 86_400_000).toISOString(),
      })),
      category,
    };
    expect(await placesThatName((path) => request.get(path), scheduled)).toEqual([]);
    const page = await (await request.get(`/blog/${posts[0]?.slug}`)).text();
    expect(page).not.toContain(scheduled.slug);
    for (const path of [
      `rpc/published_post?at_slug=${scheduled.slug}`,
      `rpc/search_posts?search=${word}`,
      `rpc/posts_around?for_posts={${posts[0]?.id}}`,
      `rpc/posts_around?for_posts={${scheduled.id}}`,
    ]) {
      expect(await readAsVisitor(request, path)).not.toContain(scheduled.title);
    }
    await changePost(request, scheduled.id, { publish_at: new Date().toISOString() });
    expect(await placesThatName((path) => request.get(path), scheduled)).toEqual(
      EVERYWHERE(scheduled.slug),
    );
  },
);

test("the feed is a feed, sent as one", core, async ({ page, request }) => {
  const nasty = `Tom & Jerry’s <b>“trucks”</b> ]]> ${newWord()}`;
  const { slug } = await createPost(request, {
    title: nasty,
    created_at: new Date().toISOString(),
    full_content:
      '<p>Full <a href="/pricing">text</a><script>x()</script></p><img src="/covers/a.svg" alt="">',
  });
  const answer = await request.get("/rss.xml");
  expect(answer.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const xml = await answer.text();
  // An empty page has no Trusted Types policy.
  const item = await page.evaluate(
    ([text, link]) => {
      const feed = new DOMParser().parseFromString(text ?? "", "application/xml");
      const found = [...feed.querySelectorAll("item")].find(
        (one) => one.querySelector("link")?.textContent === link,
      );
      const textOf = (name: string) => found?.getElementsByTagName(name)[0]?.textContent;
      return {
        errors: feed.querySelectorAll("parsererror").length,
        title: textOf("title"),
        content: textOf("content:encoded"),
      };
    },
    [xml, `https://www.curbfront.example/blog/${slug}`],
  );
  expect(item).toEqual({
    errors: 0,
    title: nasty,
    content:
      '<p>Full <a href="https://www.curbfront.example/pricing">text</a></p><img src="https://www.curbfront.example/covers/a.svg" alt="">',
  });
  await open(page, "/blog");
  await expect(page.locator('link[rel="alternate"][type="application/rss+xml"]')).toHaveAttribute(
    "href",
    "/rss.xml",
  );
  await expect(page.getByRole("link", { name: "RSS feed" })).toHaveAttribute("href", "/rss.xml");
});

test("the sitemap has the days posts were changed on", coreAndDated, async ({ request }) => {
  const before = Date.now();
  const { slug, id } = await createPost(request);
  await changePost(request, id, { excerpt: "Changed" });
  const [post] = JSON.parse(await readAsVisitor(request, `rpc/published_post?at_slug=${slug}`));
  const changedAt = new Date(post.updated_at).toISOString();
  expect(Date.parse(changedAt)).toBeGreaterThanOrEqual(before);
  const xml = await (await request.get("/sitemap.xml")).text();
  const entry = (path: string) =>
    new RegExp(`<loc>https://www\\.curbfront\\.example${path}</loc><lastmod>([^<]*)`).exec(
      xml,
    )?.[1];
  expect(entry(`/blog/${slug}`)).toBe(changedAt);
  expect(Date.parse(entry("/blog") ?? "")).toBeGreaterThanOrEqual(Date.parse(changedAt));
  expect(entry("/pricing")).toBeUndefined();
});

test(
  "an old address leads to the new one, query and all, and an unknown one nowhere",
  core,
  async ({ request }) => {
    const post = await createPost(request);
    const slug = `new-${post.slug}`;
    await changePost(request, post.id, { slug });
    const answer = await request.get(`/blog/${post.slug}?utm_source=mail`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(`/blog/${slug}?utm_source=mail`);
    expect((await request.get(`/blog/${slug}`)).status()).toBe(200);
    expect((await request.get(`/blog/no-${post.slug}`)).status()).toBe(404);
    await changePost(request, post.id, { published: false });
    expect((await request.get(`/blog/${post.slug}`, { maxRedirects: 0 })).status()).toBe(404);
  },
);

test("where the host does not know an old address, the browser finds the new one", async ({
  page,
  request,
}) => {
  const post = await createPost(request, { full_content: "<h2>A part</h2><h2>Another</h2>" });
  const slug = `new-${post.slug}`;
  await changePost(request, post.id, { slug });
  const shell = await (await request.get("/app.html")).text();
  await page.route(`/blog/${post.slug}*`, (route) =>
    route.fulfill({ body: shell, contentType: "text/html" }),
  );
  await page.goto("/about");
  await page.goto(`/blog/${post.slug}?utm_source=mail#another`);
  await expect(page).toHaveURL(`/blog/${slug}?utm_source=mail#another`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(post.title);
  await page.goBack();
  await expect(page).toHaveURL("/about");
});
