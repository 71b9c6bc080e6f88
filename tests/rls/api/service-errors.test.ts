import { beforeAll, describe, expect, it } from "vitest";
import { openTestBackend, type TestBackend } from "../support/test-backend.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});

type Body = BodyInit | undefined;

async function ask(path: string, method = "GET", body?: Body, headers?: Record<string, string>) {
  const answer = await backend.fetch(`${backend.origin}${path}`, {
    method,
    headers: { apikey: backend.publishableKey, "Content-Type": "application/json", ...headers },
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, text: await answer.text() };
}

const TEXT: unknown = expect.any(String);
const RAW = /\bat .*\(|node_modules|Error:|\.m?js\b|undefined/;

const DEEP = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
const DEEP_OBJECT = `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`;
const BAD_UTF8 = new Uint8Array([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]);
const LEAD = "/rest/v1/rpc/submit_lead";

type Attempt = [what: string, ...attempts: Parameters<typeof ask>];

const REST: Attempt[] = [
  ["%zz in the path", "/rest/v1/%zz"],
  ["%zz in a function's name", "/rest/v1/rpc/%zz", "POST", "{}"],
  ["%zz in a filter", "/rest/v1/blogs?title=eq.%zz"],
  ["%zz as a filter", "/rest/v1/blogs?%zz=eq.1"],
  ["half a character in the query", "/rest/v1/blogs?title=eq.%C3"],
  ["no character at all", "/rest/v1/blogs?title=eq.%00"],
  ["a table that is none", "/rest/v1/nothing"],
  ["a path too deep", "/rest/v1/blogs/1/2"],
  ["a column that is none", "/rest/v1/blogs?select=id,nothing"],
  ["a filter on a column that is none", "/rest/v1/blogs?nothing=eq.1"],
  ["an order by a column that is none", "/rest/v1/blogs?order=nothing.asc"],
  ["an order that is none", "/rest/v1/blogs?order=title.sideways"],
  ["a filter that is none", "/rest/v1/blogs?title=nothing"],
  ["an operator that is none", "/rest/v1/blogs?title=nothing.x"],
  ["a number that is none", "/rest/v1/blogs?id=eq.x"],
  ["a date that is none", "/rest/v1/blogs?created_at=gt.yesterdayish"],
  ["a list that does not end", "/rest/v1/blogs?id=in.(1,2"],
  ["a logic that does not end", "/rest/v1/blogs?or=(title.eq.a,"],
  ["logic 2,000 deep", `/rest/v1/blogs?or=${"(or".repeat(2_000)}(title.eq.a)${")".repeat(2_000)}`],
  ["an embed of nothing", "/rest/v1/blogs?select=id,nothing(id)"],
  ["embeds 2,000 deep", `/rest/v1/blogs?select=${"blogs(".repeat(2_000)}id${")".repeat(2_000)}`],
  ["a cast to nothing", "/rest/v1/blogs?select=title::nothing"],
  ["a limit below nothing", "/rest/v1/blogs?limit=-1"],
  ["a range that is turned round", "/rest/v1/blogs", "GET", undefined, { Range: "9-1" }],
  [
    "a range beyond the end",
    "/rest/v1/blogs?offset=1000000",
    "GET",
    undefined,
    { Prefer: "count=exact" },
  ],
  ["a regular expression that is none", "/rest/v1/blogs?title=match.(("],
  ["a token that is none", "/rest/v1/blogs", "GET", undefined, { Authorization: "Bearer x.y.z" }],
  ["a schema that is closed", "/rest/v1/users", "GET", undefined, { "Accept-Profile": "auth" }],
  ["lists 50,000 deep", LEAD, "POST", DEEP],
  ["objects 50,000 deep", LEAD, "POST", DEEP_OBJECT],
  ["an argument 50,000 deep", LEAD, "POST", `{"payload": ${DEEP}}`],
  ["half an object", LEAD, "POST", '{"payload": {"name"'],
  ["no object", LEAD, "POST", "null"],
  ["a number", LEAD, "POST", "7"],
  ["a list", LEAD, "POST", "[1]"],
  ["nothing", LEAD, "POST", ""],
  ["other arguments", LEAD, "POST", '{"x": 1}'],
  ["bytes that are no text", LEAD, "POST", BAD_UTF8],
  ["a character that Postgres does not store", LEAD, "POST", '{"payload": {"name": "a\\u0000"}}'],
  ["half a surrogate", LEAD, "POST", '{"payload": {"name": "\\ud800"}}'],
  ["objects for texts", LEAD, "POST", '{"payload": {"name": {}, "email": [], "form": {"a": 1}}}'],
  ["a type that is none", LEAD, "POST", "{}", { "Content-Type": "application/pdf" }],
  ["a row of objects", "/rest/v1/blogs", "POST", '{"title": {}, "slug": []}'],
  ["rows of nothing", "/rest/v1/blogs", "POST", "[null, 1]"],
  ["a row with a column that is none", "/rest/v1/blogs", "POST", '{"nothing": 1}'],
  ["a function with a method that is none", LEAD, "PATCH", "{}"],
  ["a function that is none", "/rest/v1/rpc/nothing", "POST", "{}"],
  [
    "a list asked for with an object for a number",
    "/rest/v1/rpc/search_posts",
    "POST",
    '{"search": "a", "page_size": {}}',
  ],
];

const TOKEN = "/auth/v1/token?grant_type=password";
const AUTH: Attempt[] = [
  ["%zz in the path", "/auth/v1/%zz"],
  ["%zz in the query", "/auth/v1/verify?type=%zz&token=x"],
  ["nothing there", "/auth/v1/nothing"],
  ["an object for an address", TOKEN, "POST", '{"email": {}, "password": "x"}'],
  [
    "an object for a password",
    TOKEN,
    "POST",
    '{"email": "demo@curbfront.example", "password": {}}',
  ],
  ["a number for a password", TOKEN, "POST", '{"email": "demo@curbfront.example", "password": 7}'],
  ["numbers for both", TOKEN, "POST", '{"email": 7, "password": true}'],
  ["a list", TOKEN, "POST", "[]"],
  ["null", TOKEN, "POST", "null"],
  ["a text", TOKEN, "POST", '"x"'],
  ["half an object", TOKEN, "POST", '{"email'],
  ["nothing", TOKEN, "POST", ""],
  ["lists 50,000 deep", TOKEN, "POST", DEEP],
  ["objects 50,000 deep", TOKEN, "POST", DEEP_OBJECT],
  ["bytes that are no text", TOKEN, "POST", BAD_UTF8],
  [
    "a character that Postgres does not store",
    TOKEN,
    "POST",
    '{"email": "a\\u0000@b.example", "password": "x"}',
  ],
  [
    "a password of 100 KB",
    TOKEN,
    "POST",
    JSON.stringify({ email: "demo@curbfront.example", password: "x".repeat(100_000) }),
  ],
  ["no such grant", "/auth/v1/token?grant_type=nothing", "POST", "{}"],
  [
    "an object for a refresh token",
    "/auth/v1/token?grant_type=refresh_token",
    "POST",
    '{"refresh_token": {}}',
  ],
  [
    "a number for a refresh token",
    "/auth/v1/token?grant_type=refresh_token",
    "POST",
    '{"refresh_token": 7}',
  ],
  [
    "a code that is none",
    "/auth/v1/token?grant_type=pkce",
    "POST",
    '{"auth_code": 7, "code_verifier": 7}',
  ],
  ["an object for an address to recover", "/auth/v1/recover", "POST", '{"email": {}}'],
  ["a number for an address to recover", "/auth/v1/recover", "POST", '{"email": 7}'],
  ["signing up with objects", "/auth/v1/signup", "POST", '{"email": {}, "password": []}'],
  ["an object for a code", "/auth/v1/verify", "POST", '{"type": {}, "token": {}}'],
  ["a user without a token", "/auth/v1/user"],
  [
    "a user with a token that is none",
    "/auth/v1/user",
    "GET",
    undefined,
    { Authorization: "Bearer x.y.z" },
  ],
  ["signing out without a token", "/auth/v1/logout", "POST", "{}"],
  ["another method", "/auth/v1/token", "GET"],
];

describe.each([
  {
    service: "PostgREST",
    attempts: REST,
    error: () => ({
      code: TEXT,
      details: expect.toBeOneOf([TEXT, null]) as unknown,
      hint: expect.toBeOneOf([TEXT, null]) as unknown,
      message: TEXT,
    }),
  },
  {
    service: "GoTrue",
    attempts: AUTH,
    error: (status: number) =>
      expect.objectContaining({ code: status, error_code: TEXT, msg: TEXT }) as unknown,
  },
])("what cannot be read is refused in $service’s words:", ({ attempts, error }) => {
  it.each(attempts)("%s", async (_, ...request) => {
    const { status, text } = await ask(...request);
    expect(text).not.toMatch(RAW);
    expect(status, text).toBeGreaterThanOrEqual(400);
    expect(status, text).toBeLessThan(500);
    expect(JSON.parse(text)).toEqual(error(status));
  });
});

it("says the length of what it answers when the database refuses a value", async () => {
  const session = await ask(
    "/auth/v1/token?grant_type=password",
    "POST",
    '{"email": "demo@curbfront.example", "password": "demo-only"}',
  );
  const { access_token: token } = JSON.parse(session.text) as { access_token: string };
  const answer = await backend.fetch(`${backend.origin}/rest/v1/blogs?title=neq.`, {
    method: "PATCH",
    headers: {
      apikey: backend.publishableKey,
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
    },
    body: '{"image_url": "javascript:alert(1)"}',
  });
  const text = await answer.text();
  expect(text).toContain("blogs_image_url_address_check");
  // Browsers treat a wrong Content-Length as a lost connection.
  const length = answer.headers.get("Content-Length") ?? String(text.length);
  expect(length).toBe(String(text.length));
});
