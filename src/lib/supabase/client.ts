import { createClient } from "@supabase/supabase-js";
import type { Database } from "@/lib/database.types";
import { env, isDemo } from "@/lib/env";
import { backendOrigin } from "./backend-origin";
import { databaseAnswer } from "./database-answer";
import { fetchWithTimeout } from "./fetch-with-timeout";
import { storedSession, SESSION_KEY } from "./session-storage";

/**
 * Staff's client for data, sign-in, files and realtime. Reads pass `.retry(false)`, because the
 * query cache retries. Browser only: Node 20 has no WebSocket, which the client needs.
 */
export const supabase = createClient<Database>(backendOrigin(), env.publishableKey, {
  auth: {
    storage: storedSession,
    storageKey: SESSION_KEY,
    // PKCE: the link in a mail has a code that is useless in another browser.
    flowType: "pkce",
  },
  global: { fetch: fetchForStaff },
});

/** Null while nobody is signed in. */
export async function accessToken(): Promise<string | null> {
  const { data } = await supabase.auth.getSession();
  return data.session?.access_token ?? null;
}

/** Whether a link of the auth service led here, with a code or an error. */
export const isAuthLink = (): boolean =>
  /[?#&](code|access_token|error\w*)=/.test(location.search + location.hash);

let isRecovery = false;
// Other tabs of this browser receive the event, too, and must stay.
if (isAuthLink()) {
  supabase.auth.onAuthStateChange((event) => {
    isRecovery ||= event === "PASSWORD_RECOVERY";
  });
}

/** True once after a password reset link. The client may announce it before a screen listens. */
export function takeRecovery(): boolean {
  const isNew = isRecovery;
  isRecovery = false;
  return isNew;
}

const startsWith = (part: string, url: string) => url.startsWith(`${backendOrigin()}/${part}/`);

/** Chooses the time limit and error handling by the part of the API. */
async function fetchForStaff(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  if (startsWith("rest/v1", url)) return fetchRows(url, init);
  if (["storage/v1", "functions/v1"].some((part) => startsWith(part, url)))
    return fetch(input, init);
  return fetchWithTimeout(input, init);
}

/** The database's answer to an expired session. */
const sessionHasEnded = () =>
  Response.json({ code: "PGRST301", message: "Nobody is signed in" }, { status: 401 });

/** "lost" when the session of a signed-in person ended without Sign Out. */
let person: "nobody" | "in" | "lost" = "nobody";

/** After signing out, requests are a visitor's on purpose. */
export const forgetPerson = () => {
  person = "nobody";
};

/** After a session was lost, a visitor's sample rows must not replace what is on the screen. */
async function fetchRows(url: string, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  const isVisitor = headers.get("Authorization") === `Bearer ${env.publishableKey}`;
  if (!isVisitor) person = "in";
  if (isVisitor && person === "in") {
    // The browser lost the stored session, which counts as ended.
    person = "lost";
    await supabase.auth.signOut({ scope: "local" });
  }
  if (isVisitor && (!isDemo || person === "lost")) return sessionHasEnded();
  const send = async () => {
    const answer = await fetchWithTimeout(url, { ...init, headers });
    return databaseAnswer(init?.method ?? "GET", answer);
  };
  const answer = await send();
  // For a visitor it is a refusal; for a person it is about the token.
  if (answer.status !== 401 || isVisitor) return answer;
  const renewed = await renewToken();
  if (renewed === undefined) return answer;
  headers.set("Authorization", `Bearer ${renewed}`);
  return send();
}

/**
 * Refreshes a token that the database refuses although it seems valid here, as with a slow clock.
 * Undefined when the session is over: `SignInAgain` then asks for the password.
 */
async function renewToken(): Promise<string | undefined> {
  const { data, error } = await supabase.auth.refreshSession();
  const { status = 0 } = error ?? {};
  const isOver = status >= 400 && status < 500 && status !== 429;
  // The client would keep a session that seems valid.
  if (isOver) await supabase.auth.signOut({ scope: "local" });
  return data.session?.access_token;
}
