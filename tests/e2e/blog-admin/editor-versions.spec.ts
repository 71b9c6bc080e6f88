import { editorOf, openPost } from "../support/editor-page";
import {
  boxOf,
  expectAccessible,
  expectFitAndAccessible,
  expectNoSidewaysScroll,
  PHONE,
  WIDE,
} from "../support/page-checks";
import { createPost, openAsStaff, signIn } from "../support/open-page";
import { core, coreAndDated, expect, test, type Page } from "../support/test";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const update = (page: Page) => page.getByRole("button", { name: "Update" }).click();
const updated = (page: Page) => expect(page.getByText("Updated.", { exact: true })).toBeVisible();

async function saveElsewhere(other: Page, id: string, label: string, text: string) {
  await signIn(other);
  await openAsStaff(other, editorOf(id));
  await field(other, label).fill(text);
  await update(other);
  await updated(other);
}

/**
 * The message covers no save button at any scroll position. Other controls, such as the toolbar, can be scrolled
 * out from under it.
 */
async function expectToastClearOfSaving(page: Page, text: string): Promise<void> {
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: text });
  await expect(toast).toBeVisible();
  await expect
    .poll(() =>
      toast.evaluate((message) => {
        const { left, right, top, bottom } = message.getBoundingClientRect();
        return [...document.querySelectorAll('[data-slot="publishing-actions"] button')]
          .map((button) => ({ button, box: button.getBoundingClientRect() }))
          .filter(({ box }) => box.left < right && box.right > left)
          .filter(({ box }) => box.top < bottom && box.bottom > top)
          .map(({ button }) => button.textContent);
      }),
    )
    .toEqual([]);
}

test(
  "two tabs save one post: both versions, and a pick for each field",
  core,
  async ({ page, request, newPerson }) => {
    const post = await openPost(page, request);
    await field(page, "Excerpt").fill("My own excerpt");
    await saveElsewhere(await newPerson(), post.id, "Short Content", "Their short content");
    await update(page);
    const dialog = page.getByRole("dialog", { name: "You saved this post in another tab" });
    await expect(dialog).toContainText(/You saved it in another tab .* after you opened it here/);
    await expect(dialog.getByRole("group")).toHaveCount(2);
    await expect(dialog.locator("mark").filter({ hasText: "My own" })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog
      .getByRole("group", { name: "Short Content" })
      .getByRole("radio", { name: "The other tab" })
      .check();
    await dialog.getByRole("button", { name: "Save my picks" }).click();
    await updated(page);
    await page.reload();
    await expect(field(page, "Excerpt")).toHaveValue("My own excerpt");
    await expect(field(page, "Short Content")).toHaveValue("Their short content");
  },
);

test("taking the other version keeps mine as a recovery copy", async ({
  page,
  request,
  newPerson,
}) => {
  const post = await openPost(page, request);
  await field(page, "Excerpt").fill("My own excerpt");
  await saveElsewhere(await newPerson(), post.id, "Excerpt", "Their excerpt");
  await update(page);
  const dialog = page.getByRole("dialog", { name: "You saved this post in another tab" });
  await dialog.getByRole("button", { name: "Decide later" }).click();
  await expect(page.getByRole("alert")).toContainText("What you typed here is not saved yet");
  await page.getByRole("button", { name: "Compare both versions" }).click();
  await dialog.getByRole("button", { name: "Take the other tab’s" }).click();
  await expect(field(page, "Excerpt")).toHaveValue("Their excerpt");
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(field(page, "Excerpt")).toHaveValue("My own excerpt");
});

test(
  "an earlier version comes back, and that can be undone the same way",
  core,
  async ({ page, request }) => {
    await openPost(page, request);
    await field(page, "Excerpt").fill("The second excerpt");
    await update(page);
    await updated(page);
    const history = page.getByRole("dialog", { name: "History" });
    await page.getByRole("button", { name: "History" }).click();
    await expect(history.locator("del")).toHaveText("An");
    await expect(history.locator("ins")).toHaveText("The second");
    await expectAccessible(page);
    await history.getByRole("button", { name: "Restore version 1" }).click();
    await expect(field(page, "Excerpt")).toHaveValue("An excerpt");
    await expectToastClearOfSaving(page, "Restored version 1.");

    await page.setViewportSize({ width: 768, height: 1024 });
    await field(page, "Short Content").fill("Not saved");
    await page.getByRole("button", { name: "History" }).click();
    await expect(history.getByRole("button", { name: /^3\. Restored version 1/ })).toBeVisible();
    await history.getByRole("button", { name: /^2\. Saved/ }).click();
    await history.getByRole("button", { name: "Restore version 2" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
    await expect(field(page, "Excerpt")).toHaveValue("The second excerpt");
    await expectToastClearOfSaving(page, "Restored version 2.");
    await expect(page.getByText("You have unsaved changes from")).toBeVisible();
  },
);

test("a public post's address changes only on purpose, and the old one leads on", async ({
  page,
  request,
}) => {
  const post = await openPost(page, request);
  const taken = await createPost(request);
  const slug = field(page, "Slug");
  await field(page, "Title").fill("Another title altogether");
  await expect(slug).toHaveValue(post.slug);
  await expect(slug).not.toBeEditable();
  await page.getByRole("button", { name: "Change address" }).click();
  await slug.fill(taken.slug);
  await expect(page.getByText(`Taken by “${taken.title}”.`)).toBeVisible();
  await page.getByRole("button", { name: `Use ${taken.slug}-2` }).click();
  await expect(page.getByText("Free.")).toBeVisible();
  await update(page);
  await updated(page);
  await expect(slug).not.toBeEditable();
  expect((await request.get(`/blog/${taken.slug}-2`)).status()).toBe(200);
  const old = await request.get(`/blog/${post.slug}`);
  expect(new URL(old.url()).pathname).toBe(`/blog/${taken.slug}-2`);
});

test("a title in another script gives a readable address, emoji a plain one", async ({ page }) => {
  const tables: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/any-ascii-")) tables.push(request.url());
  });
  await signIn(page);
  await openAsStaff(page, "/admin/blog-editor");
  await field(page, "Title").fill("Café Straße, Łódź");
  await expect(field(page, "Slug")).toHaveValue("cafe-strasse-lodz");
  // The table of scripts is as large as the rest of the page's code.
  expect(tables).toEqual([]);
  await field(page, "Title").fill("Привет, сантехник");
  await expect(field(page, "Slug")).toHaveValue("privet-santekhnik");
  expect(tables).toHaveLength(1);
  await field(page, "Title").fill("🔥🔥🔥");
  await expect(field(page, "Slug")).toHaveValue(/^post-[0-9a-f]{8}$/);
  await field(page, "Slug").fill("my-own");
  await field(page, "Title").fill("Something else");
  await expect(field(page, "Slug")).toHaveValue("my-own");
});

test(
  "the preview shows unsaved words as they are typed, to staff only",
  core,
  async ({ page, context, request, newPerson }) => {
    const post = await openPost(page, request, { published: false });
    await page.evaluate(() => localStorage.setItem("curbfront.theme", "dark"));
    await field(page, "Title").fill("Typed, not saved");
    const [preview] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("link", { name: "Preview" }).click(),
    ]);
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Typed, not saved");
    await expect(preview.getByText("not saved yet")).toBeVisible();
    // Readers have no dark theme.
    await expect(preview.locator("html")).toHaveAttribute("data-theme", "light");
    await expect(preview.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await field(page, "Title").fill("Typed on");
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Typed on");
    await page.getByRole("button", { name: "Save Draft" }).click();
    await expect(preview.getByText("a draft, for staff only")).toBeVisible();

    const visitor = await newPerson();
    await visitor.goto(`/admin/blog-preview?id=${post.id}`);
    await expect(visitor).toHaveURL("/admin");
  },
);

