import { askRaw } from "../support/raw-request";
import { core, expect, test } from "../support/test";

for (const path of [
  "/%2e%2e%2f.env.local",
  "/assets/..%2f..%2f.env.local",
  "/assets/..%5c..%5cpackage.json",
  "/blog/..%2f..",
  "/blog/%00",
  "/blog/a%3Fb",
  "/...",
  "/%",
  "/admin/nope",
  "/admin/crm/nope",
  "/blog/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E",
]) {
  test(
    `${path} is answered with 404 and none of its own text as HTML`,
    core,
    async ({ baseURL }) => {
      const { status, body } = await askRaw(baseURL, path);
      const html = String(body);
      expect(status).toBe(404);
      expect(html).toMatch(/^<!doctype html>/);
      expect(html).not.toContain("onerror=");
      expect(html).not.toContain("CURBFRONT_");
    },
  );
}

for (const [path, location] of [
  ["/pricing/", "/pricing"],
  ["/Pricing", "/pricing"],
  ["/PRICING/?Job=900", "/pricing?Job=900"],
  ["/Admin/CRM/Leads", "/admin/crm/leads"],
  ["/Blog/Slow-Gallery-Roofer", "/blog/slow-gallery-roofer"],
  ["/index.html", "/"],
  ["/pricing/index.html?a=B", "/pricing?a=B"],
  ["//Evil.example/index.html", "/Evil.example"],
  ["/pricing/?job=900", "/pricing?job=900"],
  ["//", "/"],
  ["//evil.example/", "/evil.example"],
  ["/\\evil.example", "/evil.example"],
  ["/%5Cevil.example/", "/%5Cevil.example"],
  ["/%E2%82%AC/", "/%E2%82%AC"],
  ["/a%0D%0AX-Evil:1/", "/a%0D%0AX-Evil:1"],
] as const) {
  test(`${path} is sent on to ${location}, on this site`, core, async ({ baseURL }) => {
    expect(await askRaw(baseURL, path)).toMatchObject({ status: 308, headers: { location } });
  });
}

for (const [path, type] of [
  ["/favicon.ico", /^image\/(x-icon|vnd\.microsoft\.icon)$/],
  ["/apple-touch-icon.png", /^image\/png$/],
] as const) {
  test(`${path}, which programs ask for unasked, is there`, core, async ({ baseURL }) => {
    const { status, headers, body } = await askRaw(baseURL, path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toMatch(type);
    expect(body.length).toBeGreaterThan(500);
  });
}

test("no crawler may read the demo, whose rating is invented", core, async ({ baseURL }) => {
  const { status, headers, body } = await askRaw(baseURL, "/robots.txt");
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(/^text\/plain/);
  expect(String(body)).toBe("User-agent: *\nDisallow: /\n");
});
