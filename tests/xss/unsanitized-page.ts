import { expect, type Page } from "@playwright/test";
import type { AttackPost } from "./attack-posts.ts";

/**
 * From here on the server's pages of posts hold, in `<main>`, their text as it is stored: as if nobody
 * had sanitized it. The page that is opened can't be left or loaded anew, because a text may send its
 * reader anywhere.
 */
export async function serveUnsanitized(page: Page, posts: readonly AttackPost[]): Promise<void> {
  let isOpen = false;
  await page.route("**/*", async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest()) return route.fallback();
    const slug = new URL(request.url()).pathname.replace("/blog/", "");
    const post = posts.find((each) => each.slug === slug);
    const isLeft = isOpen || request.frame() !== page.mainFrame();
    if (post === undefined || isLeft) return route.abort("aborted");
    isOpen = true;
    const answer = await route.fetch();
    const html = await answer.text();
    const [main = ""] = /<main[^>]*>/.exec(html) ?? [];
    expect(main).not.toBe("");
    const body = html.replace(main, () => `${main}<div>${post.full_content}`);
    return route.fulfill({ response: answer, body });
  });
}

/**
 * In the page, before its first script. Once all of it is there, causes every event that an element has a
 * handler for, and follows a link that is a script. Any other would only replace the page, and with it what
 * is still to be told.
 */
function causeEvents(): void {
  if (window !== window.top) return;
  document.addEventListener("DOMContentLoaded", () => {
    for (const element of document.querySelectorAll("*")) {
      for (const name of Element.prototype.getAttributeNames.call(element)) {
        const event = new Event(name.replace(/^on/, ""));
        if (name.startsWith("on")) EventTarget.prototype.dispatchEvent.call(element, event);
      }
      const click = new MouseEvent("click", { cancelable: true, bubbles: true });
      const isScript = element instanceof HTMLAnchorElement && element.protocol === "javascript:";
      if (isScript) element.dispatchEvent(click);
    }
    window.tellTripped?.("caused");
  });
}

/** In the page, so that what was begun has happened. */
const rest = () =>
  new Promise<void>((done) => setTimeout(() => requestAnimationFrame(() => done())));

/**
 * Opens an address, does all that a reader could, and answers what ran of the vectors and how often the
 * policy stopped something.
 */
export async function countRun(
  page: Page,
  address: string,
): Promise<{ ran: string[]; stopped: number }> {
  const tripped: string[] = [];
  await page.exposeFunction("tellTripped", (what: string) => void tripped.push(what));
  await page.addInitScript(causeEvents);
  await page.goto(address, { waitUntil: "commit" });
  await expect.poll(() => tripped).toContain("caused");
  // What runs may replace the page, and with it the promise.
  await page.evaluate(rest).catch(() => undefined);
  return {
    ran: tripped.filter((what) => /^[\w.]+\(/.test(what)),
    stopped: tripped.filter((what) => /^[a-z]+(-[a-z]+)+ /.test(what)).length,
  };
}
