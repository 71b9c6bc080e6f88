import { test as base, type BrowserContext, type Page } from "@playwright/test";
import { shiftClock } from "../../clock/shift-clock.mjs";
import { SiteServer } from "./site/site-server.ts";
import { translateTexts } from "./translate-texts.ts";

type Fixtures = {
  /** Announces a complaint of the browser that this test brings about. */
  expectProblem: (pattern: RegExp) => void;
  /** Another person's browser: nothing stored, nobody signed in. Gone after the test. */
  newPerson: () => Promise<Page>;
};

type WorkerFixtures = {
  /** Whether the browser translates every page, as it is asked to for somebody who reads another language. */
  isTranslated: boolean;
  /** Another one than a free one, where it must be known beforehand. */
  sitePort: number | null;
  /** The built site with a database that no other worker touches. */
  site: SiteServer;
};

/** Records what no page may do: complain on the console, as of its policy, throw, ask another host. */
function watch(page: Page, siteHost: string, problems: string[]): void {
  // The production build speaks to the backend that the other journeys' site has.
  const ownHosts = [siteHost, `localhost:${process.env.E2E_PORT}`];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") {
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && !ownHosts.includes(url.host)) {
      problems.push(`request to another host: ${url.href}`);
    }
  });
  page.on("websocket", (socket) => problems.push(`web socket: ${socket.url()}`));
}

/**
 * In the page, before its first script. Says on the console, where every complaint fails a test, what
 * the Content-Security-Policy forbade: Chromium says it there too, but not where in a script.
 */
function reportViolations(): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber, sample } = event;
    const place = `${sourceFile || location.href}:${lineNumber}:${columnNumber}`;
    console.error(`Policy violation: ${effectiveDirective} ${blockedURI} ${sample} (${place})`);
  });
}

/** Marks a journey of `npm test`. One without it runs in `npm run test:all` only. */
export const core = { tag: "@core" };
/** Marks a journey that depends on the day: `npm run test:all` runs it at other moments, too. */
export const dated = { tag: "@dated" };
export const coreAndDated = { tag: ["@core", "@dated"] };

/** Makes the page's clock the server's, and has it say what it must not do. */
async function prepare(context: BrowserContext, isTranslated: boolean): Promise<void> {
  if (isTranslated) await context.addInitScript(translateTexts);
  await context.addInitScript(shiftClock, Number(process.env.E2E_CLOCK_SHIFT_MS));
  await context.addInitScript(reportViolations);
}

/** Every test fails on an unannounced complaint, an uncaught error or a third-party request. */
export const test = base.extend<
  Fixtures & { problems: string[]; allowed: RegExp[] },
  WorkerFixtures
>({
  isTranslated: [false, { option: true, scope: "worker" }],
  sitePort: [null, { option: true, scope: "worker" }],
  site: [
    async ({ sitePort }, provide) => {
      const site = await SiteServer.start(sitePort === null ? {} : { port: sitePort });
      process.env.E2E_PORT = String(site.port);
      await provide(site);
      await site.kill();
    },
    { scope: "worker", auto: true, timeout: 120_000 },
  ],
  baseURL: async ({ baseURL, site }, provide) => provide(baseURL ?? site.origin),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from here
  problems: async ({}, provide) => provide([]),
  // oxlint-disable-next-line no-empty-pattern -- as above
  allowed: async ({}, provide) => provide([]),
  expectProblem: async ({ allowed }, provide) => provide((pattern) => void allowed.push(pattern)),
  // A connection for each request: the server ends one that was idle, which can be while the next
  // request on it is being sent.
  request: async ({ playwright, baseURL }, provide) => {
    const api = await playwright.request.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      extraHTTPHeaders: { Connection: "close" },
    });
    await provide(api);
    await api.dispose();
  },
  context: async ({ context, baseURL, problems, allowed, isTranslated }, provide) => {
    const { host } = new URL(baseURL ?? "");
    context.on("page", (page) => watch(page, host, problems));
    await prepare(context, isTranslated);
    await provide(context);
    // A frame without scripts, as the one that shows a mail, says so of what translates it.
    if (isTranslated) allowed.push(/Blocked script execution in 'about:srcdoc'/);
    const surprises = problems.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    base.expect(surprises, "complaints in the browser").toEqual([]);
  },
  newPerson: async ({ browser, baseURL, problems, isTranslated }, provide) => {
    const { host } = new URL(baseURL ?? "");
    const contexts: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      context.on("page", (page) => watch(page, host, problems));
      await prepare(context, isTranslated);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect, type Locator, type Page } from "@playwright/test";
