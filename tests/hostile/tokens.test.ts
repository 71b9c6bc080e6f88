import { describe, it } from "vitest";
import { userIdOf } from "@tests/rls/support/test-backend";
import { isOk, prepareAttempts, tells } from "./sql/attempts.ts";
import { as, type Sent } from "./requests.ts";
import { badTokens } from "./tokens.ts";

const { attempt, backend, tokenOf, changingNothing } = prepareAttempts("tokens");

describe("a forged token", () => {
  it("is worth no more than none, wherever it is shown", async () => {
    const own = await tokenOf("member");
    const row = JSON.stringify({ user_id: userIdOf("member"), display_name: "X", role: "owner" });
    const targets: Sent[] = [
      { path: "/rest/v1/leads?select=*" },
      { path: "/rest/v1/saved_views?select=*" },
      { path: "/rest/v1/blogs?select=*&published=is.false" },
      { path: "/rest/v1/blog_revisions?select=*" },
      { path: "/rest/v1/staff", method: "POST", body: row },
      {
        path: "/rest/v1/leads?id=not.is.null",
        method: "PATCH",
        body: '{"town": "X", "version": 1}',
      },
      { path: "/rest/v1/rpc/list_leads", method: "POST", body: '{"page_size": 1000}' },
      { path: "/rest/v1/rpc/list_spam", method: "POST", body: "{}" },
      { path: "/rest/v1/rpc/staff_directory", method: "POST", body: "{}" },
      { path: "/auth/v1/user" },
      { path: "/auth/v1/user", method: "PUT", body: '{"data": {"role": "owner"}}' },
      { path: "/auth/v1/admin/users" },
    ];
    await changingNothing(async () => {
      for (const [what, token] of badTokens(own, backend().publishableKey)) {
        for (const [at, sent] of targets.entries()) {
          const isClosed = !/leads\?select|rpc\/(list_leads|staff_directory)/.test(sent.path);
          const ways: Sent[] = [
            as(token, sent),
            { ...sent, headers: { apikey: token } },
            { ...sent, headers: { apikey: token, Authorization: `Bearer ${token}` } },
            { ...sent, headers: { Cookie: `sb-access-token=${token}; sb-token=${token}` } },
            {
              ...sent,
              path: `${sent.path}${sent.path.includes("?") ? "&" : "?"}apikey=${token}&access_token=${token}`,
            },
          ];
          for (const [nth, way] of ways.slice(0, at < 4 ? ways.length : 1).entries()) {
            await attempt(
              `${what}, shown in way ${nth}, to ${sent.method ?? "GET"} ${sent.path}`,
              way,
              (answer) =>
                tells(answer) ||
                (isClosed && isOk(answer) && !/^(\[\]|)$/.test(answer.text.trim())),
            );
          }
        }
      }
    });
  });
});
