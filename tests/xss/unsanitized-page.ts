import { expect, type Page } from "@playwright/test";

/**
 * Serves posts with this text unsanitized in `<main>`. The page cannot navigate or reload, because a text may
 * send it anywhere.
 */
export async function serveUnsanitized(page: Page, fullContent: string): Promise<void> {
  let isOpen = false;
  await page.route("**/*", async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest()) return route.fallback();
    if (isOpen || request.frame() !== page.mainFrame()) return route.abort("aborted");
    isOpen = true;
    const answer = await route.fetch({ maxRetries: 2 });
    const html = await answer.text();
    const [main = ""] = /<main[^>]*>/.exec(html) ?? [];
    expect(main).not.toBe("");
    const body = html.replace(main, () => `${main}<div>${fullContent}`);
    return route.fulfill({ response: answer, body });
  });
}

/** DOMPurify returns its input in unsupported browsers. */
const UNSUPPORTED_CHECK = /!\w+\.isSupported\)return \w+;/;

/** Disables sanitizing in the page's own scripts; policy and Trusted Types stay. */
export async function switchOffSanitizer(page: Page): Promise<void> {
  await page.route("**/assets/*.js", async (route) => {
    const answer = await route.fetch({ maxRetries: 2 });
    const code = await answer.text();
    const body = code.replace(UNSUPPORTED_CHECK, (found) => found.replace(/^[^)]*/, "!0"));
    return route.fulfill({ response: answer, body });
  });
}

/** Runs in the page: fires each handler and follows javascript: links. Other links would replace the page. */
export function causeEvents(): void {
  for (const element of document.querySelectorAll("*")) {
    for (const name of Element.prototype.getAttributeNames.call(element)) {
      const event = new Event(name.replace(/^on/, ""));
      if (name.startsWith("on")) EventTarget.prototype.dispatchEvent.call(element, event);
    }
    if (!(element instanceof HTMLAnchorElement) || element.protocol !== "javascript:") continue;
    // Editable text does not follow clicks, so a copy of the link is used.
    const link = element.isContentEditable ? (element.cloneNode(true) as HTMLElement) : element;
    // A vector may shadow document.body.
    if (link !== element) Element.prototype.append.call(document.documentElement, link);
    link.dispatchEvent(new MouseEvent("click", { cancelable: true, bubbles: true }));
    if (link !== element) link.remove();
  }
  window.reportTripped?.("caused");
}

export const rest = () =>
  new Promise<void>((done) => setTimeout(() => requestAnimationFrame(() => done())));

export type Trips = {
  ran: () => string[];
  stopped: () => number;
  isCaused: () => boolean;
};

/** Records calls from now on, in the page and its frames, also after it was left. */
export async function watchTrips(page: Page): Promise<Trips> {
  const tripped: string[] = [];
  await page.exposeFunction("reportTripped", (what: string) => void tripped.push(what));
  return {
    ran: () => tripped.filter((what) => /^[\w.]+\(/.test(what)),
    stopped: () => tripped.filter((what) => /^[a-z]+(-[a-z]+)+ /.test(what)).length,
    isCaused: () => tripped.includes("caused"),
  };
}

/** Opens an address, fires all events, and returns what ran and what was blocked. */
export async function countRun(
  page: Page,
  address: string,
): Promise<{ ran: string[]; stopped: number }> {
  const trips = await watchTrips(page);
  const whenParsed = `addEventListener("DOMContentLoaded", ${causeEvents.toString()})`;
  await page.addInitScript({ content: `if (window === window.top) document.${whenParsed}` });
  await page.goto(address, { waitUntil: "commit" });
  await expect.poll(trips.isCaused).toBe(true);
  // A script may replace the page and with it the promise.
  await page.evaluate(rest).catch(() => undefined);
  return { ran: trips.ran(), stopped: trips.stopped() };
}
