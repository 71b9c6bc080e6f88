import { expect, it } from "vitest";
import { POST_CATEGORIES } from "./post-categories";

it("has the six specified categories", () => {
  expect(POST_CATEGORIES).toEqual([
    "SEO",
    "Design",
    "Local Marketing",
    "Performance",
    "Content Marketing",
    "Mobile",
  ]);
});
