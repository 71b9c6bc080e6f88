import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { matchRoutes } from "react-router-dom";
import { examplePaths, paths, staticPublicPaths } from "@/lib/paths";
import { hostByRedirects } from "@tests/static-host";
import vercel from "../../../vercel.json";
import { pagePatterns, redirectRules, vercelRewrites } from "./host-rules";
import { routes } from "../route-table";

it("every address this site spells is one of a page, and not the unknown one's", () => {
  const spelled = [
    ...staticPublicPaths,
    ...examplePaths,
    paths.blogPost("a-post"),
    paths.blogAuthor("an-author"),
    paths.booking,
    paths.upload,
    paths.admin,
    paths.dashboard,
    paths.blogEditor(),
    paths.pictures,
    "/admin/blog/new",
    "/admin/blog/edit/1",
    "/admin/blog-preview",
    paths.myDay,
    paths.calendar,
    paths.crmClients,
    paths.crmClient("1"),
    paths.crmLeads,
    paths.crmTickets,
    paths.crmImport("leads"),
    paths.outbox,
    paths.inbox,
    paths.settings,
    paths.staff,
    paths.account,
  ];
  const routeOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route;
  const known = spelled.filter((path) => routeOf(path)?.path !== "*");
  expect(known).toEqual(spelled);
  expect(new Set(spelled.map(routeOf)).size).toBe(pagePatterns.length - 1);
});

it("vercel.json, which Vercel reads before it builds, is what the last build wrote", () => {
  expect(vercel.rewrites).toEqual(vercelRewrites());
});

describe("a host that follows the rules", () => {
  let dist: string;
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  };
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), "curbfront-rules-"));
    for (const file of [
      "app.html",
      "404.html",
      "index.html",
      "pricing/index.html",
      "industries/roofing/index.html",
      "booking/index.html",
      "blog/old/index.html",
      "share/curbfront.png",
      "share/blog/old.png",
    ]) {
      put(file, file);
    }
    put("_redirects", redirectRules([{ from: "/blog/old", to: "/blog/new" }]));
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  it.each([
    ["/", { status: 200, file: "/index.html" }],
    ["/index.html", { status: 301, location: "/" }],
    ["/pricing", { status: 200, file: "/pricing/index.html" }],
    ["/industries/roofing", { status: 200, file: "/industries/roofing/index.html" }],
    ["/industries/astrology", { status: 404, file: "/404.html" }],
    ["/booking", { status: 200, file: "/booking/index.html" }],
    ["/blog/old", { status: 301, location: "/blog/new" }],
    ["/blog/new", { status: 200, file: "/app.html" }],
    ["/share/blog/new.png", { status: 200, file: "/share/curbfront.png" }],
    ["/share/blog/old.png", { status: 200, file: "/share/blog/old.png" }],
    ["/blog", { status: 200, file: "/app.html" }],
    ["/blog/authors/an-author", { status: 200, file: "/app.html" }],
    ["/blog/new/more", { status: 404, file: "/404.html" }],
    ["/admin/staff", { status: 200, file: "/app.html" }],
    ["/admin/crm/clients/import", { status: 200, file: "/app.html" }],
    ["/admin/crm/clients/1", { status: 200, file: "/app.html" }],
    ["/admin/nobody", { status: 404, file: "/404.html" }],
    ["/administration", { status: 404, file: "/404.html" }],
    ["/no-such-page", { status: 404, file: "/404.html" }],
  ])("answers %s with %j", (path, answer) => {
    const { file, ...rest } = hostByRedirects(dist)(path);
    expect(file === undefined ? rest : { ...rest, file }).toEqual(answer);
  });
});
