import { request as newRequest, type APIRequestContext } from "@playwright/test";
import { createPost, ownerHeaders } from "../support/open-page";
import { ENDLESS } from "../support/endless";
import { SiteServer } from "../support/site/site-server";
import { expect, test } from "../support/test";

test.describe("a server of its own", () => {
  test.describe.configure({ mode: "serial", timeout: 120_000 });
  let api: APIRequestContext;
  let server: SiteServer;

  const status = (path: string) => server.status(path);
  async function expectPost({ slug, title }: { slug: string; title: string }): Promise<void> {
    const answer = await api.get(`/blog/${slug}`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(title);
  }

  test.beforeAll(async () => {
    server = await SiteServer.start();
    api = await newRequest.newContext({
      baseURL: server.origin,
      extraHTTPHeaders: { Connection: "close" },
      timeout: 60_000,
    });
  });
  test.afterAll(async () => {
    await api.dispose();
    await server.kill();
  });

  test("answers while a request never ends, and ends it without losing anything", async () => {
    const before = await createPost(api, {}, server.origin);
    let isHanging = true;
    const hanging = api
      .get("/rest/v1/blogs", {
        params: { select: "id", full_content: `match.${ENDLESS}` },
        headers: await ownerHeaders(api, server.origin),
      })
      .finally(() => (isHanging = false));
    let meanwhile = 0;
    while (isHanging) {
      expect(await status("/terms")).toBe(200);
      if (isHanging) meanwhile += 1;
    }
    expect(meanwhile).toBeGreaterThan(10);
    const answer = await hanging;
    expect(answer.status()).toBe(504);
    expect(await answer.json()).toEqual({
      code: "57014",
      message: "canceling statement due to statement timeout",
      details: null,
      hint: null,
    });
    await expectPost(before);
    await expectPost(await createPost(api, {}, server.origin));
  });

  test("slows down password guessing", async () => {
    const guess = (tries: number) =>
      api.post("/auth/v1/token?grant_type=password", {
        headers: { apikey: process.env.CURBFRONT_PUBLISHABLE_KEY ?? "" },
        data: { email: "jo.marsh@curbfront.example", password: `guess ${tries}` },
      });
    const answers: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) answers.push((await guess(tries)).status());
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(400));
    expect(answers.slice(10)).toContain(429);
  });

  test("has a post again after its sudden end", async () => {
    const post = await createPost(api, {}, server.origin);
    await server.kill();
    expect(await status("/blog")).toBe(0);
    await server.start();
    await expectPost(post);
  });
});
