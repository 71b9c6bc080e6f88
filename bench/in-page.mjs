// Functions that run in the measured page. They are no TypeScript, because tsx would have them call a helper that
// the page does not have.

/** @typedef {Window & { longTaskEnds?: number[], sampleAnswers?: number[], setTimeout: typeof setTimeout }} NotedWindow */

/**
 * Notes when long tasks end and when the demo dashboard's figures arrive, whose delay lies in this range of ms.
 * @param {{ from: number, to: number }} sampleDelays
 */
export function notePage({ from, to }) {
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

/**
 * The time of the last data, and the busy time after that.
 * @param {{ quietMs: number, data: string }} wanted
 */
export async function load({ quietMs, data }) {
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

/** Logs when visible parts have changed after a press. @param {string} selector */
export function watch(selector) {
  const KEY = "bench.pressed";
  const look = () =>
    [...document.querySelectorAll(selector)]
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.bottom > 0 && box.top < innerHeight)
      .map(({ part, box }) => [box.left, part.textContent, "value" in part && part.value])
      .join();
  const report = (/** @type {number} */ time) =>
    console.debug(selector, performance.timeOrigin + time - Number(sessionStorage.getItem(KEY)));
  const follow = (before = "") =>
    void requestAnimationFrame(look() === before ? () => follow(before) : report);
  const press = (/** @type {Event} */ { timeStamp }) => {
    sessionStorage.setItem(KEY, String(performance.timeOrigin + timeStamp));
    follow(look());
  };
  addEventListener("pointerdown", press, { capture: true, once: true });
  if (sessionStorage.getItem(KEY) !== null) follow();
}
