import { chromium } from "@playwright/test";
import { findChromium } from "../scripts/environment/find-chromium.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ total: number, request: number | null }} Sample in milliseconds */

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

/** @param {string} origin */
export async function openStaffBrowser(origin) {
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

/** @param {Page} page @param {string} address */
export async function settled(page, address) {
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

/**
 * The time until the rows appear after `act`, and the time of the list's request within it.
 * @param {Page} page @param {() => Promise<unknown>} act @param {string} address @returns {Promise<Sample>}
 */
export async function time(page, act, address) {
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
