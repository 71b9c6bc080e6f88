/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").BrowserContext} Context */
/** @typedef {{ frames: number, maxFrame: number, slow: number, rows: number }} Scroll number of frames, and the longest in ms */

const FRAMES = 600;
const LIST = '[role=region][aria-label^="Tickets"]';
const SLOW_MS = 50;
const FILTERS = ["urgent", "low", "all"];

/** @param {Page} page */
async function openDashboard(page) {
  await page.goto("/admin/dashboard");
  await page.locator(`${LIST} tbody tr[data-index]`).first().waitFor();
  // Waits for the other panels, so that they are not measured.
  await page.waitForFunction(() => document.querySelector("main [aria-busy=true]") === null);
}

/** @param {Page} page @param {string} priority @returns {Promise<number>} milliseconds */
const filterBy = (page, priority) =>
  page.evaluate(async (value) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const panel = document.querySelector("#support-panel");
    const select = panel?.querySelector("select");
    if (!select) throw new Error("The dashboard shows no ticket filter.");
    const isShown = () => {
      const rows = panel?.querySelectorAll("tbody tr[data-index]") ?? [];
      const text = select.selectedOptions[0]?.textContent;
      return (
        rows.length > 0 &&
        new URLSearchParams(location.search).get("priority") === (value === "all" ? null : value) &&
        (value === "all" || [...rows].every((row) => row.textContent?.includes(text ?? "")))
      );
    };
    const started = performance.now();
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
    while (!isShown()) await frame();
    await frame();
    return performance.now() - started;
  }, priority);

/** @param {Page} page @returns {Promise<Scroll>} */
const scrollThrough = (page) =>
  page.evaluate(async ([list, count, slowMs]) => {
    /** @returns {Promise<number>} */
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const region = document.querySelector(list);
    if (!region) throw new Error("The dashboard shows no tickets.");
    const rows = () => region.querySelectorAll("tbody tr[data-index]").length;
    const scroll = { frames: 0, maxFrame: 0, slow: 0, rows: rows() };
    let before = await frame();
    for (let step = 1; step <= count; step += 1) {
      region.scrollTop = ((region.scrollHeight - region.clientHeight) * step) / count;
      const now = await frame();
      scroll.frames += 1;
      scroll.maxFrame = Math.max(scroll.maxFrame, now - before);
      scroll.slow += now - before > slowMs ? 1 : 0;
      scroll.rows = Math.max(scroll.rows, rows());
      before = now;
    }
    return scroll;
  }, /** @type {const} */ ([LIST, FRAMES, SLOW_MS]));

/** @param {Context} context @param {number} runs */
export async function measureTickets(context, runs) {
  const page = await context.newPage();
  await openDashboard(page);
  const filters = [];
  const scrolls = [];
  for (let run = 0; run < runs; run += 1) {
    for (const priority of FILTERS) filters.push(await filterBy(page, priority));
    scrolls.push(await scrollThrough(page));
  }
  await page.close();
  return { filters, scrolls };
}

/** @param {{ filters: number[], scrolls: Scroll[] }} measured @param {(values: number[]) => number} median */
export function ticketFigures({ filters, scrolls }, median) {
  const frames = scrolls.reduce((sum, scroll) => sum + scroll.frames, 0);
  const slow = scrolls.reduce((sum, scroll) => sum + scroll.slow, 0);
  return {
    "from a filter's choice to its rows, median": `${median(filters).toFixed(0)} ms`,
    "slowest of them": `${Math.max(...filters).toFixed(0)} ms`,
    "scrolled top to end, longest frame": `${Math.max(...scrolls.map(({ maxFrame }) => maxFrame)).toFixed(0)} ms`,
    [`frames over ${SLOW_MS} ms`]: `${((100 * slow) / frames).toFixed(1)} % of ${frames}`,
    "rows in the page at most": Math.max(...scrolls.map(({ rows }) => rows)),
  };
}
