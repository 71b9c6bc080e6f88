import { describe, expect, it } from "vitest";
import { closestPages } from "./closest-pages";

const firstPath = (question: string) => closestPages(question)[0]?.path;

describe("closestPages", () => {
  it.each([
    ["pricing", "/pricing"],
    ["what does it cost", "/pricing"],
    ["/pricng", "/pricing"],
    ["PRICING!", "/pricing"],
    ["trades", "/industries"],
    ["hvac", "/industries/heating-and-cooling"],
    ["plumbing", "/industries/plumbing"],
    ["/industries/roof", "/industries/roofing"],
    ["exterminator website", "/industries/pest-control"],
    ["garage door opener", "/industries/garage-doors"],
    ["/blogs/seo", "/blog"],
    ["cancel", "/terms"],
    ["/contact-us", "/contact"],
  ])("takes %j for %s", (question, path) => {
    expect(firstPath(question)).toBe(path);
  });

  it("offers few pages, best first", () => {
    const found = closestPages("legal phone blog price contact offices");
    expect(found.length).toBeLessThanOrEqual(4);
    expect(new Set(found.map(({ path }) => path)).size).toBe(found.length);
  });

  it.each(["", "   ", "zzzzzzzz", "你好", "/", "%%%"])("finds nothing for %j", (question) => {
    expect(closestPages(question)).toEqual([]);
  });
});
