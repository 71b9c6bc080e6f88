/** @typedef {Window & typeof globalThis & { handReady: (x: number, y: number) => void, handFocused: () => void, handAnswered: (isReloaded: boolean) => void, isStillAnswered: () => boolean }} TimedWindow */
/** @typedef {{ moment: "paint" | "load", target: string }} Wanted */

/**
 * Runs in the page before its own scripts. As soon as the moment has come it brings the target into
 * view and says where it is. The frame in which what `read` sees has changed is marked: see
 * answer-trace.mjs.
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

  function look() {
    if (read() === before) return void requestAnimationFrame(look);
    performance.mark("hand-answered");
    // Once the frame is painted.
    requestAnimationFrame(() => page.handAnswered(false));
  }

  const begin = (/** @type {Event} */ { isTrusted }) => {
    if (!isTrusted || before === null) return;
    removeEventListener("pointerdown", begin, true);
    addEventListener("focusin", () => page.handFocused(), { once: true });
    requestAnimationFrame(look);
  };
  addEventListener("pointerdown", begin, true);

  async function ready() {
    await painted;
    if (moment === "load") await loaded;
    while (document.querySelector(target) === null) await nextFrame();
    const box = () =>
      /** @type {Element} */ (document.querySelector(target)).getBoundingClientRect();
    // Once more, because what was not laid out before may turn out to have another height.
    for (let tries = 0; tries < 3; tries += 1) {
      const { top, bottom } = box();
      if (top >= 80 && bottom <= innerHeight - 80) break;
      // As a hand does, since no `scrollIntoView` finds a way into what waits for somebody to scroll.
      scrollBy({ top: (top + bottom - innerHeight) / 2, behavior: "instant" });
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
 * Runs in every document before its own scripts: once a link was clicked, the frame that shows the
 * next page's heading is marked, also when the browser had to load a document for it.
 */
export function timeNavigation() {
  const page = /** @type {TimedWindow} */ (window);
  const KEY = "bench.navigation";

  /** @param {{ path: string, heading: string }} start @param {boolean} isReloaded */
  function look(start, isReloaded) {
    const heading = document.querySelector("h1");
    const isShown =
      heading !== null &&
      location.pathname !== start.path &&
      heading.textContent !== start.heading &&
      heading.getBoundingClientRect().height > 0;
    if (!isShown) return void requestAnimationFrame(() => look(start, isReloaded));
    sessionStorage.removeItem(KEY);
    performance.mark("hand-answered");
    // Once the frame is painted.
    requestAnimationFrame(() => page.handAnswered(isReloaded));
  }

  const stored = sessionStorage.getItem(KEY);
  if (stored !== null) requestAnimationFrame(() => look(JSON.parse(stored), true));
  addEventListener(
    "click",
    ({ isTrusted }) => {
      if (!isTrusted) return;
      const start = {
        path: location.pathname,
        heading: document.querySelector("h1")?.textContent ?? "",
      };
      sessionStorage.setItem(KEY, JSON.stringify(start));
      requestAnimationFrame(() => look(start, false));
    },
    true,
  );
}
