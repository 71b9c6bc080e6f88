import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { createPost, openAsStaff, signIn } from "./open-page";

async function fillContent(page: Page, html: string): Promise<void> {
  const view = page.getByRole("group", { name: "View of the content" });
  await expect(view.getByRole("button", { name: "Visual" })).toBeEnabled();
  await view.getByRole("button", { name: "HTML" }).click();
  await page.getByRole("textbox", { name: "Full Content" }).fill(html);
}

export async function fillEditor(page: Page, title: string): Promise<void> {
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Author", { exact: true }).fill("An author");
  await page.getByLabel("Category").selectOption("SEO");
  await page.getByLabel("Excerpt").fill("An excerpt");
  await page.getByLabel("Short Content").fill("Short content");
  await fillContent(page, "<p>Full content</p>");
}

export const editorOf = (id: string) => `/admin/blog-editor?id=${id}`;

export async function openPost(
  page: Page,
  request: APIRequestContext,
  fields: Record<string, unknown> = {},
) {
  const post = await createPost(request, fields);
  await signIn(page);
  await openAsStaff(page, editorOf(post.id));
  await expect(page.getByLabel("Excerpt")).toHaveValue("An excerpt");
  return post;
}

export const copiesIn = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("curbfront.postCopy."))
      .map((key) => localStorage.getItem(key) ?? ""),
  );

export async function waitForCopy(page: Page, words: string): Promise<void> {
  await expect.poll(async () => (await copiesIn(page)).join()).toContain(words);
}
