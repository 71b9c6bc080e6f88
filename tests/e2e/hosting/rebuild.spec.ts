import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "../support/test";

/** Inside the project, where the built server finds its packages. */
const DIST = "node_modules/.cache/curbfront-rebuild";

function run(folder: string, ...args: string[]): string {
  return execFileSync("node", args, {
    env: { ...process.env, CURBFRONT_DIST: DIST, CURBFRONT_DATABASE_URL: folder },
    encoding: "utf8",
  });
}

const page = (slug: string) => join(DIST, "blog", slug, "index.html");
const read = (slug: string) => readFileSync(page(slug), "utf8");

const CHANGE = `
  const { openEmbeddedBackend } = await import("./server/backend/embedded-backend.ts");
  const backend = await openEmbeddedBackend();
  await backend.execute(process.argv[1]);
  await backend.close();
  process.exit();`;

const nth = (place: number) =>
  `(select id from public.blogs where published and publish_at <= now()
    order by publish_at desc, id limit 1 offset ${place})`;

test.describe.configure({ timeout: 400_000 });

test("a rebuild renders what has changed, and only that", () => {
  const folder = mkdtempSync(join(tmpdir(), "curbfront-rebuild-"));
  try {
    run(folder, "scripts/build.mjs");
    const sitemap = readFileSync(join(DIST, "sitemap.xml"), "utf8");
    const slugs = [...sitemap.matchAll(/\/blog\/([a-z0-9-]+)</g)].map(([, slug = ""]) => slug);
    const [first = "", second = "", third = "", ...others] = slugs;
    expect(others.length).toBeGreaterThan(5);
    const before = new Map(slugs.map((slug) => [slug, read(slug)]));

    run(
      folder,
      "--import=tsx",
      "--input-type=module",
      "-e",
      CHANGE,
      `update public.blogs set title = 'Quite another title' where id = ${nth(0)};
       update public.blogs set slug = 'an-address-of-its-own' where id = ${nth(1)};
       update public.blogs set published = false where id = ${nth(2)};`,
    );
    const output = run(folder, "scripts/build.mjs");
    const [, rendered] = /, (\d+) of them anew/.exec(output) ?? [];
    expect(Number(rendered)).toBeGreaterThan(2);
    expect(Number(rendered)).toBeLessThan(slugs.length);

    expect(read(first)).toContain("Quite another title");
    expect(read("an-address-of-its-own")).toContain("Quite another title");
    expect(read(second)).toContain('url=/blog/an-address-of-its-own"');
    expect(existsSync(page(third))).toBe(false);
    expect(existsSync(`${page(third)}.br`)).toBe(false);
    // An article's text may link to another post.
    const around = (slug: string) => read(slug).split("</article>").at(-1) ?? "";
    const naming = slugs
      .filter((slug) => ![second, third].includes(slug))
      .filter((slug) => [second, third].some((gone) => around(slug).includes(`/blog/${gone}"`)));
    expect(naming).toEqual([]);
    const kept = slugs.filter(
      (slug) => ![second, third].includes(slug) && read(slug) === before.get(slug),
    );
    expect(kept.length).toBe(slugs.length - 1 - Number(rendered));
  } finally {
    for (const made of [folder, DIST, `${DIST}-ssr`, `${DIST}-pages`]) {
      rmSync(made, { recursive: true, force: true, maxRetries: 3 });
    }
  }
});
