import { describe, expect, it } from "vitest";
import { filtersQuery, listAddress, MAX_SEARCH, readFilters } from "./list-address";

const read = (query: string) => readFilters(new URLSearchParams(query));
const NOTHING = { category: null, search: "", page: 0 };

describe("readFilters", () => {
  it("reads category, search and page, which counts from 1", () => {
    expect(read("category=Local+Marketing&q=gutter+guards&page=3")).toEqual({
      category: "Local Marketing",
      search: "gutter guards",
      page: 2,
    });
  });

  it.each([
    "",
    "page=0",
    "page=-1",
    "page=1e3",
    "page=1.5",
    "page=99999999999999999999",
    "page=%00",
    "page=two",
    "category=",
    "category=all",
    "category=%00",
    "q=%20%20",
    "q=%00%0a",
    "%E0%A4%A",
    "page=&q=&category=",
  ])("reads %j as the plain list", (query) => {
    expect(read(query)).toEqual(NOTHING);
  });

  it("spells a fixed category as it is, and takes any other as it comes", () => {
    expect(read("category=seo").category).toBe("SEO");
    expect(read("category=Van+Lettering").category).toBe("Van Lettering");
  });

  it("never passes on a search the database would refuse or cut", () => {
    expect(read(`q=a%00b`).search).toBe("a b");
    expect(read(`q=${"x".repeat(900)}`).search).toHaveLength(MAX_SEARCH);
  });
});

describe("filtersQuery", () => {
  it.each(["", "?category=SEO", "?q=slow+photos", "?page=2", "?category=SEO&q=%26%3F%23&page=9"])(
    "writes %j as it was read",
    (query) => expect(filtersQuery(read(query))).toBe(query),
  );

  it("leaves out what is the default and what is not the list's", () => {
    expect(filtersQuery(read("utm_source=mail&page=1&category=All"))).toBe("");
    expect(listAddress({ category: "SEO" })).toBe("/blog?category=SEO");
  });
});
