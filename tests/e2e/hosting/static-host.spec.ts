import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type * as server from "@/app/entry-server";
import { distFolder, serverFolder } from "../../../server/prerender/build-folders.mjs";
import {
  hostByRedirects,
  hostByRewrites,
  serve,
  type StaticHost,
  type VercelRules,
} from "../../static-host";
import { exampleRoutes, publicRoutes, staffRoutes, unknownPaths } from "../support/routes";
import { expect, test } from "../support/test";

/** A value for any ":id", ":slug" or ":list" of the route table. */
const UNKNOWN_ID = "not-written-yet";

async function routeTable() {
  const entry = pathToFileURL(resolve(serverFolder, "entry-server.js")).href;
  return (await import(entry)) as typeof server;
}

const NOTHING_ELSE = ["/*", "/industries/:trade"];

const HOSTS: Record<string, () => Promise<StaticHost>> = {
  _redirects: async () => hostByRedirects(distFolder),
  "vercel.json": async () =>
    hostByRewrites(distFolder, JSON.parse(readFileSync("vercel.json", "utf8")) as VercelRules),
};

for (const [name, openHost] of Object.entries(HOSTS)) {
  test(`a static host that follows ${name} answers every route of the table`, async () => {
    const { examplePaths, pagePatterns, paths, staticPublicPaths } = await routeTable();
    const written: readonly string[] = [
      ...staticPublicPaths,
      ...examplePaths,
      paths.booking,
      paths.upload,
    ];
    const host = await serve(distFolder, await openHost());
    const file = (path: string) => readFileSync(join(distFolder, path), "utf8");
    try {
      expect(pagePatterns.length).toBeGreaterThan(20);
      for (const pattern of pagePatterns) {
        const path = pattern.replace("*", "no-such-page").replaceAll(/:\w+/g, UNKNOWN_ID);
        const { status, html } = await host.ask(path);
        const own = written.includes(path) ? `${path}/index.html` : "app.html";
        const isMissing = NOTHING_ELSE.includes(pattern);
        expect(html, path).toBe(file(isMissing ? "404.html" : own));
        expect(status, path).toBe(isMissing ? 404 : 200);
      }
      for (const { path } of [...publicRoutes, ...exampleRoutes]) {
        expect(await host.ask(path), path).toMatchObject({
          status: 200,
          html: file(`${path}/index.html`),
        });
      }
      for (const { path } of staffRoutes) {
        expect(await host.ask(path), path).toMatchObject({ status: 200, html: file("app.html") });
      }
      // A host cannot tell a new post from an unknown one: the browser does.
      for (const path of unknownPaths.filter((each) => !each.startsWith("/blog/"))) {
        expect(await host.ask(path), path).toMatchObject({ status: 404, html: file("404.html") });
      }
      for (const path of [
        "404.html",
        `${paths.booking}/index.html`,
        `${paths.upload}/index.html`,
      ]) {
        expect(file(path), path).toContain('<meta name="robots" content="noindex, follow"');
      }
      const index = await host.ask("/index.html");
      expect([301, 308]).toContain(index.status);
      expect(index.location).toBe("/");
      const [asset] = /\/assets\/[\w.-]+\.js/.exec(file("app.html")) ?? [];
      expect((await host.ask(asset ?? "")).html).toBe(file(asset ?? ""));
    } finally {
      host.close();
    }
  });
}
