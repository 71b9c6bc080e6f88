import type { Page } from "@playwright/test";
import { editorOf } from "../support/editor-page";
import { pseudo, speakPseudo } from "./pseudo-language";
import { createPost, createPosts, openAsStaff, signIn } from "../support/open-page";
import { changePost, newWord } from "../support/stored-posts";
import { expect, test } from "../support/test";
import { lookAt } from "./translated";

const CONTENT =
  '<h2>Why</h2><p>Because</p><table><tbody><tr><td>Cell</td></tr></tbody></table><img src="/no-such-picture.svg" alt="A van">';

const button = (page: Page, text: string) =>
  page.getByRole("button", { name: pseudo(text), exact: true }).first();

test.beforeEach(async ({ page }) => {
  await speakPseudo(page);
  await signIn(page);
});

test("the editor and its dialogs are fully translated in a longer language", async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/status of 404/);
  const { look } = lookAt(page, `${CONTENT}\nTheir excerpt\nMine`);
  const post = await createPost(request, { full_content: CONTENT, published: false });
  await openAsStaff(page, editorOf(post.id));
  await page.locator("[contenteditable=true] td").click();
  await look();
  for (const tool of ["Link", "Image", "Table caption", "Keyboard shortcuts"]) {
    await button(page, tool).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await look();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
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
  await button(page, "Publish").click();
  await expect(page.getByRole("dialog", { name: pseudo("Pictures to mend first") })).toBeVisible();
  await look();
  await page.keyboard.press("Escape");
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

test("the list of posts and what opens over it is fully translated in a longer language", async ({
  page,
  request,
}) => {
  const word = newWord();
  await createPosts(request, [{ title: `One ${word}` }, { title: `Two ${word}` }]);
  const { look, lookInto } = lookAt(page, word);
  await openAsStaff(page, `/admin?q=${word}`);
  const rows = page.locator("[data-row]");
  await expect(rows).toHaveCount(2);
  await rows.getByTitle(pseudo("Quick edit here")).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await look();
  await page.keyboard.press("Escape");

  const selectionBar = page.locator("[data-slot=selection-bar]");
  await page.locator("[data-select-all]").check();
  await lookInto(selectionBar);
  await selectionBar.locator("button").nth(2).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await look();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: pseudo("Delete") })
    .click();
  await expect(rows).toHaveCount(0);
  await button(page, "Deleted").click();
  await expect(rows).toHaveCount(2);
  await page.locator("[data-select-all]").check();
  await lookInto(page.locator("main"));
});
