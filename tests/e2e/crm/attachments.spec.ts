import { readFile } from "node:fs/promises";
import { expectFitAndAccessible, PHONE } from "../support/page-checks";
import { openAsStaff, signIn } from "../support/open-page";
import { core, expect, test, type Page } from "../support/test";
import { createTicket } from "../support/stored-tickets";

const PHOTO = {
  name: "Boiler room “before”.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    "base64",
  ),
};
/** Says that it is a picture, and is a page. */
const DISGUISED = {
  name: "page.png",
  mimeType: "image/png",
  buffer: Buffer.from("<script>document.title = 'run'</script>"),
};
const LARGE = { name: "film.mov", mimeType: "video/quicktime", buffer: Buffer.alloc(26_500_000) };

async function openTicket(page: Page) {
  const { id } = await createTicket(page.request);
  await signIn(page);
  await openAsStaff(page, `/admin/crm/tickets?ticket=${id}`);
  await expect(page.getByRole("form", { name: "Write in this ticket" })).toBeVisible();
}

const drafts = (page: Page) => page.getByRole("list", { name: "Files to attach" });
const attached = (page: Page) => page.getByRole("list", { name: "Attached files" });
const choose = (page: Page, ...files: (typeof PHOTO)[]) =>
  page.getByLabel("Files to attach").and(page.locator("input")).setInputFiles(files);

test(
  "a note takes files along, which open or are saved as they were sent",
  core,
  async ({ page }) => {
    await openTicket(page);
    await page.getByRole("button", { name: "Internal note" }).click();
    await choose(page, PHOTO, DISGUISED, LARGE);
    await expect(drafts(page).getByText("A file has 25 MB at most.")).toBeVisible();
    await page.getByRole("button", { name: "Remove film.mov" }).click();
    await expect(drafts(page).getByText("Boiler room “before”.png")).toBeVisible();
    await expect(drafts(page).getByRole("progressbar")).toHaveCount(0);

    // They wait in the composer, also on another day.
    await page.reload();
    await expect(drafts(page).getByRole("listitem")).toHaveCount(2);
    await page.getByRole("button", { name: "Internal note" }).click();
    await page.getByRole("textbox", { name: "Internal note" }).fill("From the visit.");
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(attached(page).getByRole("listitem")).toHaveCount(2);
    await expect(drafts(page)).toHaveCount(0);

    const small = attached(page)
      .getByRole("button", { name: /^Open Boiler room/ })
      .locator("img");
    await expect(small).toHaveJSProperty("naturalWidth", 1);
    await attached(page)
      .getByRole("button", { name: /^Open Boiler room/ })
      .click();
    const viewer = page.getByRole("dialog", { name: PHOTO.name });
    await expect(viewer.getByRole("img")).toHaveJSProperty("naturalWidth", 1);
    await page.keyboard.press("Escape");
    await expect(viewer).toHaveCount(0);

    // A disguised page is never shown, only saved.
    await expect(attached(page).getByRole("button", { name: /^Open page/ })).toHaveCount(0);
    const download = page.waitForEvent("download");
    await attached(page)
      .getByRole("button", { name: /^Save page\.png,/ })
      .click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe("page.png");
    expect(await readFile(await saved.path())).toEqual(DISGUISED.buffer);
    expect(await page.title()).not.toBe("run");
  },
);

test("a file is sent again by itself after the line broke", async ({ page, expectProblem }) => {
  expectProblem(/ERR_CONNECTION_RESET/);
  await openTicket(page);
  let broken = 0;
  await page.route("**/storage/v1/object/**", async (route) => {
    broken += 1;
    await (broken === 1 ? route.abort("connectionreset") : route.continue());
  });
  await choose(page, PHOTO);
  await expect(drafts(page).getByText("The line broke. It is sent again by itself.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add reply" })).toBeDisabled();
  await expect(drafts(page).getByText("1 kB")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add reply" })).toBeEnabled();
  expect(broken).toBe(2);
});

test("a removed file comes back with Undo", async ({ page }) => {
  await openTicket(page);
  await choose(page, PHOTO);
  await expect(drafts(page).getByText("1 kB")).toBeVisible();
  await page.getByRole("button", { name: `Remove ${PHOTO.name}` }).click();
  await expect(drafts(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(drafts(page).getByRole("listitem")).toHaveCount(1);
});

test("files fit and can be reached on a phone", async ({ page }) => {
  await openTicket(page);
  await choose(page, PHOTO, DISGUISED);
  await expect(drafts(page).getByRole("progressbar")).toHaveCount(0);
  await expectFitAndAccessible(page, [PHONE]);
});
