import { test as base, type APIRequestContext, type Page } from "@playwright/test";

type Fixtures = {
  /** Announces a complaint of the browser that this test brings about. */
  expectProblem: (pattern: RegExp) => void;
  siteIsUp: undefined;
  watchedPage: undefined;
};

const SECOND_SITE = `http://localhost:${process.env.E2E_PAYMENT_PORT}`;

/** Records what no page may do: complain on the console, throw, ask another host. */
function watch(page: Page, ownHost: string, problems: string[]): void {
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") {
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== ownHost) {
      problems.push(`request to another host: ${url.href}`);
    }
  });
  page.on("websocket", (socket) => problems.push(`web socket: ${socket.url()}`));
}

/** The second site is being built while the first tests run on the other one. */
async function waitForSecondSite(request: APIRequestContext): Promise<void> {
  const status = () =>
    request.get(`${SECOND_SITE}/checkout`).then(
      (answer) => answer.status(),
      () => 0,
    );
  const message = "the site that playwright.config.ts builds for payments answers";
  await base.expect.poll(status, { message, timeout: 230_000 }).toBe(200);
}

/** Every test fails on an unannounced complaint, an uncaught error or a third-party request. */
export const test = base.extend<Fixtures & { problems: string[]; allowed: RegExp[] }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from here
  problems: async ({}, provide) => provide([]),
  // oxlint-disable-next-line no-empty-pattern -- as above
  allowed: async ({}, provide) => provide([]),
  expectProblem: async ({ allowed }, provide) => provide((pattern) => void allowed.push(pattern)),
  siteIsUp: [
    async ({ baseURL, request }, provide) => {
      if (baseURL === SECOND_SITE) await waitForSecondSite(request);
      await provide(undefined);
    },
    { auto: true, timeout: 240_000 },
  ],
  watchedPage: [
    async ({ context, baseURL, problems, allowed }, provide) => {
      const { host } = new URL(baseURL ?? "");
      context.on("page", (page) => watch(page, host, problems));
      await provide(undefined);
      const surprises = problems.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      base.expect(surprises, "complaints in the browser").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page } from "@playwright/test";
