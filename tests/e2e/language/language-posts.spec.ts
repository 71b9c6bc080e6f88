import type { Page } from "@playwright/test";
import { editorOf } from "../support/editor-page";
import { pseudo, speakPseudo } from "./pseudo-language";
import { createPost, openAsStaff, signIn } from "../support/open-page";
import { changePost } from "../support/stored-posts";
import { expect, test } from "../support/test";
import { lookAt } from "./translated";

const CONTENT = "<h2>Why</h2><p>Because</p><table><tbody><tr><td>Cell</td></tr></tbody></table>";

const button = (page: Page, text: string) =>
  page.getByRole("button", { name: pseudo(text), exact: true }).first();

test.beforeEach(async ({ page }) => {
  await speakPseudo(page);
  await signIn(page);
});

test("the editor and its dialogs read whole in another, longer language", async ({
  page,
  request,
}) => {
  const { look } = lookAt(page, `${CONTENT}\nTheir excerpt\nMine`);
  const post = await createPost(request, { full_content: CONTENT, published: false });
  await openAsStaff(page, editorOf(post.id));
  // Within a table there are more tools.
  await page.locator("[contenteditable=true] td").click();
  await look();
  for (const tool of ["Link", "Image", "Table caption", "Keyboard shortcuts"]) {
    await button(page, tool).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await look();
    await page.keyboard.press("Escape");
  }
  await page.locator("[contenteditable=true] p").first().click();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/");
  await look();
  await page.keyboard.press("Escape");
  await page.getByRole("textbox", { name: pseudo("Title") }).fill("");
  await page.keyboard.press("Control+s");
  await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  await look();

  await page.getByRole("textbox", { name: pseudo("Title") }).fill("Mine");
  await changePost(request, post.id, {
    excerpt: "Their excerpt",
    updated_at: new Date().toISOString(),
  });
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("dialog")).toBeVisible();
  await look();
  await page.keyboard.press("Escape");
  await button(page, "History").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await look();
});

test("the list of posts and what opens over it reads whole in another, longer language", async ({
  page,
}) => {
  const { look, lookInto } = lookAt(page);
  await openAsStaff(page, "/admin");
  await page.locator("[data-select-all]").check();
  await lookInto(page.locator("[data-slot=selection-bar]"));
  await page.locator("[data-slot=selection-bar] button").nth(2).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await look();
  await page.keyboard.press("Escape");
  await page.locator("[data-row] [aria-haspopup=menu]").first().click();
  await page.getByRole("menuitem", { name: pseudo("Quick edit here") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await look();
});
