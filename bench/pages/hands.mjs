import { links, hands } from "./hand-cases.mjs";
import { answeredAfter, ANSWER_TRACE } from "./answer-trace.mjs";
import { timeHand, timeNavigation } from "./hand-timers.mjs";
import { PHONE } from "./phone.mjs";

/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").CDPSession} Session */
/** @typedef {import("./hand-cases.mjs").Hand} Hand */
/** @typedef {{ x: number, y: number }} Point */
/**
 * `ms` is null where no answer came, `isGone` says that the page had moved what was to be touched.
 * @typedef {{ ms: number | null, isReloaded?: boolean, isKept?: boolean, isGone?: boolean }} Answer
 */

/** Who has no answer by then has lost what was done. */
const PATIENCE_MS = 15_000;
const DRAG_PX = 60;
/** How long a finger rests on a link, and a pointer over it, before the click. */
const REST_MS = { touch: 100, hover: 300 };

/** @param {number} ms */
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** @param {Session} session @param {"touchStart" | "touchMove" | "touchEnd"} type @param {Point[]} touchPoints */
const touch = (session, type, ...touchPoints) =>
  session.send("Input.dispatchTouchEvent", { type, touchPoints });

/**
 * All at once: what waits for an answer of the page would come late where the page is busy.
 * @param {Session} session @param {Hand["gesture"]} gesture @param {Point} point
 */
function act(session, gesture, { x, y }) {
  const sent = [touch(session, "touchStart", { x, y })];
  if (gesture === "drag") {
    for (const part of [0.25, 0.5, 0.75, 1]) {
      sent.push(touch(session, "touchMove", { x: x + DRAG_PX * part, y }));
    }
  }
  sent.push(touch(session, "touchEnd"));
  return Promise.all(sent);
}

/** @param {Session} session */
const type7 = (session) =>
  Promise.all(
    /** @type {const} */ (["keyDown", "keyUp"]).map((type) =>
      session.send("Input.dispatchKeyEvent", { type, key: "7", text: "7" }),
    ),
  );

/**
 * Where a phone is, and how many times slower than this machine.
 * @typedef {{ browser: Browser, origin: string, slowdown: number }} Phone
 */

/**
 * A visit on a slow phone that has nothing of the site in its cache. `event` is the one that the answer's
 * time counts from.
 * @template T
 * @param {Phone} phone
 * @param {import("./answer-trace.mjs").InputEvent} event
 * @param {(page: Page, session: Session, answer: () => Promise<Answer>) => Promise<T>} visit
 */
async function visitOnSlowPhone({ browser, origin, slowdown }, event, visit) {
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await browser.startTracing(page, { categories: ANSWER_TRACE });
  /** @type {(isReloaded: boolean) => void} */
  let tell = () => undefined;
  /** @type {Promise<boolean>} */
  const told = new Promise((done) => (tell = done));
  await page.exposeFunction("handAnswered", tell);
  try {
    return await visit(page, session, async () => {
      const isReloaded = await Promise.race([told, pause(PATIENCE_MS).then(() => null)]);
      const trace = await browser.stopTracing();
      return isReloaded === null ? { ms: null } : { ms: answeredAfter(trace, event), isReloaded };
    });
  } finally {
    await context.close();
  }
}

/**
 * The very first thing that is done on a page.
 * @param {Phone} phone
 * @param {Hand} hand
 * @param {"paint" | "load"} moment
 */
function measureHand(phone, { path, target, gesture, read }, moment) {
  return visitOnSlowPhone(phone, "TouchStart", async (page, session, answer) => {
    /** @type {Point | null} */
    let touched = null;
    await page.exposeFunction("handReady", (/** @type {number} */ x, /** @type {number} */ y) => {
      touched = { x, y };
      void act(session, gesture, touched);
    });
    await page.exposeFunction("handFocused", () => gesture === "type" && void type7(session));
    await page.addInitScript(
      `(${String(timeHand)})(${JSON.stringify({ moment, target })}, ${String(read)})`,
    );
    await page.goto(path, { waitUntil: "commit" });
    const answered = await answer();
    if (answered.ms === null)
      return { ...answered, isGone: await isElsewhere(page, target, touched) };
    await page.waitForLoadState("networkidle");
    const isKept = await page.evaluate(() =>
      /** @type {import("./hand-timers.mjs").TimedWindow} */ (window).isStillAnswered(),
    );
    return { ...answered, isKept };
  });
}

/** @param {Page} page @param {string} target @param {Point | null} point */
async function isElsewhere(page, target, point) {
  const box = await page.locator(target).first().boundingBox();
  if (box === null || point === null) return true;
  return point.y < box.y || point.y > box.y + box.height;
}

/**
 * From the click on a link that was touched or hovered first to the next page's heading.
 * @param {Phone} phone
 * @param {{ from: string, to: string }} link
 * @param {"touch" | "hover"} first
 */
function measureLink(phone, { from, to }, first) {
  const event = first === "touch" ? "TouchEnd" : "MouseUp";
  return visitOnSlowPhone(phone, event, async (page, session, answer) => {
    await page.addInitScript(timeNavigation);
    await page.goto(from, { waitUntil: "networkidle" });
    const link = page.locator(`main a[href="${to}"], footer a[href="${to}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await link.evaluate((element) =>
      element.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    const box = await link.boundingBox();
    if (box === null) throw new Error(`${from} shows no link to ${to}.`);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const mouse = (/** @type {"mouseMoved" | "mousePressed" | "mouseReleased"} */ type) =>
      session.send("Input.dispatchMouseEvent", {
        type,
        ...point,
        ...(type === "mouseMoved" ? {} : { button: "left", clickCount: 1 }),
      });
    await (first === "touch" ? touch(session, "touchStart", point) : mouse("mouseMoved"));
    await pause(REST_MS[first]);
    if (first === "touch") await touch(session, "touchEnd");
    else await Promise.all([mouse("mousePressed"), mouse("mouseReleased")]);
    return answer();
  });
}

/** @typedef {{ name: string, first: Answer[], second: Answer[] }} HandRow */

/**
 * What is done first on a page: as soon as it is painted, and once it is loaded.
 * @param {Phone} phone
 * @param {number} rounds
 * @returns {Promise<HandRow[]>}
 */
export function measureHands(phone, rounds) {
  return measureRows(hands, rounds, {
    first: (hand) => measureHand(phone, hand, "paint"),
    second: (hand) => measureHand(phone, hand, "load"),
  });
}

/**
 * The next page, after its link was touched and after it was hovered.
 * @param {Phone} phone
 * @param {number} rounds
 * @returns {Promise<HandRow[]>}
 */
export function measureLinks(phone, rounds) {
  const named = links.map((link) => ({ ...link, name: `${link.from} → ${link.to}` }));
  return measureRows(named, rounds, {
    first: (link) => measureLink(phone, link, "touch"),
    second: (link) => measureLink(phone, link, "hover"),
  });
}

/**
 * @template {{ name: string }} T
 * @param {T[]} cases
 * @param {number} rounds
 * @param {Record<"first" | "second", (each: T) => Promise<Answer>>} measures
 */
async function measureRows(cases, rounds, measures) {
  /** @type {HandRow[]} */
  const rows = cases.map(({ name }) => ({ name, first: [], second: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, each] of cases.entries()) {
      rows[place]?.first.push(await measures.first(each));
      rows[place]?.second.push(await measures.second(each));
    }
  }
  return rows;
}
