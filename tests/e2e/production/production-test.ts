import type { APIRequestContext } from "@playwright/test";
import { signIn } from "../support/open-page";
import { test as base, type Page } from "../support/test";
import { BACKEND, buildForProduction, PRODUCTION, serveProduction } from "./production-site";

type Shared = {
  /** Built before the first journey; one worker serves it. */
  productionSite: void;
  /** The backend has another host than the pages. */
  api: APIRequestContext;
};

export const test = base.extend<object, Shared>({
  // The embedded backend has no Realtime, so that these journeys also show that the pages do without.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from here
  allowed: async ({}, provide) => provide([/\/realtime\/v1\//]),
  productionSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from here
    async ({}, provide) => {
      await buildForProduction();
      const stop = await serveProduction();
      await provide();
      await stop();
    },
    { scope: "worker", auto: true, timeout: 300_000 },
  ],
  api: [
    async ({ playwright }, provide) => {
      const api = await playwright.request.newContext({
        baseURL: BACKEND,
        extraHTTPHeaders: { Connection: "close" },
      });
      await provide(api);
      await api.dispose();
    },
    { scope: "worker" },
  ],
});

export const signInAsOwner = (page: Page) => signIn(page, BACKEND, PRODUCTION);

export { expect, type Page } from "../support/test";
