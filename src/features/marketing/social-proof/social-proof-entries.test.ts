import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sampleEntries } from "./social-proof-entries";

it("has twenty entries, each its own, with all eight fields", () => {
  expect(sampleEntries).toHaveLength(20);
  expect(new Set(sampleEntries.map(({ id }) => id)).size).toBe(20);
  for (const entry of sampleEntries) {
    expect(Object.keys(entry)).toHaveLength(8);
    expect(Object.values(entry)).not.toContain("");
  }
});

it.each(sampleEntries)("has the map of $city, $state", ({ mapUrl }) => {
  expect(existsSync(join("public", mapUrl))).toBe(true);
});
