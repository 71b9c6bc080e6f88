import type { APIRequestContext, Page } from "@playwright/test";
import { copiesIn } from "../support/editor-page";
import {
  expectAccessibleInBothThemes,
  expectFitAndAccessible,
  expectNoSidewaysScroll,
  NARROW,
  PHONE,
  WIDE,
} from "../support/page-checks";
import {
  createPost,
  createPosts,
  openAsStaff,
  openManager,
  ownerHeaders,
} from "../support/open-page";
import { core, expect, test } from "../support/test";

async function readAsStaff<Row>(request: APIRequestContext, path: string): Promise<Row[]> {
  const answer = await request.get(`/rest/v1/${path}`, { headers: await ownerHeaders(request) });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Row[];
}

/** Three posts with a random word in their titles, which no other test matches. */
async function arrange(request: APIRequestContext, fields: Record<string, unknown> = {}) {
  const word = `w${crypto.randomUUID().slice(0, 8)}`;
  const titles = ["A", "B", "C"].map((initial) => `${initial} ${word}`);
  const posts = await createPosts(
    request,
    titles.map((title) => ({ title, published: false, ...fields })),
  );
  return { word, posts };
}

async function editHere(page: Page, title: string): Promise<void> {
  await page.getByRole("link", { name: `Edit ${title}`, exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: `Quick edit ${title}` })).toBeFocused();
  await page.keyboard.press("Enter");
}

const rows = (page: Page) => page.locator("[data-row]");
const titles = (page: Page) => page.locator("[data-row] b").allTextContents();

async function find(page: Page, word: string, count: number): Promise<void> {
  await page.getByRole("searchbox", { name: "Search posts" }).fill(word);
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await expect(rows(page)).toHaveCount(count);
}

