import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

type LockedPackage = { license?: string; dev?: boolean; devOptional?: boolean };
type Lockfile = { packages: Record<string, LockedPackage> };

/** Licences that allow shipping a package in the bundle, or building with it. */
const ALLOWED = new Set(
  "MIT MIT-0 ISC Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause 0BSD CC0-1.0 OFL-1.1".split(
    " ",
  ),
);

/** Used as published, on the server only: its licence covers its own files. */
const ONLY_ON_THE_SERVER: Record<string, string> = { "node_modules/ical.js": "MPL-2.0" };

/** In no bundle: only the build for Node of tus-js-client imports it. Its README says MIT, its package.json nothing. */
const NEVER_SHIPPED = ["node_modules/combine-errors"];

/** Whether one of the licences that a package gives to choose from may be used. */
const isAllowed = (licence: string) =>
  licence
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((each) => ALLOWED.has(each)));

it("everything that is shipped may be", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lockfile;
  const shipped = Object.entries(packages).filter(
    ([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional,
  );
  const paths = shipped.map(([path]) => path);
  expect(paths).toContain("node_modules/react-dom");
  expect(paths).not.toContain("node_modules/vitest");
  const refused = shipped.filter(
    ([path, { license = "none stated" }]) =>
      !isAllowed(license) && ONLY_ON_THE_SERVER[path] !== license && !NEVER_SHIPPED.includes(path),
  );
  expect(refused).toEqual([]);
});

it.each([
  ["MIT", true],
  ["(MPL-2.0 OR Apache-2.0)", true],
  ["MIT AND ISC", true],
  // license-checker-rseidelsohn lets this one pass.
  ["MIT AND GPL-3.0-only", false],
  ["AGPL-3.0-or-later", false],
  ["none stated", false],
])("a package under %s may be shipped: %s", (licence, expected) => {
  expect(isAllowed(licence)).toBe(expected);
});
