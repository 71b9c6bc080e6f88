import { shiftClock } from "../clock/shift-clock.mjs";
import type { Browser, Page } from "@playwright/test";

declare global {
  interface Window {
    tripped?: string[];
    /** Reports each at once, also from frames and pages that are left. */
    reportTripped?: (what: string) => void;
  }
}

/** Functions that vectors call; the site calls none of them. */
export const SINKS =
  "alert confirm prompt print open evil bad hack xss XSS mxss msgbox javascript boom pwn".split(
    " ",
  );

/** Runs in the page before its scripts. */
function layTripwires(sinks: string[]): void {
  window.tripped = [];
  const trip = (what: string) => {
    window.tripped?.push(what);
    window.reportTripped?.(what);
  };
  for (const name of sinks) {
    Object.assign(window, { [name]: (...words: unknown[]) => trip(`${name}(${words.join()})`) });
  }
  document.write = (...words: string[]) => trip(`document.write(${words.join()})`);
  window.addEventListener("error", (event) => event.error && trip(`error: ${event.message}`));
  window.addEventListener("securitypolicyviolation", ({ violatedDirective, sample, sourceFile }) =>
    trip(`${violatedDirective} ${sample} (${sourceFile})`),
  );
}

async function failPictures(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  protocol.on("Fetch.requestPaused", ({ requestId }) => {
    // Its page may be gone.
    protocol
      .send("Fetch.failRequest", { requestId, errorReason: "Aborted" })
      .catch(() => undefined);
  });
  // page.route() would stop every request and disable caching.
  await protocol.send("Fetch.enable", { patterns: [{ resourceType: "Image" }] });
}

const isLocal = (url: URL) => /^(data|blob|about):$/.test(url.protocol);

/**
 * A page in a separate browser that records scripts, foreign requests, popups and navigations. A missing proxy
 * keeps other hosts unreachable. Without the policy it shows what the policy would block.
 */
export async function openWatchedPage(
  browser: Browser,
  origin: string,
  { hasPolicy = true } = {},
): Promise<{ page: Page; attacks: string[] }> {
  const attacks: string[] = [];
  const context = await browser.newContext({
    baseURL: origin,
    bypassCSP: !hasPolicy,
    proxy: { server: "http://127.0.0.1:9", bypass: new URL(origin).hostname },
  });
  await context.addInitScript(shiftClock, Number(process.env.E2E_CLOCK_SHIFT_MS));
  await context.addInitScript(layTripwires, SINKS);
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (request.resourceType() === "image" || isLocal(url) || url.origin === origin) return;
    attacks.push(`${request.resourceType()} from elsewhere: ${request.url()}`);
  });
  context.on("page", (page) => {
    page.on("popup", (popup) => attacks.push(`a window opened: ${popup.url()}`));
    page.on("dialog", (dialog) => {
      if (dialog.type() === "beforeunload") return void dialog.accept();
      attacks.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on("pageerror", (error) => attacks.push(`uncaught: ${error.message}`));
    page.on("websocket", (socket) => attacks.push(`a web socket: ${socket.url()}`));
    page.on("framenavigated", (frame) => {
      const isOwn = frame.parentFrame() === null && frame.url().startsWith(origin);
      if (!isOwn && frame.url() !== "about:blank") attacks.push(`gone to ${frame.url()}`);
    });
  });
  const page = await context.newPage();
  await failPictures(page);
  return { page, attacks };
}

export function findDangers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const events = "click focus mouseover keydown toggle load error".split(" ");
    const dangers: string[] = [];
    const say = (element: Element, what: string) =>
      dangers.push(`${what} in ${element.outerHTML.slice(0, 160)}`);
    const data = new Set(["application/json", "application/ld+json"]);
    const banned =
      "iframe,frame,frameset,object,embed,applet,base,meta[http-equiv=refresh],form[action*='//'],[formaction],[srcdoc],[background],[is]:not([is=''])";
    for (const element of document.querySelectorAll(banned)) say(element, "element");
    for (const script of document.scripts) {
      const isData = data.has(script.type) && script.src === "";
      const isOwn = script.src.startsWith(`${location.origin}/assets/`);
      // The site's own scripts: unnamed ones in <head>, and an empty one after its sheet.
      const isOfHead = script.parentElement === document.head && script.src === "";
      const isEmpty = script.text.trim() === "" && script.attributes.length === 0;
      if (!isData && !isOwn && !isOfHead && !isEmpty) say(script, "script");
      if (isData) JSON.parse(script.text);
    }
    for (const element of document.querySelectorAll("*")) {
      for (const name of Element.prototype.getAttributeNames.call(element)) {
        const value = Element.prototype.getAttribute.call(element, name) ?? "";
        if (name.startsWith("on")) say(element, name);
        if (!/^(href|src|action|data|xlink:href|cite|poster)$/.test(name)) continue;
        const address = URL.canParse(value, location.href) ? new URL(value, location.href) : null;
        if (
          address &&
          /^(javascript|vbscript|livescript|data|blob|file):$/.test(address.protocol)
        ) {
          if (!(element instanceof HTMLImageElement && name === "src")) say(element, name);
        }
      }
    }
    for (const element of document.querySelectorAll("main *:not(a, button, input, select)")) {
      if (element.closest("a, button, [role=row], [contenteditable]")) continue;
      for (const type of events) element.dispatchEvent(new Event(type));
    }
    // Pictures cannot run. Chromium also reports handlers, bases and scripts that the sanitizer removes in its
    // own document; any left in the page were found above.
    const harmless =
      /^(img-src|script-src-attr|base-uri|require-trusted-types-for HTMLScriptElement text)\b/;
    const tripped = window.tripped ?? ["no tripwires"];
    return [...dangers, ...tripped.filter((what) => !harmless.test(what))];
  });
}