test("search, filter and order stand in the address, and Back undoes them", async ({
  page,
  request,
}) => {
  const { word } = await arrange(request);
  await createPost(request, { title: `D ${word}`, category: "Design" });
  await openManager(page);
  await find(page, word, 4);
  await page.getByRole("button", { name: "Title", exact: true }).click();
  await expect
    .poll(() => titles(page))
    .toEqual(["A", "B", "C", "D"].map((name) => `${name} ${word}`));
  await page.getByRole("button", { name: /^Drafts/ }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByLabel("Filter by category").selectOption("Design");
  await expect(page.getByText("No post matches.")).toBeVisible();

  await page.goBack();
  await expect(rows(page)).toHaveCount(3);
  await page.goBack();
  await expect(rows(page)).toHaveCount(4);
  await page.reload();
  await expect
    .poll(() => titles(page))
    .toEqual(["A", "B", "C", "D"].map((name) => `${name} ${word}`));
  await expect(page.getByRole("searchbox", { name: "Search posts" })).toHaveValue(word);
});

test("a search means its characters, and nothing else", async ({ page, request }) => {
  const word = `w${crypto.randomUUID().slice(0, 8)}`;
  const endings = ["100%", "a_b", 'x"y', "(c), d", "e\\f", "5*g", "plain"];
  await createPosts(
    request,
    endings.map((ending) => ({ title: `${word} ${ending}`, published: false })),
  );
  await openManager(page);
  await find(page, word, 7);
  for (const [typed, count] of [
    [`${word} 100%`, 1],
    [`${word} a_b`, 1],
    [`${word} x"y`, 1],
    [`${word} (c), d`, 1],
    [`${word} e\\f`, 1],
    [`${word} 5*g`, 1],
    [`${word} %`, 0],
    [`${word} _`, 0],
    [`${word} *`, 0],
  ] as const) {
    await test.step(typed, async () => {
      await page.getByRole("searchbox", { name: "Search posts" }).fill(typed);
      await expect(rows(page)).toHaveCount(count);
    });
  }
});

test(
  "many posts are published at once, and Undo makes exactly those drafts again",
  core,
  async ({ page, request }) => {
    const { word, posts } = await arrange(request);
    const [first] = posts;
    const status = async () => (await request.get(`/blog/${first?.slug}`)).status();
    await openManager(page);
    await find(page, word, 3);
    await page.getByRole("checkbox", { name: `Select A ${word}` }).check();
    await page.getByRole("checkbox", { name: `Select C ${word}` }).click({ modifiers: ["Shift"] });
    await page.getByRole("checkbox", { name: `Select B ${word}` }).uncheck();
    await page.getByRole("button", { name: "Publish 2" }).click();
    await expect(page.getByText("Published 2 of 2.")).toBeVisible();
    await expect(rows(page).filter({ hasText: "Published" })).toHaveCount(2);
    expect(await status()).toBe(200);

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(rows(page).filter({ hasText: "Draft" })).toHaveCount(3);
    expect(await status()).toBe(404);
    const stored = await readAsStaff<{ publish_at: string | null }>(
      request,
      `blogs?select=publish_at&id=eq.${first?.id}`,
    );
    expect(stored).toEqual([{ publish_at: null }]);
  },
);

test(
  "a deleted post comes back as the same row with its history",
  core,
  async ({ page, request }) => {
    const { word, posts } = await arrange(request, { published: true });
    const [post] = posts;
    const read = () => readAsStaff(request, `blogs?select=*&id=eq.${post?.id}`);
    const history = () =>
      readAsStaff<{ action: string }>(
        request,
        `blog_revisions?select=action&post_id=eq.${post?.id}&order=number`,
      );
    const before = await read();
    await openManager(page);
    await find(page, word, 3);
    await page.getByRole("button", { name: `Delete A ${word}` }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("Are you sure you want to delete this blog?");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(rows(page)).toHaveCount(2);
    expect((await request.get(`/blog/${post?.slug}`)).status()).toBe(404);

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(rows(page)).toHaveCount(3);
    expect(await read()).toEqual(before);
    expect((await history()).map(({ action }) => action)).toEqual([
      "created",
      "deleted",
      "undeleted",
    ]);
    expect((await request.get(`/blog/${post?.slug}`)).status()).toBe(200);
  },
);

test("a post deleted long ago is restored from Deleted, by keyboard alone", async ({
  page,
  request,
}) => {
  const { word } = await arrange(request);
  await openManager(page);
  await find(page, word, 3);
  await page.getByRole("checkbox", { name: "Select all shown" }).press("Space");
  await page.getByRole("button", { name: "Delete 3" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByText("No post matches.")).toBeVisible();

  await page.getByRole("button", { name: "Deleted", exact: true }).press("Enter");
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText("Jo Marsh");
  await page.getByRole("button", { name: `Restore B ${word}` }).press("Enter");
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("checkbox", { name: "Select all shown" }).press("Space");
  await page.getByRole("button", { name: "Restore 2" }).press("Enter");
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole("button", { name: /^All/ }).press("Enter");
  await expect(rows(page)).toHaveCount(3);
});

test("a copy is a draft at its own address", async ({ page, request }) => {
  const { word, posts } = await arrange(request, { published: true });
  await openManager(page);
  await find(page, word, 3);
  for (const slug of [`${posts[0]?.slug}-copy`, `${posts[0]?.slug}-copy-2`]) {
    await page.getByRole("button", { name: `More for A ${word}`, exact: true }).click();
    await page.getByRole("menuitem", { name: "Duplicate" }).click();
    await expect(rows(page).filter({ hasText: slug })).toContainText("Draft");
  }
  expect((await request.get(`/blog/${posts[0]?.slug}-copy`)).status()).toBe(404);
});

test("two tabs with one post: the second is asked, and loses nothing", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/Error saving blog: PostConflictError/);
  const { word } = await arrange(request);
  await openManager(page);
  await find(page, word, 3);
  const other = await page.context().newPage();
  await openAsStaff(other, page.url());
  for (const [tab, text] of [
    [page, "mine"],
    [other, "theirs"],
  ] as const) {
    await editHere(tab, `A ${word}`);
    await tab.getByLabel("Excerpt").fill(text);
  }
  await other.getByRole("button", { name: "Save blog" }).click();
  await expect(other.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Save blog" }).click();
  const conflict = page.getByRole("dialog", { name: "You saved this post in another tab" });
  await expect(conflict).toContainText("mine");
  await expect(conflict).toContainText("theirs");
  await conflict.getByRole("button", { name: "Keep this tab’s" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: `Quick edit A ${word}` })).toBeFocused();
  await editHere(page, `A ${word}`);
  await expect(page.getByLabel("Excerpt")).toHaveValue("mine");
});

test("text typed above the list continues in the editor, also for a new post", async ({ page }) => {
  const title = `Taken along ${crypto.randomUUID().slice(0, 8)}`;
  await openManager(page);
  await page.getByRole("button", { name: "Add New Blog" }).click();
  const form = page.getByRole("dialog", { name: "Add blog" });
  await form.getByLabel("Title", { exact: true }).fill(title);
  await form.getByLabel("Excerpt").fill("Typed above the list");
  await form.getByRole("link", { name: "Open in the editor" }).click();
  await expect(page).toHaveURL("/admin/blog-editor");
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
  await expect(page.getByLabel("Excerpt")).toHaveValue("Typed above the list");
  await expect(page.getByText("Edited, not saved yet")).toBeVisible();
  await expect.poll(async () => (await copiesIn(page)).length).toBe(1);
});

test("the manager at work is complete in both themes", async ({ page, request }) => {
  const { word } = await arrange(request);
  await openManager(page);
  await find(page, word, 3);
  await page.getByRole("checkbox", { name: `Select A ${word}` }).check();
  await expectFitAndAccessible(page, [WIDE, PHONE]);
  await page.setViewportSize(NARROW);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: `More for A ${word}`, exact: true }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await editHere(page, `A ${word}`);
  await expect(page.getByLabel("Excerpt")).toBeVisible();
  await expectFitAndAccessible(page, [WIDE, PHONE]);
});
