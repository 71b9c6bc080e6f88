/** @typedef {Window & typeof globalThis & { handReady: (x: number, y: number) => void, handFocused: () => void, handAnswered: (ms: number, isReloaded: boolean) => void, isStillAnswered: () => boolean }} TimedWindow */
/** @typedef {{ moment: "paint" | "load", target: string }} Wanted */

/**
 * Runs in the page before its own scripts. As soon as the moment has come it brings the target into
 * view and says where it is. From the time stamp of the touch, which is the browser's own however
 * busy the page is, it counts to the frame in which what `read` sees has changed.
 * @param {Wanted} wanted
 * @param {() => string} read
 */
export function timeHand({ moment, target }, read) {
  const page = /** @type {TimedWindow} */ (window);
  /** @type {string | null} */
  let before = null;
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  // A message arrives once the frame it is sent in is painted.
  function afterFrame(/** @type {() => void} */ run) {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", run);
    port1.start();
    port2.postMessage(null);
  }
  const nextPaint = async () => {
    await nextFrame();
    await new Promise((done) => afterFrame(() => done(null)));
  };
  const painted = new Promise((done) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) done(null);
    }).observe({ type: "paint", buffered: true });
  });
  const loaded = new Promise((done) => addEventListener("load", done));
  page.isStillAnswered = () => read() !== before;

  /** @param {number} since */
  function look(since) {
    if (read() === before) return void requestAnimationFrame(() => look(since));
    afterFrame(() => page.handAnswered(performance.now() - since, false));
  }

  const begin = (/** @type {Event} */ { isTrusted, timeStamp }) => {
    if (!isTrusted || before === null) return;
    removeEventListener("pointerdown", begin, true);
    addEventListener("focusin", () => page.handFocused(), { once: true });
    requestAnimationFrame(() => look(timeStamp));
  };
  addEventListener("pointerdown", begin, true);

  async function ready() {
    await painted;
    if (moment === "load") await loaded;
    while (document.querySelector(target) === null) await nextFrame();
    const box = () =>
      /** @type {Element} */ (document.querySelector(target)).getBoundingClientRect();
    // Once more, because what was not laid out before may turn out to have another height.
    for (let tries = 0; tries < 2; tries += 1) {
      if (box().top >= 80 && box().bottom <= innerHeight - 80) break;
      document.querySelector(target)?.scrollIntoView({ block: "center", behavior: "instant" });
      // Nobody touches what is not seen yet.
      await nextPaint();
    }
    before = read();
    const { left, top, width, height } = box();
    page.handReady(left + width / 2, top + height / 2);
  }
  void ready();
}

/**
 * Runs in every document before its own scripts: from the click on a link to the frame that shows
 * the next page's heading, also when the browser had to load a document for it.
 */
export function timeNavigation() {
  const page = /** @type {TimedWindow} */ (window);
  const KEY = "bench.navigation";
  const now = () => performance.timeOrigin + performance.now();

  /** @param {{ since: number, path: string, heading: string }} start @param {boolean} isReloaded */
  function look(start, isReloaded) {
    const heading = document.querySelector("h1");
    const isShown =
      heading !== null &&
      location.pathname !== start.path &&
      heading.textContent !== start.heading &&
      heading.getBoundingClientRect().height > 0;
    if (!isShown) return void requestAnimationFrame(() => look(start, isReloaded));
    sessionStorage.removeItem(KEY);
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => page.handAnswered(now() - start.since, isReloaded));
    port1.start();
    port2.postMessage(null);
  }

  const stored = sessionStorage.getItem(KEY);
  if (stored !== null) requestAnimationFrame(() => look(JSON.parse(stored), true));
  addEventListener(
    "click",
    ({ isTrusted, timeStamp }) => {
      if (!isTrusted) return;
      const start = {
        since: performance.timeOrigin + timeStamp,
        path: location.pathname,
        heading: document.querySelector("h1")?.textContent ?? "",
      };
      sessionStorage.setItem(KEY, JSON.stringify(start));
      requestAnimationFrame(() => look(start, false));
    },
    true,
  );
}
