import { copiesIn, editorOf, fillEditor, openPost, waitForCopy } from "../support/editor-page";
import { openAsStaff, signIn, signInAlone, waitForRights } from "../support/open-page";
import { core, expect, test, type Page } from "../support/test";

const excerpt = (page: Page) => page.getByLabel("Excerpt");
const offer = (page: Page) => page.getByRole("region", { name: "Recovery copy", exact: true });

test(
  "what was typed before a crash is offered, compared and restored",
  core,
  async ({ page, context, request }) => {
    const post = await openPost(page, request);
    await excerpt(page).fill("An excerpt nobody saved");
    await waitForCopy(page, "nobody saved");
    await page.close();

    const again = await context.newPage();
    await openAsStaff(again, editorOf(post.id));
    await expect(offer(again)).toContainText(/unsaved changes from .*Excerpt: 2 words added/);
    await expect(excerpt(again)).toHaveValue("An excerpt");
    await offer(again).getByRole("button", { name: "Compare" }).click();
    await expect(again.getByRole("dialog").locator("ins")).toHaveText("nobody saved");
    await again.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
    await expect(excerpt(again)).toHaveValue("An excerpt nobody saved");
    await expect(offer(again)).toHaveCount(0);
    await again.getByRole("button", { name: "Update" }).click();
    await expect(again.getByText("Updated.", { exact: true })).toBeVisible();
    await expect.poll(() => copiesIn(again)).toEqual([]);
  },
);

test("a copy older than the post leads to both versions, not over the newer one", async ({
  page,
  context,
  request,
}) => {
  const post = await openPost(page, request);
  await excerpt(page).fill("Old words");
  await waitForCopy(page, "Old words");
  await page.close();
  const other = await context.newPage();
  await openAsStaff(other, editorOf(post.id));
  await other.getByLabel("Short Content").fill("Newer words");
  await other.keyboard.press("Control+s");
  await expect(other.getByText("Updated.", { exact: true })).toBeVisible();
  await expect(offer(other)).toContainText("saved again after that");
  await offer(other).getByRole("button", { name: "Restore" }).click();
  await other.getByRole("button", { name: "Update" }).click();
  const dialog = other.getByRole("dialog", { name: "You saved this post in another tab" });
  await expect(dialog).toContainText("Newer words");
  await expect(dialog).toContainText("Old words");
});

test("a new post goes on where it was left, and is stored once", async ({
  page,
  context,
  request,
}) => {
  const title = `Left behind ${Date.now()}`;
  await signIn(page);
  await openAsStaff(page, "/admin/blog-editor");
  await fillEditor(page, title);
  await waitForCopy(page, title);
  await page.close();

  const again = await context.newPage();
  await openAsStaff(again, "/admin/blog-editor");
  const left = again.getByRole("region", { name: "Left unsaved in this browser" });
  await expect(left).toContainText(title);
  await left.getByRole("button", { name: "Go on writing" }).click();
  await expect(again.getByLabel("Title", { exact: true })).toHaveValue(title);
  await again.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(again).toHaveURL(/blog-editor\?id=/);
  await expect.poll(() => copiesIn(again)).toEqual([]);
  const slug = title.toLowerCase().replaceAll(" ", "-");
  expect((await request.get(`/blog/${slug}`)).status()).toBe(200);
});

test("an answer that gets lost does not make a second post", async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource|Error saving blog/);
  const title = `Twice ${Date.now()}`;
  await signIn(page);
  await openAsStaff(page, "/admin/blog-editor");
  await fillEditor(page, title);
  let isFirst = true;
  await page.route("**/rest/v1/blogs**", async (route) => {
    if (route.request().method() !== "POST" || !isFirst) return route.continue();
    isFirst = false;
    await route.fetch({ maxRetries: 2 });
    await route.abort();
  });
  await page.getByRole("button", { name: "Save Draft" }).click();
  await expect(page.getByRole("alert")).toContainText("Error saving blog: ");
  await page.getByRole("button", { name: "Retry" }).first().click();
  await expect(page.getByText("Draft saved.")).toBeVisible();
  await page.goto("/admin");
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(title, { exact: true })).toHaveCount(1);
});

