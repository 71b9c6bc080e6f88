import { expect, it } from "vitest";
import { site } from "./company";

const sources = import.meta.glob<string>(["/src/**/*.{ts,tsx}", "!/src/**/*.test.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});

it("is the only file that spells the brand, so that renaming it is one change", () => {
  const spelled = Object.keys(sources).filter((file) => sources[file]?.includes(site.brand));
  expect(spelled).toEqual(["/src/content/company.ts"]);
});
