import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { askRaw } from "../support/raw-request";
import { createCategory } from "../support/stored-posts";
import { core, expect, test } from "../support/test";

const OF_EVERY_ANSWER = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "permissions-policy": expect.stringContaining("camera=()"),
  "content-security-policy": expect.stringContaining("default-src 'none'; script-src 'self' "),
  "cross-origin-opener-policy": "same-origin",
  "strict-transport-security": "max-age=63072000",
};
const ASKED_EACH_TIME = "public, max-age=0, must-revalidate";
const FOR_A_YEAR = "public, max-age=31536000, immutable";
const FOR_A_DAY = "public, max-age=86400, stale-while-revalidate=604800";

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };

async function askInAllForms(baseURL: string | undefined, path: string) {
  const plain = await askRaw(baseURL, path);
  expect(plain.headers["content-encoding"]).toBeUndefined();
  for (const [coding, unpack] of Object.entries(UNPACK)) {
    const packed = await askRaw(baseURL, path, { headers: { "Accept-Encoding": coding } });
    expect(packed.headers, path).toMatchObject({
      ...OF_EVERY_ANSWER,
      "content-encoding": coding,
      "content-length": String(packed.body.length),
      "content-type": plain.headers["content-type"],
      "cache-control": plain.headers["cache-control"],
    });
    expect(packed.headers.vary, path).toContain("Accept-Encoding");
    expect(packed.body.length, path).toBeLessThan(plain.body.length);
    expect(unpack(packed.body).equals(plain.body), `${path} by ${coding}`).toBe(true);
  }
  const both = { headers: { "Accept-Encoding": "gzip, deflate, br" } };
  expect((await askRaw(baseURL, path, both)).headers["content-encoding"]).toBe("br");
  return plain;
}

async function expectRevalidation(baseURL: string | undefined, path: string) {
  const first = await askRaw(baseURL, path);
  const { etag = "" } = first.headers;
  expect(etag).not.toBe("");
  const again = await askRaw(baseURL, path, { headers: { "If-None-Match": etag } });
  expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  expect(again.headers["cache-control"]).toBe(first.headers["cache-control"]);
  const other = await askRaw(baseURL, path, { headers: { "If-None-Match": 'W/"another"' } });
  expect(other.status).toBe(200);
  expect(other.body.equals(first.body)).toBe(true);
  const head = await askRaw(baseURL, path, { method: "HEAD" });
  expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  expect(head.headers).toMatchObject({ etag, "content-length": String(first.body.length) });
}

const SMALL = 1024;

test(
  "what the bundler named by its content is compressed and kept for a year",
  core,
  async ({ baseURL }) => {
    const home = String((await askRaw(baseURL, "/")).body);
    const seen = { js: 0, css: 0 };
    for (const path of new Set(home.match(/\/assets\/[\w.-]+\.(?:js|css)/g))) {
      const { status, headers, body } = await askRaw(baseURL, path);
      expect(status, path).toBe(200);
      expect(headers["cache-control"], path).toBe(FOR_A_YEAR);
      await expectRevalidation(baseURL, path);
      if (body.length < SMALL) continue;
      await askInAllForms(baseURL, path);
      seen[path.endsWith("css") ? "css" : "js"] += 1;
    }
    expect(Math.min(seen.js, seen.css)).toBeGreaterThan(0);
  },
);

test(
  "a page of the build and one that is rendered on request are served alike",
  core,
  async ({ baseURL, request }) => {
    // These posts have their own category and time, so that other journeys' posts are not listed beside them.
    const { posts } = await createCategory(request, 5);
    for (const path of ["/", "/pricing", `/blog/${posts[2]?.slug}`]) {
      const { status, headers, body } = await askInAllForms(baseURL, path);
      expect(status, path).toBe(200);
      expect(String(body)).toMatch(/^<!doctype html>[^]*<\/html>\s*$/);
      expect(headers).toMatchObject({
        ...OF_EVERY_ANSWER,
        "content-type": "text/html; charset=utf-8",
        "cache-control": ASKED_EACH_TIME,
      });
      await expectRevalidation(baseURL, path);
    }
  },
);

test("a browser that refuses a coding is sent another", async ({ baseURL }) => {
  const options = { headers: { "Accept-Encoding": "br;q=0, gzip;q=0.5" } };
  const { headers } = await askRaw(baseURL, "/blog", options);
  expect(headers["content-encoding"]).toBe("gzip");
});

for (const path of ["/covers/roofing.svg", "/favicon.svg"]) {
  test(`${path}, which keeps its name when it is redrawn, is kept for a day`, async ({
    baseURL,
  }) => {
    const { status, headers } = await askRaw(baseURL, path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ "content-type": "image/svg+xml", "cache-control": FOR_A_DAY });
    await expectRevalidation(baseURL, path);
  });
}

for (const path of ["/no-such-page", "/blog/no-such-post", "/admin/nope", "/assets/gone.js"]) {
  test(`${path} is no page, and said so in the smallest form`, async ({ baseURL }) => {
    const { status, headers } = await askInAllForms(baseURL, path);
    expect(status).toBe(404);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": ASKED_EACH_TIME,
    });
    const known = { "If-None-Match": headers.etag ?? "" };
    const again = await askRaw(baseURL, path, { headers: known });
    expect(again.status).toBe(404);
  });
}

test("the rules for hosts are no page", async ({ baseURL }) => {
  for (const path of ["/_headers", "/_redirects"]) {
    expect((await askRaw(baseURL, path)).status).toBe(404);
  }
});

test("an idle connection is kept longer than a proxy keeps it", async ({ baseURL }) => {
  const { headers } = await askRaw(baseURL, "/", { headers: { Connection: "keep-alive" } });
  expect(Number(/timeout=(\d+)/.exec(String(headers["keep-alive"]))?.[1])).toBeGreaterThan(60);
});
