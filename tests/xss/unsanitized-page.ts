import { expect, type Page } from "@playwright/test";

/**
 * From here on the server's pages of posts hold this text in `<main>` as it is stored: as if nobody had
 * sanitized it. The page that is opened can't be left or loaded anew, because a text may send its reader
 * anywhere.
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

/** DOMPurify's own way out, where a browser lacks what it needs: it gives back what it was given. */
const WAY_OUT = /!\w+\.isSupported\)return \w+;/;

/**
 * From here on the page's own scripts sanitize nothing, and all else of them is as it was built. The
 * browser keeps its policy, and the site the one by which it takes HTML for trusted.
 */
export async function switchOffSanitizer(page: Page): Promise<void> {
  await page.route("**/assets/*.js", async (route) => {
    const answer = await route.fetch({ maxRetries: 2 });
    const code = await answer.text();
    const body = code.replace(WAY_OUT, (found) => found.replace(/^[^)]*/, "!0"));
    return route.fulfill({ response: answer, body });
  });
}

/**
 * In the page. Causes every event that an element has a handler for, and follows a link that is a script.
 * Any other would only replace the page, and with it what is still to be told.
 */
export function causeEvents(): void {
  for (const element of document.querySelectorAll("*")) {
    for (const name of Element.prototype.getAttributeNames.call(element)) {
      const event = new Event(name.replace(/^on/, ""));
      if (name.startsWith("on")) EventTarget.prototype.dispatchEvent.call(element, event);
    }
    if (!(element instanceof HTMLAnchorElement) || element.protocol !== "javascript:") continue;
    // In a text that is being written a link is not followed by a click: there it is a copy's.
    const link = element.isContentEditable ? (element.cloneNode(true) as HTMLElement) : element;
    // A vector may have taken the name of the page's body.
    if (link !== element) Element.prototype.append.call(document.documentElement, link);
    link.dispatchEvent(new MouseEvent("click", { cancelable: true, bubbles: true }));
    if (link !== element) link.remove();
  }
  window.tellTripped?.("caused");
}

/** In the page, so that what was begun has happened. */
export const rest = () =>
  new Promise<void>((done) => setTimeout(() => requestAnimationFrame(() => done())));

export type Trips = {
  /** What ran of the vectors. */
  ran: () => string[];
  /** How often the policy stopped something. */
  stopped: () => number;
  isCaused: () => boolean;
};

/** What is tripped over from here on, in the page and its frames, and also once it was left. */
export async function watchTrips(page: Page): Promise<Trips> {
  const tripped: string[] = [];
  await page.exposeFunction("tellTripped", (what: string) => void tripped.push(what));
  return {
    ran: () => tripped.filter((what) => /^[\w.]+\(/.test(what)),
    stopped: () => tripped.filter((what) => /^[a-z]+(-[a-z]+)+ /.test(what)).length,
    isCaused: () => tripped.includes("caused"),
  };
}

/** Opens an address, does all that a reader could, and answers what ran and what was stopped. */
export async function countRun(
  page: Page,
  address: string,
): Promise<{ ran: string[]; stopped: number }> {
  const trips = await watchTrips(page);
  const whenParsed = `addEventListener("DOMContentLoaded", ${causeEvents.toString()})`;
  await page.addInitScript({ content: `if (window === window.top) document.${whenParsed}` });
  await page.goto(address, { waitUntil: "commit" });
  await expect.poll(trips.isCaused).toBe(true);
  // What runs may replace the page, and with it the promise.
  await page.evaluate(rest).catch(() => undefined);
  return { ran: trips.ran(), stopped: trips.stopped() };
}
