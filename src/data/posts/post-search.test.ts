import { describe, expect, it } from "vitest";
import { filterOf } from "./post-search";

describe("filterOf", () => {
  it.each([
    ["estimate-form", "estimate-form"],
    ["  Roofers ", "Roofers"],
    ["/blog/estimate-form", "estimate-form"],
    ["blog/estimate-form", "estimate-form"],
    ["https://www.curbfront.example/blog/estimate-form", "estimate-form"],
  ])("looks for %j in title and slug", (typed, text) => {
    expect(filterOf(typed)).toEqual({ or: `title.ilike.*${text}*,slug.ilike.*${text}*` });
  });

  it.each([
    ["100%", "100%"],
    ["a_b", "a_b"],
    ["5*", "5\\*"],
    ["a,b", "a,b"],
    ["(how)", "\\(how\\)"],
    ['"quoted"', '["“”]quoted["“”]'],
    ["don't", "don['‘’]t"],
    ["don’t", "don['‘’]t"],
    ["back\\slash", "back\\\\slash"],
    ["what?", "what\\?"],
    ["title.eq.x", "title\\.eq\\.x"],
    ["phone number", "phone number"],
    ["Überlauf", "Überlauf"],
    ["a\u0000b", "a b"],
  ])("looks for %j in the title only, letter for letter", (typed, pattern) => {
    expect(filterOf(typed)).toEqual({ title: pattern });
  });

  it("looks for nothing when nothing is typed, and for no more than fits into an address", () => {
    expect(filterOf(" \n")).toBeNull();
    expect(filterOf("ab ".repeat(500))?.title?.length).toBeLessThanOrEqual(200);
  });
});
