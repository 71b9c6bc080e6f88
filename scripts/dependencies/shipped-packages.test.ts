import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isAllowed, licencesPage, shippedPackages, type Lockfile } from "./shipped-packages.mjs";

const lockfile = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lockfile;

it("everything that is shipped may be", () => {
  const shipped = shippedPackages(lockfile);
  expect(shipped.map(({ name }) => name)).toContain("react-dom");
  expect(shipped.map(({ name }) => name)).not.toContain("vitest");
  expect(shipped.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});

it.each([
  ["MIT", true],
  ["(MPL-2.0 OR Apache-2.0)", true],
  ["MIT AND ISC", true],
  ["MIT AND GPL-3.0-only", false],
  ["AGPL-3.0-or-later", false],
  ["none stated", false],
])("a package under %s may be shipped: %s", (licence, expected) => {
  expect(isAllowed(licence)).toBe(expected);
});

it("docs/licences.md is what `npm run licences` writes", () => {
  expect(readFileSync("docs/licences.md", "utf8")).toBe(licencesPage(lockfile));
});
