import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildForProduction, DIST, LEGAL_PARTS, PRODUCTION } from "./production-site";
import { expect, test } from "./production-test";
import { sampleTexts } from "./sample-texts";

const NO_TEXT = /\.(avif|br|gz|ico|jpe?g|png|webp|woff2?)$/;

/** Every text file by path, with HTML and XML entities decoded. */
function builtTexts(): [path: string, text: string][] {
  return readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NO_TEXT.test(entry.name))
    .map(({ parentPath, name }) => {
      const text = readFileSync(join(parentPath, name), "utf8");
      return [join(parentPath, name), text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'")];
    });
}

/** Posts come from the database, here with the demo's invented authors. */
const OF_POSTS = /\/(blog\/.*|rss\.xml)$/;
const articles = readdirSync("supabase/seed/articles")
  .map((name) => readFileSync(join("supabase/seed/articles", name), "utf8"))
  .join("\n");

test.describe.configure({ timeout: 180_000 });

test("no file of the build has anything of the demo's, and the terms are whole", () => {
  const files = builtTexts();
  const kinds = new Set(files.map(([path]) => path.split(".").at(-1)));
  for (const kind of ["html", "js", "css", "xml", "txt", "svg"]) {
    expect([...kinds], "kinds of files").toContain(kind);
  }
  const scripts = files.filter(([path]) => path.endsWith(".js"));
  const code = scripts.map(([, text]) => text).join("\n");
  expect(code).toContain("curbfront.leadDrafts");
  expect(code).toContain(LEGAL_PARTS.liability);
  expect(code).toContain("I agree to the <terms>Terms of Service</terms>");

  const samples = sampleTexts();
  expect(samples.length).toBeGreaterThan(200);
  const found = files.flatMap(([path, text]) =>
    samples
      .filter((sample) => text.includes(sample))
      .filter((sample) => !(OF_POSTS.test(path) && articles.includes(sample)))
      .map((sample) => `${path}: ${sample}`),
  );
  expect(found).toEqual([]);
});

test("every crawler may read the site but for its staff area", async ({ request }) => {
  const robots = `User-agent: *\nDisallow: /admin\n\nSitemap: ${PRODUCTION}/sitemap.xml\n`;
  expect(readFileSync(join(DIST, "robots.txt"), "utf8")).toBe(robots);
  expect(await (await request.get(`${PRODUCTION}/robots.txt`)).text()).toBe(robots);
});

const REFUSED: [what: string, changes: Record<string, string>, why: RegExp][] = [
  [
    "with its legal texts unfilled",
    { CURBFRONT_LEGAL_PARTS: "legal-parts.json" },
    /Fill in legal-parts\.json:\s+registeredName is empty/,
  ],
  ["without its address", { VITE_SITE_URL: "" }, /VITE_SITE_URL is missing/],
  ["without a hosted project", { VITE_SUPABASE_URL: "" }, /VITE_SUPABASE_URL is missing/],
  [
    "with a secret key",
    { VITE_SUPABASE_PUBLISHABLE_KEY: "sb_secret_x" },
    /VITE_SUPABASE_PUBLISHABLE_KEY is a secret key/,
  ],
  [
    "with the embedded backend's own key",
    { CURBFRONT_PUBLISHABLE_KEY: process.env.CURBFRONT_PUBLISHABLE_KEY ?? "" },
    /VITE_SUPABASE_PUBLISHABLE_KEY is the embedded backend's own key/,
  ],
];

for (const [what, changes, why] of REFUSED) {
  test(`a build ${what} is refused`, async () => {
    const folder = "node_modules/.cache/curbfront-production-refused";
    await expect(buildForProduction({ CURBFRONT_DIST: folder, ...changes })).rejects.toThrow(why);
  });
}

test("npm run check finds the site intact and closed", () => {
  // The backend is the demo's, whose sample rows visitors may read.
  const args = ["run", "--silent", "check", "--", PRODUCTION, "--demo", "--patience=240"];
  const { status, stdout } = spawnSync("npm", args, { encoding: "utf8" });
  expect(stdout).not.toContain("FAIL");
  expect(stdout.match(/^ok /gm)).toHaveLength(14);
  expect(stdout).toContain("All is well.");
  expect(status).toBe(0);
});
