import { expect, type Page } from "@playwright/test";

export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}

const writtenText = (page: Page) => page.locator('[contenteditable="true"]');

/** Shows a text beyond the visual view's limits in the open editor; it begins with `words`. */
export async function showInVisualView(page: Page, words: string): Promise<void> {
  await page.getByRole("button", { name: "Show in visual view anyway" }).click();
  await page.getByRole("button", { name: "Show it", exact: true }).click();
  await expect(writtenText(page)).toContainText(words);
}

export const pasteHtml = (page: Page, html: string) =>
  writtenText(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", pasted);
    clipboardData.setData("text/plain", pasted);
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", options));
  }, html);
