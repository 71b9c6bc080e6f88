/** @typedef {import("@playwright/test").BrowserContext} Context */
/** @typedef {Window & { longTaskEnds?: number[], sampleAnswers?: number[], setTimeout: typeof setTimeout }} NotedWindow */
/** @typedef {{ dataMs: number, busyMs: number }} Load the time of the last data, and the busy time after that */

const SLOWDOWN = 4;
const QUIET_MS = 1000;
const DATA = "/rest/v1/";

const PAGES = [
  { name: "dashboard", path: "/admin/dashboard" },
  { name: "leads, board", path: "/admin/crm/leads" },
];

/** Range in ms of the artificial delay of the demo dashboard's figures. */
const SAMPLE_DELAYS = { from: 600, to: 1500 };

/** @param {{ from: number, to: number }} sampleDelays */
function notePage({ from, to }) {
  const page = /** @type {NotedWindow} */ (window);
  page.longTaskEnds = [];
  const sampleAnswers = (page.sampleAnswers = /** @type {number[]} */ ([]));
  const wait = page.setTimeout;
  page.setTimeout = /** @type {typeof setTimeout} */ (
    (/** @type {() => void} */ run, /** @type {number} */ ms) =>
      wait(() => {
        if (ms >= from && ms <= to) sampleAnswers.push(performance.now());
        run();
      }, ms)
  );
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      page.longTaskEnds?.push(startTime + duration);
    }
  }).observe({ type: "longtask", buffered: true });
}

/** @param {{ quietMs: number, data: string }} wanted @returns {Promise<{ dataMs: number, busyMs: number }>} */
async function load({ quietMs, data }) {
  const page = /** @type {NotedWindow} */ (window);
  const answers = () => [
    ...performance
      .getEntriesByType("resource")
      .map((entry) => /** @type {PerformanceResourceTiming} */ (entry))
      .filter(({ name }) => name.includes(data))
      .map(({ responseEnd }) => responseEnd),
    ...(page.sampleAnswers ?? []),
  ];
  const ends = () => [...answers(), ...(page.longTaskEnds ?? [])];
  const isSettled = () =>
    answers().length > 0 &&
    document.querySelector("main [aria-busy=true]") === null &&
    performance.now() - Math.max(...ends()) > quietMs;
  while (!isSettled()) await new Promise((done) => setTimeout(done, 100));
  const dataMs = Math.max(...answers());
  return { dataMs, busyMs: Math.max(...ends()) - dataMs };
}

/**
 * Loads the heaviest staff pages at a quarter of the processor's speed with cached code, as for a daily user.
 * @param {Context} context @param {number} runs
 */
export async function measureSlowPages(context, runs) {
  const rows = [];
  for (const { name, path } of PAGES) {
    /** @type {Load[]} */
    const loads = [];
    for (let run = 0; run < runs; run += 1) {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
      await page.addInitScript(notePage, SAMPLE_DELAYS);
      await page.goto(path, { waitUntil: "commit" });
      loads.push(await page.evaluate(load, { quietMs: QUIET_MS, data: DATA }));
      await page.close();
    }
    rows.push({ name, loads });
  }
  return rows;
}
