import { expect, type Page } from "@playwright/test";

/** Without a page load, so that the browser draws what the server drew before. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}

const writtenText = (page: Page) => page.locator('[contenteditable="true"]');

/** Of a text that has more than the visual view can hold, in the open editor; it begins with `words`. */
export async function showInVisualView(page: Page, words: string): Promise<void> {
  await page.getByRole("button", { name: "Show in visual view anyway" }).click();
  await page.getByRole("button", { name: "Show it", exact: true }).click();
  await expect(writtenText(page)).toContainText(words);
}

/** As a program puts it on the clipboard, beside the same as plain text. */
export const pasteHtml = (page: Page, html: string) =>
  writtenText(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", pasted);
    clipboardData.setData("text/plain", pasted);
    const options = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", options));
  }, html);
