import { createHmac } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { looseClient } from "../support/crm-rows.ts";
import { FUNCTIONS_OF_ANYONE } from "../support/stated-grants.ts";
import {
  openTestBackend,
  openUnseededBackend,
  userIdOf,
  type TestBackend,
} from "../support/test-backend.ts";

let backend: TestBackend;

beforeAll(async () => {
  backend = await openTestBackend();
});

const request = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  backend.fetch(`${backend.origin}${path}`, { ...init, headers });

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

function token(claims: object, header: object, secret: string): string {
  const content = `${encode(header)}.${encode(claims)}`;
  const signature = createHmac("sha256", secret).update(content).digest("base64url");
  return `${content}.${signature}`;
}

describe("the keys", () => {
  it("are required: without one there is no answer but 401", async () => {
    for (const path of ["/rest/v1/blogs?select=id", "/rest/v1/staff", "/rest/v1/"]) {
      const answer = await request(path);
      expect(answer.status, path).toBe(401);
      expect(await answer.text()).not.toContain("slug");
    }
  });

  it("must be known", async () => {
    const answer = await request("/rest/v1/blogs?select=id", { apikey: "sb_publishable_guess" });
    expect(answer.status).toBe(401);
  });

  const expires = Math.floor(Date.now() / 1000) + 3600;
  it.each([
    ["a token signed with another secret", { alg: "HS256", typ: "JWT" }, "authenticated"],
    ["a service token signed with another secret", { alg: "HS256", typ: "JWT" }, "service_role"],
    ["an unsigned token", { alg: "none", typ: "JWT" }, "service_role"],
  ])("do not let in %s", async (_, header, role) => {
    const forged = token({ sub: userIdOf("owner"), role, exp: expires }, header, "not the secret");
    const answer = await request("/rest/v1/blogs?select=id&published=eq.false", {
      apikey: backend.publishableKey,
      Authorization: `Bearer ${forged}`,
    });
    expect(answer.status).toBe(401);
  });

  it("do not let in an owner whose token has expired", async () => {
    const expired = token(
      { sub: userIdOf("owner"), role: "authenticated", aud: "authenticated", exp: expires - 7200 },
      { alg: "HS256", typ: "JWT" },
      process.env.CURBFRONT_JWT_SECRET ?? "",
    );
    const answer = await request("/rest/v1/blogs?select=id", {
      apikey: backend.publishableKey,
      Authorization: `Bearer ${expired}`,
    });
    expect(answer.status).toBe(401);
  });
});

describe("the auth service", () => {
  it("lets nobody sign up", async () => {
    const answer = await request(
      "/auth/v1/signup",
      { apikey: backend.publishableKey, "Content-Type": "application/json" },
      {
        method: "POST",
        body: JSON.stringify({
          email: "stranger@curbfront.example",
          password: "a long enough password",
        }),
      },
    );
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.text()).not.toContain("access_token");
    const users = await backend.sql(
      "select id from auth.users where email = 'stranger@curbfront.example'",
    );
    expect(users).toEqual([]);
  });

  it("signs the seeded demo pair in as an owner, and no wrong password", async () => {
    const signIn = (password: string) =>
      request(
        "/auth/v1/token?grant_type=password",
        { apikey: backend.publishableKey, "Content-Type": "application/json" },
        { method: "POST", body: JSON.stringify({ email: "demo@curbfront.example", password }) },
      );
    expect((await signIn("demo-onl")).status).toBe(400);
    const answer = await signIn("demo-only");
    expect(answer.status).toBe(200);
    const { access_token: accessToken } = (await answer.json()) as { access_token: string };
    const staff = await request(
      "/rest/v1/staff?select=role&user_id=eq.5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10",
      {
        apikey: backend.publishableKey,
        Authorization: `Bearer ${accessToken}`,
      },
    );
    expect(await staff.json()).toEqual([{ role: "owner" }]);
  });

  it("keeps its tables out of the API", async () => {
    for (const table of ["users", "identities", "refresh_tokens"]) {
      for (const profile of ["public", "auth"]) {
        const answer = await request(`/rest/v1/${table}`, {
          apikey: backend.publishableKey,
          "Accept-Profile": profile,
        });
        expect([401, 403, 404, 406], `${table} answered ${answer.status}`).toContain(answer.status);
      }
    }
  });
});

