import { describe, expect, it } from "vitest";
import { userIdOf } from "@tests/rls/support/test-backend";
import { isOk, prepareAttempts, tells } from "./sql/attempts.ts";
import { as, type Answer, type Sent } from "./requests.ts";

const { attempt, ask, backend, tokenOf, changingNothing, succeedingInNone } =
  prepareAttempts("ways in");

const EVIL = "https://evil.example";
const SITE = "http://localhost:4173/admin";
const post = (path: string, body: object, headers = {}): Sent => ({
  path,
  method: "POST",
  body: JSON.stringify(body),
  headers,
});

const leadsAway = ({ text, headers }: Answer) => {
  const to = headers.get("Location") ?? "/";
  const isAway = !URL.canParse(to, SITE) || new URL(to, SITE).host !== new URL(SITE).host;
  return isAway || headers.has("Refresh") || /(href|action|url)=[^>]*evil\.example/i.test(text);
};

describe("the auth service", () => {
  it("redirects to no foreign site, whatever the request says", async () => {
    const targets = [
      EVIL,
      "//evil.example",
      "https:evil.example",
      "/\\evil.example",
      "http://localhost:4173@evil.example/admin",
      "http://localhost:4173.evil.example/admin",
      "http://evil.example#http://localhost:4173/admin",
      "http://localhost:4173/admin/../..//evil.example",
      "javascript:location='https://evil.example'",
      "data:text/html,<script>location='https://evil.example'</script>",
    ];
    await changingNothing(async () => {
      for (const target of targets) {
        const to = encodeURIComponent(target);
        const tries: Sent[] = [
          ...["recovery", "magiclink", "invite", "signup", "email_change", "email"].map((type) => ({
            path: `/auth/v1/verify?token=x&type=${type}&redirect_to=${to}`,
          })),
          { path: `/auth/v1/verify?token_hash=x&type=recovery&redirect_to=${to}` },
          { path: `/auth/v1/authorize?provider=google&redirect_to=${to}` },
          { path: `/auth/v1/callback?state=x&code=y&redirect_to=${to}` },
          { path: `/auth/v1/logout?redirect_to=${to}` },
          { path: "/auth/v1/verify?token=x&type=recovery", headers: { Referer: target } },
          {
            path: "/auth/v1/verify?token=x&type=recovery",
            headers: { "X-Forwarded-Host": "evil.example", "X-Original-URL": target },
          },
          post(`/auth/v1/recover?redirect_to=${to}`, { email: "nobody@one.example" }),
          post(`/auth/v1/otp?redirect_to=${to}`, { email: "x@one.example", create_user: true }),
          post(`/auth/v1/magiclink?redirect_to=${to}`, { email: "nobody@one.example" }),
        ];
        for (const sent of tries) await attempt(`go to ${target} by ${sent.path}`, sent, leadsAway);
      }
    });
  });

  it("creates no account and raises no rights", async () => {
    const own = await tokenOf("member");
    const rights = {
      role: "service_role",
      aud: "service_role",
      app_metadata: { role: "owner", provider: "x" },
      raw_app_meta_data: { role: "owner" },
      is_super_admin: true,
      is_anonymous: false,
    };
    const account = { email: "new@hostile.example", password: "long enough to pass" };
    const anAccount = async () => {
      const [row] = await backend().sql<{ it: string }>(`select concat_ws(' ', role, aud, email,
        raw_app_meta_data, encrypted_password) as it from auth.users
        where id = '${userIdOf("member")}'`);
      return row?.it;
    };
    const before = await anAccount();
    const [{ users } = { users: 0 }] = await backend().sql<{ users: number }>(
      "select count(*)::integer as users from auth.users",
    );
    // For unknown addresses the embedded service shows a page about itself.
    const isDone = (answer: Answer) => isOk(answer) && !answer.text.startsWith("<html");
    const gotIn = (answer: Answer) => isOk(answer) && /access_token|"id"/.test(answer.text);
    await succeedingInNone(async () => {
      for (const token of ["", own]) {
        const tries: [Sent, (answer: Answer) => boolean][] = [
          [post("/auth/v1/signup", account), gotIn],
          [post("/auth/v1/signup", { ...account, ...rights, data: rights }), gotIn],
          [post("/auth/v1/signup", {}), gotIn],
          [post("/auth/v1/signup", { data: rights }), gotIn],
          [post("/auth/v1/token?grant_type=anonymous", {}), gotIn],
          [post("/auth/v1/token?grant_type=client_credentials", account), gotIn],
          [
            post("/auth/v1/token?grant_type=id_token", { provider: "google", id_token: own }),
            gotIn,
          ],
          [post("/auth/v1/token?grant_type=refresh_token", { refresh_token: own }), gotIn],
          [post("/auth/v1/token?grant_type=pkce", { auth_code: own, code_verifier: own }), gotIn],
          [post("/auth/v1/otp", { ...account, create_user: true }), gotIn],
          [post("/auth/v1/invite", account), isDone],
          [post("/auth/v1/admin/users", { ...account, ...rights }), isDone],
          [{ path: "/auth/v1/admin/users" }, isDone],
          [{ path: `/auth/v1/admin/users/${userIdOf("owner")}` }, isDone],
          [{ path: `/auth/v1/admin/users/${userIdOf("owner")}`, method: "DELETE" }, isDone],
          [{ path: "/auth/v1/admin/audit" }, isDone],
          [
            post("/auth/v1/admin/generate_link", {
              type: "recovery",
              email: "owner@curbfront.example",
            }),
            isDone,
          ],
          [post("/auth/v1/sso", { domain: "evil.example" }), isDone],
          [post("/auth/v1/factors", { factor_type: "totp" }), gotIn],
          [{ path: "/auth/v1/user", method: "PUT", body: JSON.stringify(rights) }, () => false],
          [
            { path: "/auth/v1/user", method: "PUT", body: JSON.stringify({ data: {}, ...rights }) },
            () => false,
          ],
        ];
        for (const [sent, hasSucceeded] of tries) {
          await attempt(
            `${token === "" ? "a visitor" : "a member"}: ${sent.method ?? "GET"} ${sent.path}`,
            as(token, sent),
            hasSucceeded,
          );
        }
      }
    });
    expect(await anAccount()).toBe(before);
    expect(await backend().sql("select count(*)::integer as users from auth.users")).toEqual([
      { users },
    ]);
  });

  it("answers alike to a wrong password, with or without an account", async () => {
    const answerTo = async (email: string, password: unknown) => {
      const { status, text } = await ask(
        post("/auth/v1/token?grant_type=password", { email, password }),
      );
      return `${status} ${text}`;
    };
    const unknown = await answerTo("nobody@one.example", "wrong");
    // A requested reset stores its token.
    await succeedingInNone(async () => {
      for (const email of [
        "owner@curbfront.example",
        "OWNER@curbfront.example",
        "demo@curbfront.example",
      ]) {
        for (const password of [
          "wrong",
          "demo-only ",
          "DEMO-ONLY",
          "$2b$10$BW5P5KZpFhsd9LDUvRv3a.",
          "' or 1=1 --",
        ]) {
          await attempt(
            `${email} with ${password}`,
            post("/auth/v1/token?grant_type=password", { email, password }),
            ({ status, text }) => `${status} ${text}` !== unknown,
          );
        }
      }
      const recovered = await ask(post("/auth/v1/recover", { email: "nobody@one.example" }));
      await attempt(
        "learn by a reset who has an account",
        post("/auth/v1/recover", { email: "owner@curbfront.example" }),
        ({ status, text }) => status !== recovered.status || text !== recovered.text,
      );
    });
  });
});

