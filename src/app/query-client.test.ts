import { afterEach, expect, it } from "vitest";
import { adoptPageData, PAGE_DATA_ID, queryClient } from "./query-client";

afterEach(() => {
  document.body.replaceChildren();
  queryClient.clear();
});

it("shows what the HTML was rendered with at once, and takes it for old", () => {
  const script = document.createElement("script");
  script.id = PAGE_DATA_ID;
  script.type = "application/json";
  script.textContent = JSON.stringify([[["posts", "published", "categories"], ["SEO"]]]);
  document.body.append(script);
  adoptPageData();
  const query = queryClient
    .getQueryCache()
    .find({ queryKey: ["posts", "published", "categories"] });
  expect(query?.state.data).toEqual(["SEO"]);
  expect(query?.isStaleByTime(30_000)).toBe(true);
});
