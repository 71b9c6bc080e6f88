import { stubNetwork } from "../stub-network";

const USER_ID = "5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10";

/** `aal`: by password only, or with the second factor. `factors` are authenticator apps. */
export function session({ userId = USER_ID, aal = "aal1", factors = [] as unknown[] } = {}) {
  const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll("=", "");
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  return {
    access_token: `${encode({ alg: "HS256" })}.${encode({ sub: userId, exp: expiresAt, aal })}.c2ln`,
    refresh_token: "refresh",
    token_type: "bearer",
    expires_in: 3600,
    expires_at: expiresAt,
    user: { id: userId, email: "demo@curbfront.example", factors },
  };
}

export const counts = { body: { clients: 0, leads: 0, tickets: 0, inbox: 1, mails: 0 } };
type AuthAnswer = { status?: number; body?: unknown } | Error;
export const staffRow = { id: USER_ID, name: "Jo Marsh", role: "owner" };

export function stubStaffNetwork({
  signIn = (): AuthAnswer => ({ body: session() }),
  staff = (): AuthAnswer | Promise<AuthAnswer> => ({ body: [staffRow] }),
  /** Keyed by the end of the path, such as "/verify". */
  answers = {} as Record<string, () => AuthAnswer>,
} = {}) {
  return stubNetwork(({ path }) => {
    const answer = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1];
    if (answer !== undefined) return answer();
    if (path === "/auth/v1/token") return signIn();
    if (path === "/rest/v1/staff") return staff();
    if (path.endsWith("/crm_counts")) return counts;
    if (path.endsWith("/my_day_count")) return { body: 0 };
    if (path.endsWith("/my_notification_choices")) return { body: [] };
    if (path.endsWith("/my_notifications")) return { body: { rows: [], next: null, unread: 0 } };
    if (path === "/rest/v1/rpc/my_calendar_key") return { body: "0a".repeat(32) };
    return { status: 204 };
  });
}