describe("a request for everything", () => {
  it("gives no more rows than a page, and takes no body to eat all there is", async () => {
    await changingNothing(async () => {
      for (const sent of [
        { path: "/rest/v1/leads?select=id&limit=1000000000" },
        { path: "/rest/v1/leads?select=id", headers: { Range: "0-999999999" } },
        { path: "/rest/v1/leads?select=id&offset=-1" },
        { path: "/rest/v1/leads?select=id&limit=9223372036854775808" },
      ]) {
        await attempt(
          `all rows by ${sent.path}`,
          sent,
          (answer) => tells(answer) || answer.text.length > 100_000,
        );
      }
      for (const payload of [
        { __proto__: { isAdmin: true }, form: "contact" },
        JSON.parse(
          '{"__proto__": {"role": "owner"}, "constructor": {"prototype": {"role": "owner"}}}',
        ) as object,
        Object.fromEntries(Array.from({ length: 20_000 }, (_, nth) => [`key${nth}`, nth])),
        { form: "contact", name: "x".repeat(2_000_000), email: "a@one.example" },
        { form: "contact", name: ["x"], email: { a: 1 }, message: 7 },
      ]) {
        await attempt(
          "a form of another shape",
          post("/rest/v1/rpc/submit_lead", { payload }),
          isOk,
        );
      }
      expect(({} as Record<string, unknown>)["role"]).toBeUndefined();
    });
  });
});
