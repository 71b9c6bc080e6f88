import { cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { Component as StaffLayout } from "@/app/layouts/staff/staff-layout";
import { queryClient } from "@/app/query-client";
import { signOut } from "@/data/staff/session";
import { stubNetwork } from "../stub-network";

const USER_ID = "5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10";

/** `aal`: by a password alone, or by a code as well. `factors` are the apps that show codes. */
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

const counts = { body: { clients: 0, leads: 0, tickets: 0, unmatched: 1, mails: 0 } };
type AuthAnswer = { status?: number; body?: unknown } | Error;
export const staffRow = { id: USER_ID, name: "Jo Marsh", role: "owner" };

/** The staff area with one page in it, on a backend that knows one member of staff. */
export function renderStaffArea({
  at = "/admin",
  signIn = (): AuthAnswer => ({ body: session() }),
  staff = (): AuthAnswer | Promise<AuthAnswer> => ({ body: [staffRow] }),
  page = (<h1>The staff page</h1>) as ReactNode,
  /** By the end of the path, such as "/verify". */
  answers = {} as Record<string, () => AuthAnswer>,
} = {}) {
  const sent = stubNetwork(({ path }) => {
    const answer = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1];
    if (answer !== undefined) return answer();
    if (path === "/auth/v1/token") return signIn();
    if (path === "/rest/v1/staff") return staff();
    if (path.endsWith("/crm_counts")) return counts;
    if (path === "/rest/v1/muted_alerts") return { body: [] };
    if (path === "/rest/v1/rpc/my_calendar_key") return { body: "0a".repeat(32) };
    return { status: 204 };
  });
  const router = createMemoryRouter(
    [{ element: <StaffLayout />, children: [{ path: "*", element: page }] }],
    { initialEntries: [at] },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), sent, unmount };
}

/** What the module-level client and cache remember must not reach the next test. */
export async function leaveStaffArea(): Promise<void> {
  // Nothing that comes late may find the screen.
  cleanup();
  // The counts may still be asked for.
  stubNetwork(({ path }) => (path.endsWith("/crm_counts") ? counts : { status: 204 }));
  await signOut();
  queryClient.clear();
}
