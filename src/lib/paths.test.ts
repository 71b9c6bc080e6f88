import { describe, expect, it } from "vitest";
import {
  examplePaths,
  isQuietPath,
  isStaffPath,
  paths,
  staticPublicPaths,
  tidyPathname,
  withoutTrailingSlash,
} from "./paths";

describe("paths", () => {
  it("escapes what comes from data", () => {
    expect(paths.blogPost("a/b?c#d")).toBe("/blog/a%2Fb%3Fc%23d");
    expect(paths.blogEditor("a&b=c")).toBe("/admin/blog-editor?id=a%26b%3Dc");
    expect(paths.blogEditor()).toBe("/admin/blog-editor");
    expect(paths.crmClient("../leads")).toBe("/admin/crm/clients/..%2Fleads");
  });

  it("knows the public pages, and no staff page among them", () => {
    expect([...staticPublicPaths].toSorted()).toEqual(
      [
        "/",
        "/about",
        "/blog",
        "/callsi",
        "/checkout",
        "/contact",
        "/cookies",
        "/how-it-works",
        "/industries",
        "/industries/cleaning",
        "/industries/electrical",
        "/industries/garage-doors",
        "/industries/heating-and-cooling",
        "/industries/landscaping",
        "/industries/pest-control",
        "/industries/plumbing",
        "/industries/roofing",
        "/pricing",
        "/privacy",
        "/reports/example",
        "/reviews",
        "/signup",
        "/terms",
      ].toSorted(),
    );
    expect(staticPublicPaths.filter(isStaffPath)).toEqual([]);
  });

  it("has an example site for each drawn trade, where nothing of ours pops up", () => {
    expect(examplePaths).toHaveLength(8);
    expect(examplePaths).toContain("/examples/roofing");
    expect(examplePaths.every(isQuietPath)).toBe(true);
    expect(isQuietPath("/examples/roofing/")).toBe(true);
    expect(isQuietPath(paths.industries)).toBe(false);
  });

  it("tells staff pages from pages that only start alike", () => {
    expect(["/admin", "/admin/", "/admin/crm/leads"].every(isStaffPath)).toBe(true);
    expect(["/", "/administration", "/blog/admin"].some(isStaffPath)).toBe(false);
  });

  it.each([
    ["/pricing/", "/pricing"],
    ["/pricing///", "/pricing"],
    ["/pricing", "/pricing"],
    ["/", "/"],
    ["//", "/"],
  ])("takes %s for %s", (address, path) => {
    expect(withoutTrailingSlash(address)).toBe(path);
  });

  it("spells each page in one way, which is its own", () => {
    for (const path of staticPublicPaths) {
      expect(tidyPathname(path)).toBe(path);
      expect(tidyPathname(path.toUpperCase())).toBe(path);
      expect(tidyPathname(`${path}/index.html`)).toBe(path);
    }
  });
});
