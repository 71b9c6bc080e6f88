import {
  expectAccessible,
  expectHead,
  expectNoSidewaysScroll,
  NARROW,
  PHONE,
} from "../support/page-checks";
import { open } from "../support/open-page";
import { expect, test } from "../support/test";

const REPORT = "/reports/example";

test("a whole example report is reached from how it works, and is listed by nobody", async ({
  page,
  request,
}) => {
  await open(page, "/how-it-works");
  await page.getByRole("link", { name: "See the whole report of that month" }).click();
  await expect(page).toHaveURL(REPORT);
  const sheet = page.getByRole("article", { name: "April 2026" });
  await expect(sheet.getByText("Example", { exact: true }).first()).toBeVisible();
  await expect(sheet.getByText(/^41 times, somebody pressed your number or wrote/)).toBeVisible();
  await expectHead(page, { title: /monthly report/, robots: "noindex, follow", path: REPORT });
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain(REPORT);
});

test("the example report is one page, on paper too", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, REPORT);
  await expectAccessible(page);
  await page.setViewportSize(NARROW);
  await expectNoSidewaysScroll(page);
  const paper = await page.pdf({
    format: "Letter",
    margin: { top: "10mm", bottom: "10mm", left: "12mm", right: "12mm" },
  });
  expect(paper.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("social placeholders lead nowhere", async ({ page }) => {
  await open(page, "/pricing");
  const placeholder = page.getByRole("link", { name: "Facebook (Example)" });
  await placeholder.scrollIntoViewIfNeeded();
  await placeholder.click({ force: true });
  await expect(page).toHaveURL("/pricing");
  await expect(placeholder).toBeInViewport();
});
