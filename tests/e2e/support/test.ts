import { test as base, type BrowserContext, type Page } from "@playwright/test";
import { shiftClock } from "../../clock/shift-clock.mjs";
import { SiteServer } from "./site/site-server.ts";
import { translateTexts } from "./translate-texts.ts";

type Fixtures = {
  expectProblem: (pattern: RegExp) => void;
  newPerson: () => Promise<Page>;
};

type WorkerFixtures = {
  isTranslated: boolean;
  sitePort: number | null;
  site: SiteServer;
};

function watch(page: Page, siteHost: string, problems: string[]): void {
  // The production build uses the other journeys' backend.
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
 * Runs in the page before its scripts: logs policy violations with their place in a script, which Chromium's own
 * message lacks.
 */
function reportViolations(): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber, sample } = event;
    const place = `${sourceFile || location.href}:${lineNumber}:${columnNumber}`;
    console.error(`Policy violation: ${effectiveDirective} ${blockedURI} ${sample} (${place})`);
  });
}

/** Marks a journey of `npm test`; others run in `npm run test:all` only. */
export const core = { tag: "@core" };
/** Marks a journey that depends on the date; `npm run test:all` repeats it at other dates. */
export const dated = { tag: "@dated" };
export const coreAndDated = { tag: ["@core", "@dated"] };

async function prepare(context: BrowserContext, isTranslated: boolean): Promise<void> {
  if (isTranslated) await context.addInitScript(translateTexts);
  await context.addInitScript(shiftClock, Number(process.env.E2E_CLOCK_SHIFT_MS));
  await context.addInitScript(reportViolations);
}

/** Every test fails on an undeclared console error, an exception or a third-party request. */
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
  // A new connection for each request, since the server may be closing an idle one.
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
    // The frame of a mail has no scripts, so translating it is blocked and reported.
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
