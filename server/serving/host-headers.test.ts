import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import vercel from "../../vercel.json";
import { bareShell } from "../prerender/page-template.ts";
import { headerRules, inlineScripts, serviceOrigins, sourceOf } from "./header-rules.ts";
import { headersAt, readHeaders, servicesIn, vercelHeaders, writeHeaders } from "./host-headers.ts";
import { MOVED_SCRIPT } from "./moved-page.ts";

const shell = bareShell(readFileSync("index.html", "utf8"));
const rules = headerRules({ shell, services: [] });

function policyOf(...services: string[]): Record<string, string> {
  const policy = headersAt(headerRules({ shell, services }), "/")["Content-Security-Policy"] ?? "";
  const directives = policy.split("; ").map((text) => /^(\S+) (.*)$/.exec(text)?.slice(1) ?? []);
  return Object.fromEntries(directives) as Record<string, string>;
}

it("vercel.json, which Vercel reads before it builds, states the headers of this list", () => {
  expect(rules.length).toBeGreaterThan(5);
  const services = servicesIn(JSON.stringify(vercel));
  expect(vercel.headers).toEqual(vercelHeaders(headerRules({ shell, services })));
});

it("_headers is parsed back to the same rules", () => {
  expect(readHeaders(writeHeaders(rules))).toEqual(rules);
});

it("lets the page's own inline scripts run and no others", () => {
  const own = inlineScripts(shell).map(sourceOf);
  expect(own.length).toBeGreaterThan(0);
  const script = policyOf()["script-src"] ?? "";
  // The last hash is that of the redirect script of a post's former address.
  expect(script.match(/'sha256-[^']+'/g)).toEqual([...own, sourceOf(MOVED_SCRIPT)]);
  expect(script).not.toMatch(/unsafe|\*|https?:/);
});

it("lets speculation rules run, and takes no data for a script", () => {
  const text = '{"prefetch":[{"source":"document"}]}';
  const html = `<script type="speculationrules">${text}</script><script type="application/json">[]</script>`;
  expect(inlineScripts(html)).toEqual([text]);
});

it("speaks to the site alone, and to hosted services where there are any", () => {
  expect(policyOf()["connect-src"]).toBe("'self'");
  const services = ["https://project.supabase.example", "https://errors.example"];
  expect(policyOf(...services)["connect-src"]).toBe(`'self' ${services.join(" ")}`);
  expect(servicesIn(JSON.stringify(headerRules({ shell, services })))).toEqual(services);
  expect(servicesIn(JSON.stringify(rules))).toEqual([]);
});

it("lets a hosted project tell of changes over a socket", () => {
  const supabaseUrl = "https://project.supabase.example/";
  const errorEndpoint = "https://errors.example/report";
  expect(serviceOrigins({ supabaseUrl: null, errorEndpoint: null })).toEqual([]);
  expect(serviceOrigins({ supabaseUrl, errorEndpoint })).toEqual([
    "https://project.supabase.example",
    "https://errors.example",
    "wss://project.supabase.example",
  ]);
});

it("sets a cache time for every public file", () => {
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
