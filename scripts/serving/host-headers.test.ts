import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import vercel from "../../vercel.json";
import { headersAt, readHeaderRules, vercelHeaders } from "./host-headers.mjs";

const rules = readHeaderRules();

it("vercel.json, which Vercel reads before it builds, states the headers that _headers does", () => {
  expect(rules.length).toBeGreaterThan(5);
  expect(vercel.headers).toEqual(vercelHeaders(rules));
});

it("says of every public file how long it may be kept", () => {
  const paths = readdirSync("public", { withFileTypes: true })
    .filter(({ name }) => !name.startsWith("_"))
    .map((entry) => (entry.isDirectory() ? `/${entry.name}/a.svg` : `/${entry.name}`));
  expect(paths).toContain("/favicon.svg");
  const unsaid = paths.filter(
    (path) => !/max-age=[1-9]/.test(headersAt(rules, path)["Cache-Control"] ?? ""),
  );
  expect(unsaid).toEqual([]);
});

it("states no header twice for one path, where hosts differ", () => {
  const general = new Set(
    Object.keys(rules.find(({ pattern }) => pattern === "/*")?.headers ?? {}),
  );
  expect(general).toContain("X-Frame-Options");
  for (const { pattern, headers } of rules.filter((rule) => rule.pattern !== "/*")) {
    expect(
      Object.keys(headers).filter((name) => general.has(name)),
      pattern,
    ).toEqual([]);
  }
});

it.each([
  ["/assets/app-1a2b.js", "public, max-age=31536000, immutable"],
  ["/maps/us.svg", "public, max-age=86400, stale-while-revalidate=604800"],
  ["/", "public, max-age=0, must-revalidate"],
  ["/pricing", "public, max-age=0, must-revalidate"],
  ["/mapsandmore", "public, max-age=0, must-revalidate"],
])("has a host send %s with Cache-Control: %s, and what every page has", (path, value) => {
  expect(headersAt(rules, path)).toMatchObject({
    "Cache-Control": value,
    "X-Content-Type-Options": "nosniff",
  });
});
