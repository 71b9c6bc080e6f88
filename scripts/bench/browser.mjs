import { chromium } from "@playwright/test";
import { findChromium } from "../find-chromium.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ total: number, request: number | null }} Sample in milliseconds */

const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A signed-in member of staff in a headless browser. @param {string} origin */
export async function openStaffBrowser(origin) {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: ARGS,
    ...(executablePath === null ? {} : { executablePath }),
  });
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

/**
 * Waits for rows that belong to the address, which must contain `address`.
 * @param {Page} page
 * @param {string} address
 */
export async function settled(page, address) {
  await page.waitForFunction((part) => {
    const list = document.querySelector(".post-list");
    return (
      decodeURIComponent(location.search).includes(part) &&
      list?.getAttribute("aria-busy") === "false" &&
      !list.hasAttribute("data-stale") &&
      document.querySelector(".post-table tbody tr") !== null
    );
  }, address);
}

/**
 * How long `act` takes until its rows are there, and the list's own request within that.
 * @param {Page} page
 * @param {() => Promise<unknown>} act
 * @param {string} address
 * @returns {Promise<Sample>}
 */
export async function time(page, act, address) {
  /** @type {Promise<number>[]} */
  const requests = [];
  const note = (/** @type {import("@playwright/test").Request} */ request) => {
    if (!/\/rest\/v1\/blogs/.test(request.url())) return;
    requests.push(
      request.response().then(async (response) => {
        await response?.finished();
        return request.timing().responseEnd;
      }),
    );
  };
  page.on("request", note);
  const started = performance.now();
  await act();
  await settled(page, address);
  const total = performance.now() - started;
  page.off("request", note);
  const lasted = await Promise.all(requests);
  return { total, request: lasted.at(-1) ?? null };
}
