/** @typedef {{version?: string, license?: string, dev?: boolean, devOptional?: boolean}} LockedPackage */
/** @typedef {{packages: Record<string, LockedPackage>}} Lockfile */

/** Those under which a package may stand in what a browser is sent, or make it. */
const ALLOWED = new Set(
  "MIT MIT-0 ISC Apache-2.0 BSD-2-Clause BSD-3-Clause 0BSD CC0-1.0 OFL-1.1".split(" "),
);

const nameOf = (/** @type {string} */ path) => path.slice(path.lastIndexOf("node_modules/") + 13);

/**
 * What the site is made of: every package that is installed for more than development, by name.
 * @param {Lockfile} lockfile
 */
export function shippedPackages({ packages }) {
  const shipped = Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional)
    .map(([path, { version = "", license = "none stated" }]) => ({
      name: nameOf(path),
      version,
      licence: license,
    }));
  const lines = new Map(shipped.map((each) => [`${each.name} ${each.version}`, each]));
  return [...lines.keys()].toSorted().flatMap((key) => lines.get(key) ?? []);
}

/** Whether one of the licences that a package gives to choose from may be used. @param {string} licence */
export const isAllowed = (licence) =>
  licence
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((each) => ALLOWED.has(each)));

/** The text of docs/licences.md. @param {Lockfile} lockfile */
export function licencesPage(lockfile) {
  const rows = shippedPackages(lockfile).map(
    ({ name, version, licence }) => `- ${name} ${version}: ${licence}`,
  );
  return `# Licences

What the site is made of and under which licence, from the lockfile; \`npm run licences\` writes it. Tools
that only build and test it are left out. A licence that \`scripts/dependencies/shipped-packages.mjs\` does
not allow fails the tests.

${rows.join("\n")}
`;
}
