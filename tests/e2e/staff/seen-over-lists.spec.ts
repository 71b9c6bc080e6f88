import { createPost, openManager } from "../support/open-page";
import { PHONE, WIDE } from "../support/page-checks";
import { expectSeen } from "../support/seen";
import { newWord } from "../support/stored-posts";
import { core, expect, test } from "../support/test";

for (const size of [WIDE, PHONE]) {
  test(`what opens over a list is seen, at ${size.width} px`, core, async ({ page, request }) => {
    const word = newWord();
    await createPost(request, { title: `Gutters ${word}` });
    await page.setViewportSize(size);
    await openManager(page);
    await page.getByRole("searchbox", { name: "Search posts" }).fill(word);
    const row = page.locator("[data-row]").filter({ hasText: word });
    await expect(row).toHaveCount(1);

    await row.getByRole("button", { name: `More for Gutters ${word}`, exact: true }).click();
    const menu = page.getByRole("menu");
    await expectSeen(menu);
    for (const item of await menu.getByRole("menuitem").all()) await expectSeen(item);
    await page.keyboard.press("Escape");

    await row.getByRole("button", { name: `Delete Gutters ${word}` }).click();
    const question = page.getByRole("alertdialog");
    await expectSeen(question);
    await expectSeen(question.getByRole("button", { name: "Delete" }));
    await question.getByRole("button", { name: "Delete" }).click();

    const toast = page.locator("[data-sonner-toast]").filter({ hasText: "Undo" });
    await expectSeen(toast);
    await expectSeen(toast.getByRole("button", { name: "Undo" }));
    await toast.getByRole("button", { name: "Undo" }).click();
    await expect(row).toHaveCount(1);
  });
}