test("two tabs with one post are warned, and keep their own copies", async ({
  page,
  context,
  request,
}) => {
  const post = await openPost(page, request);
  const notice = (tab: Page) => tab.getByText("This post is open in another tab.");
  await expect(notice(page)).toHaveCount(0);
  const second = await context.newPage();
  await openAsStaff(second, editorOf(post.id));
  await expect(notice(second)).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await excerpt(page).fill("From the first");
  await excerpt(second).fill("From the second");
  await waitForCopy(page, "From the first");
  await waitForCopy(page, "From the second");
  await expect(offer(page)).toHaveCount(0);
  await second.close();
  await expect(notice(page)).toHaveCount(0);
});

test("full storage is reported, and the text can be copied", async ({ page, request }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = new Proxy(Reflect.get(Storage.prototype, "setItem"), {
      apply(target, storage, parts: [string, string]) {
        if (parts[0].startsWith("curbfront.postCopy.")) {
          throw new DOMException("", "QuotaExceededError");
        }
        Reflect.apply(target, storage, parts);
      },
    });
  });
  const post = await openPost(page, request);
  await excerpt(page).fill("Only on this page");
  await expect(page.getByText("No recovery copy is being kept.")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download a copy" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${post.slug}-copy.json`);
  const stream = await file.createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({
    excerpt: "Only on this page",
    full_content: "<p>Full content</p>",
  });
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("No recovery copy is being kept.")).toHaveCount(0);
});

test("a damaged copy breaks nothing and is not thrown away in silence", async ({
  page,
  request,
}) => {
  const post = await openPost(page, request);
  await page.evaluate(
    (id) =>
      localStorage.setItem(`curbfront.postCopy.${id}.x`, '{"format":1,"values":{"title":"Los'),
    post.id,
  );
  await page.reload();
  await expect(page.getByText("A recovery copy is damaged")).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByText("A recovery copy is damaged")).toHaveCount(0);
  expect(await copiesIn(page)).toEqual([]);
});

test("signing out in the middle of a sentence loses nothing", core, async ({ page, request }) => {
  const post = await openPost(page, request);
  await excerpt(page).fill("Half a sent");
  await page.getByRole("navigation").getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("heading", { name: "Staff sign in" })).toBeVisible();
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  // The demo's flag may be shown before the session.
  await waitForRights(page);
  await openAsStaff(page, editorOf(post.id));
  await offer(page).getByRole("button", { name: "Restore" }).click();
  await expect(excerpt(page)).toHaveValue("Half a sent");
});

test(
  "offline, a save fails, says so, and works once the line is back",
  core,
  async ({ page, context, request, expectProblem }) => {
    // The connection may break while the visual view or the palette is still loading.
    expectProblem(/Failed to load resource|Error saving blog|A part of the page was not loaded/);
    await openPost(page, request);
    await excerpt(page).fill("Written in a tunnel");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Update" }).click();
    await expect(page.getByRole("alert")).toContainText("Error saving blog: ");
    await expect(page.getByRole("alert")).toContainText("You are offline");
    await context.setOffline(false);
    await expect(page.getByRole("alert")).toContainText("You are back online");
    await page.getByRole("button", { name: "Retry" }).first().click();
    await expect(page.getByText("Updated.", { exact: true })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  },
);

test("a session that ended is renewed without leaving the post", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/status of 401|Error saving blog/);
  await signInAlone(page);
  await openPost(page, request);
  await excerpt(page).fill("After a long lunch");
  let isEnded = true;
  await page.route("**/rest/v1/blogs**", (route) =>
    route.request().method() === "PATCH" && isEnded
      ? route.fulfill({ status: 401, json: { code: "PGRST303", message: "JWT expired" } })
      : route.continue(),
  );
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByRole("alert")).toContainText("Error saving blog: JWT expired");
  isEnded = false;
  await page.getByRole("button", { name: "Sign in again" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Updated.", { exact: true })).toBeVisible();
  await expect(excerpt(page)).toHaveValue("After a long lunch");
});
