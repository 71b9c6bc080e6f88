import type { GoTrueClient } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "@/lib/database.types";
import { env } from "@/lib/env";
import { fetchWithTimeout } from "./fetch-with-timeout";
import { SESSION_ORIGIN, storedSession, type StoredSession } from "./stored-session";

/**
 * Whether a password-reset link led here. Read before the client takes the token out of the
 * address: its own event may come before anyone listens.
 */
export const cameByRecoveryLink =
  new URLSearchParams(globalThis.location.hash.slice(1)).get("type") === "recovery";

let auth: GoTrueClient | null = null;

/**
 * What signs staff in and out and renews their session. It is large, and a session that is stored
 * and holds can be used without it.
 */
export async function loadAuth(): Promise<GoTrueClient> {
  auth ??= (await import("./auth-client")).auth;
  return auth;
}

/** Whoever is signed in, as far as that is known without loading what signs in. */
export const sessionSoFar = (): StoredSession | null | undefined =>
  auth === null ? storedSession() : undefined;

async function accessToken(): Promise<string | undefined> {
  const stored = sessionSoFar();
  if (stored !== undefined) return stored?.access_token;
  const { data } = await (await loadAuth()).getSession();
  return data.session?.access_token;
}

/** As whoever is signed in, or as a visitor. */
const fetchWithSession: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  headers.set("Authorization", `Bearer ${(await accessToken()) ?? env.publishableKey}`);
  return fetchWithTimeout(input, { ...init, headers });
};

/**
 * The database with the session of who is signed in, for staff pages. Of supabase-js it is the two
 * parts in use; the others, for files, live changes and edge functions, would come with it.
 */
export const supabase = new PostgrestClient<Database>(`${SESSION_ORIGIN}/rest/v1`, {
  headers: { apikey: env.publishableKey },
  fetch: fetchWithSession,
});