describe("a visitor of a database without the demo's seed", () => {
  const POST = {
    id: "00000000-0000-4000-8000-0000000000f1",
    title: "A findable title",
    slug: "a-findable-title",
    excerpt: "An excerpt.",
    content: "A findable body.",
    full_content: "<p>A findable body.</p>",
    author: "An author",
    category: "A category",
    read_time: "1 min read",
    published: true,
  };
  let unseeded: TestBackend;
  beforeAll(async () => {
    unseeded = await openUnseededBackend();
    const posts = unseeded.clients.owner.from("blogs");
    await posts.insert({ ...POST, slug: "an-old-slug" }).throwOnError();
    await posts.update({ slug: POST.slug }).eq("id", POST.id).throwOnError();
  });
  const call = (name: string, args: Record<string, unknown> = {}) =>
    looseClient(unseeded, "visitor").rpc(name, args);

  it("reads the published posts, looks for them and follows an old address", async () => {
    const { visitor } = unseeded.clients;
    const { data: posts } = await visitor.rpc("published_slugs").throwOnError();
    expect(posts).toMatchObject([{ id: POST.id }]);
    const { data: found } = await visitor
      .rpc("search_posts", { search: "findable" })
      .throwOnError();
    expect(found).toMatchObject([{ slug: POST.slug }]);
    for (const [name, args] of [
      ["published_posts", {}],
      ["published_post", { at_slug: POST.slug }],
      ["published_author", { at_slug: "an-author" }],
      ["published_authors", {}],
      ["published_posts_by_id", { ids: [POST.id] }],
      ["newest_posts", { most: 1 }],
      ["moved_post_slugs", {}],
      ["post_categories", {}],
      ["posts_around", { for_posts: [POST.id] }],
    ] as const) {
      expect((await call(name, args)).error, name).toBeNull();
    }
    const { data: slug } = await call("current_post_slug", { old_slug: "an-old-slug" });
    expect(slug).toBe(POST.slug);
  });

  it("sends a request", async () => {
    const payload = {
      form: "contact",
      name: "Elaine Brack",
      email: "elaine@brackroofing.example",
      message: "Three trucks, one website.",
      sourcePage: "/contact",
      filledMs: 9_000,
    };
    const { data } = await call("submit_lead", { payload }).throwOnError();
    expect(data).toEqual({ reference: expect.stringMatching(/^CF-/) as string });
  });

  it("is refused every table, also those that the demo shows", async () => {
    const tables = await unseeded.sql<{ name: string }>(`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')`);
    expect(tables.map(({ name }) => name)).toContain("leads");
    for (const { name } of tables) {
      const { error } = await looseClient(unseeded, "visitor").from(name).select("*");
      expect(error?.code, name).toBe("42501");
    }
  });

  it("is refused every other function, also those that list the demo's samples", async () => {
    const offered = FUNCTIONS_OF_ANYONE.map((signature) => signature.replace(/\(.*/, ""));
    const functions = await unseeded.sql<{ name: string; args: string[] }>(`
      select proname as name, coalesce(proargnames[1:pronargs], '{}') as args from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
        and proname <> all ('{${offered.join()}}')`);
    expect(functions.map(({ name }) => name)).toContain("list_leads");
    for (const { name, args } of functions) {
      const { error } = await call(name, Object.fromEntries(args.map((arg) => [arg, null])));
      expect(error?.message).toBe(`permission denied for function ${name}`);
    }
  });
});
