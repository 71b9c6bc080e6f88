import type { GoTrueClient } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "@/lib/database.types";
import { env, isDemo } from "@/lib/env";
import { databaseAnswer } from "./database-answer";
import { fetchWithTimeout } from "./fetch-with-timeout";
import { SESSION_ORIGIN, storedSession, type StoredSession } from "./stored-session";

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

let renewal: Promise<string | undefined> | null = null;

/**
 * A new token for one that the database takes no longer while this browser thinks that it holds, as
 * with a clock that is behind. Where the session is over, staff are asked to sign in where they are.
 */
function renewedToken(): Promise<string | undefined> {
  renewal ??= renew().finally(() => (renewal = null));
  return renewal;
}

async function renew(): Promise<string | undefined> {
  const client = await loadAuth();
  const { data, error } = await client.refreshSession();
  const { status = 0 } = error ?? {};
  const isOver = status >= 400 && status < 500 && status !== 429;
  // auth-js would keep the session for as long as it seems to hold.
  if (isOver) await client.signOut({ scope: "local" });
  return data.session?.access_token;
}

/** What the database answers to a session that has run out. */
const sessionHasEnded = () =>
  Response.json({ code: "PGRST301", message: "Nobody is signed in" }, { status: 401 });

/**
 * As whoever is signed in; in the demo build also as a visitor, who may see the sample rows. In
 * production a visitor's empty answers would take what is on the screen away when a session ends.
 */
const fetchWithSession: typeof fetch = async (input, init) => {
  const token = await accessToken();
  if (token === undefined && !isDemo) return sessionHasEnded();
  const send = async (bearer: string) => {
    const headers = new Headers(init?.headers);
    headers.set("Authorization", `Bearer ${bearer}`);
    const answer = await fetchWithTimeout(input, { ...init, headers });
    return databaseAnswer(init?.method ?? "GET", answer);
  };
  const answer = await send(token ?? env.publishableKey);
  // To a visitor it is the database's refusal, to a person it is about the token.
  if (answer.status !== 401 || token === undefined) return answer;
  const renewed = await renewedToken();
  return renewed === undefined ? answer : send(renewed);
};

/**
 * The database with the session of who is signed in, for staff pages. Of supabase-js it is the two
 * parts in use; the others, for files, live changes and edge functions, would come with it.
 */
export const supabase = new PostgrestClient<Database>(`${SESSION_ORIGIN}/rest/v1`, {
  headers: { apikey: env.publishableKey },
  fetch: fetchWithSession,
});
