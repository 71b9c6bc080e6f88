import { describe, expect, it } from "vitest";
import { withParams } from "@/hooks/use-url-state";
import { hasFilters, listFiltersCodec } from "./list-filters";

const { parse: parseFilters, write } = listFiltersCodec;
const parse = (query: string) => parseFilters(new URLSearchParams(query));
const spell = (query: string, base = "") =>
  withParams(new URLSearchParams(base), write(parse(query), parse(base))).toString();

const everything = {
  search: "",
  status: "all",
  category: null,
  sort: "created",
  isAscending: false,
  page: 1,
};

describe("an address", () => {
  it("without filters is everything, newest first", () => {
    expect(parse("")).toEqual(everything);
  });

  it.each([
    "page=0",
    "page=-1",
    "page=1.5",
    "page=two",
    "page=99999999999999999999",
    "page=",
    "status=secret",
    "status=",
    "sort=published;drop",
    "sort=constructor",
    "dir=up",
    "category=%20",
    "category=%00",
    "q=%00%0A",
    "q=%20%20",
    "nonsense",
  ])("with %s reads as if that were not there", (query) => {
    expect(parse(query)).toEqual(everything);
  });

  it("survives being read and written", () => {
    const query =
      "q=100%25+%28roof%29&status=drafts&category=Local+Marketing&sort=title&dir=desc&page=3";
    expect(spell(query)).toBe(query);
  });

  it("leaves out what is the default, and keeps what is not its own", () => {
    expect(spell("status=all&sort=created&dir=desc&page=1")).toBe("");
    expect(spell("sort=title&dir=asc")).toBe("sort=title");
    expect(spell("page=2", "lng=de&page=7")).toBe("lng=de&page=2");
  });

  it("takes no more of a search than can be asked for", () => {
    expect(parse(`q=${"a".repeat(5000)}`).search).toHaveLength(200);
  });
});

it("knows whether anything is filtered; which list is shown is not a filter of it", () => {
  expect(hasFilters(parse("page=2&sort=title"))).toBe(false);
  expect(hasFilters(parse("status=deleted"))).toBe(false);
  for (const query of ["q=a", "status=drafts", "category=SEO"]) {
    expect(hasFilters(parse(query))).toBe(true);
  }
});