test(
  "a scheduled post is unreadable until its time, and can be called off",
  coreAndDated,
  async ({ page, request }) => {
    const post = await openPost(page, request, { published: false });
    const status = async () => (await request.get(`/blog/${post.slug}`)).status();
    await field(page, "Publish at").fill("2099-03-01T09:30");
    await page.getByRole("button", { name: "Schedule" }).click();
    await expect(page.getByText("Scheduled for Mar 1, 2099, 9:30 am.")).toBeVisible();
    await expect(page.getByText("Scheduled", { exact: true })).toBeVisible();
    expect(await status()).toBe(404);
    await page.getByRole("button", { name: "Save Draft" }).click();
    const question = page.getByRole("alertdialog", { name: "Call the schedule off?" });
    await question.getByRole("button", { name: "Save as a draft" }).click();
    await expect(page.getByText("Draft saved.")).toBeVisible();
    await page.getByRole("button", { name: "Clear the date" }).click();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("Published.", { exact: true })).toBeVisible();
    expect(await status()).toBe(200);
  },
);

test("a picture that does not load keeps the post from being published, not from being kept", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/status of 404/);
  await openPost(page, request);
  // Missing for this page only: other tests list this post.
  await page.route("**/covers/phone-number.svg", (route) => route.fulfill({ status: 404 }));
  await field(page, "Image URL").fill("/covers/phone-number.svg");
  await expect(page.getByText("This picture does not load.")).toBeVisible();
  await update(page);
  const question = page.getByRole("dialog", { name: "Pictures to mend first" });
  await expect(question).toContainText("phone-number.svg");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Show it: The featured image" }).click();
  await expect(field(page, "Image URL")).toBeFocused();
  await page.getByRole("button", { name: "Save Draft" }).click();
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await expect(page.getByText("Draft saved.")).toBeVisible();
});

test("the editor is accessible in both themes, on a phone too", async ({ page, request }) => {
  await openPost(page, request);
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.mouse.wheel(0, 400);
  await page.getByLabel("Image URL").focus();
  await expect(async () => {
    const publishing = await boxOf(page.getByRole("region", { name: "Publishing" }));
    const picture = await boxOf(page.getByRole("region", { name: "Featured image" }));
    expect(publishing.y + publishing.height).toBeLessThan(picture.y);
  }).toPass();
  await page.getByLabel("Short Content").focus();
  await expectFitAndAccessible(page, [WIDE, PHONE]);
  await expect(page.getByRole("button", { name: "Update" })).toBeInViewport();
});
