import { choosePicture } from "../support/choose-picture";
import { editorOf, openPost } from "../support/editor-page";
import { openAsStaff, signIn } from "../support/open-page";
import { photo } from "../support/photo";
import { newWord } from "../support/stored-posts";
import { expect, test } from "../support/test";

test("the library finds a picture, says where it is used, describes it, deletes it and brings it back", async ({
  page,
  request,
}) => {
  const word = newWord();
  await signIn(page);
  await openAsStaff(page, "/admin");
  await page.getByRole("main").getByRole("link", { name: "Pictures" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pictures" })).toBeVisible();
  await choosePicture(page.getByRole("main"), `${word}.jpg`, await photo(page, 800, 610));
  const row = page
    .getByRole("list", { name: "Pictures" })
    .getByRole("listitem")
    .filter({ hasText: word });
  await expect(row).toContainText("No alternative text yet");
  await expect(row).toContainText("In no post");
  await expect(row.getByRole("presentation")).toBeVisible();

  await row.getByRole("button", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit picture" });
  await dialog.getByLabel("Alternative text").fill(`A gutter ${word}`);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText(`A gutter ${word}`);

  const src = (await row.locator("img").getAttribute("src")) ?? "";
  const post = await openPost(page, request, { image_url: src });
  await openAsStaff(page, "/admin/pictures");
  await page.getByRole("searchbox", { name: "Search pictures" }).fill(`gutter ${word}`);
  await expect(page).toHaveURL(/\?q=/);
  await expect(page.getByRole("list", { name: "Pictures" }).getByRole("listitem")).toHaveCount(1);
  await expect(row.getByRole("link", { name: post.title })).toHaveAttribute(
    "href",
    editorOf(post.id),
  );

  await row.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Posts that have it still show it.")).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await request.get(src)).status()).toBe(200);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole("button", { name: "Delete" }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Deleted", exact: true }).click();
  await row.getByRole("button", { name: "Restore" }).click();
  await page.getByRole("button", { name: "All", exact: true }).click();
  await expect(row).toHaveCount(1);
});
