import { test as base, type BrowserContext, type Page } from "@playwright/test";
import type { AppEnv } from "@/lib/env-schema";
import { waitForEverything } from "./patience.ts";

/** What a company may set before its build and the tested one leaves out. */
type Settings = Partial<Pick<AppEnv, "stripePaymentLink" | "sampleTickets">>;

type Fixtures = {
  /** Announces a complaint of the browser that this test brings about. */
  expectProblem: (pattern: RegExp) => void;
  /** Another person's browser: nothing stored, nobody signed in. Gone after the test. */
  newPerson: () => Promise<Page>;
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

/**
 * Serves the site as if it had been built with these settings, which saves a second build;
 * prerendered text goes without them.
 */
async function setBeforehand(context: BrowserContext, settings: Settings): Promise<void> {
  await context.route("**/assets/*.js", async (route) => {
    const answer = await route.fetch({ maxRetries: 2 });
    let code = await answer.text();
    for (const [name, value] of Object.entries(settings)) {
      code = code.replace(`${name}:null`, `${name}:${JSON.stringify(value)}`);
    }
    await route.fulfill({ response: answer, body: code });
  });
}

/** Every test fails on an unannounced complaint, an uncaught error or a third-party request. */
export const test = base.extend<
  Fixtures & {
    hasTimeouts: boolean;
    settings: Settings | null;
    problems: string[];
    allowed: RegExp[];
  }
>({
  /** Where a test is about what the site does with an answer that does not come. */
  hasTimeouts: [false, { option: true }],
  settings: [null, { option: true }],
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
  context: async ({ context, baseURL, hasTimeouts, settings, problems, allowed }, provide) => {
    const { host } = new URL(baseURL ?? "");
    context.on("page", (page) => watch(page, host, problems));
    await context.addInitScript(reportViolations);
    if (!hasTimeouts) await context.addInitScript(waitForEverything);
    if (settings !== null) await setBeforehand(context, settings);
    await provide(context);
    // A script that comes late may still be on its way.
    if (settings !== null) await context.unrouteAll({ behavior: "ignoreErrors" });
    const surprises = problems.filter((text) => !allowed.some((pattern) => pattern.test(text)));
    base.expect(surprises, "complaints in the browser").toEqual([]);
  },
  newPerson: async ({ browser, baseURL, problems }, provide) => {
    const { host } = new URL(baseURL ?? "");
    const contexts: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      context.on("page", (page) => watch(page, host, problems));
      await context.addInitScript(reportViolations);
      await context.addInitScript(waitForEverything);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect, type Locator, type Page } from "@playwright/test";
