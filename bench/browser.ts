import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../scripts/environment/find-chromium.mjs";

/** In milliseconds. */
export type Sample = { total: number; request: number | null };

export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function openBrowser() {
  const executablePath = findChromium();
  return chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath === null ? {} : { executablePath }),
  });
}

export async function openStaffBrowser(origin: string) {
  const browser = await openBrowser();
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto("/admin");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByText("Jo Marsh").first().waitFor({ state: "attached" });
  await settled(page, "");
  await page.close();
  return { browser, context };
}

export async function settled(page: Page, address: string) {
  await page.waitForFunction((part) => {
    const row = document.querySelector("[data-records] tbody tr");
    const list = row?.closest("[aria-busy]");
    return (
      decodeURIComponent(location.search).includes(part) &&
      list?.getAttribute("aria-busy") === "false" &&
      !list.hasAttribute("data-stale")
    );
  }, address);
}

/** The time until the rows appear after `act`, and the time of the list's request within it. */
export async function time(
  page: Page,
  act: () => Promise<unknown>,
  address: string,
): Promise<Sample> {
  const answered = page.waitForResponse(/\/rest\/v1\/(blogs|rpc\/find_posts)\?/);
  const started = performance.now();
  await act();
  // Before the request, the list still shows its previous rows.
  const answer = await answered;
  await settled(page, address);
  const total = performance.now() - started;
  await answer.finished();
  return { total, request: answer.request().timing().responseEnd };
}
