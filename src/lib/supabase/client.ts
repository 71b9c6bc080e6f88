import { createClient } from "@supabase/supabase-js";
import type { Database } from "@/lib/database.types";
import { env, isDemo } from "@/lib/env";
import { backendOrigin } from "./backend-origin";
import { databaseAnswer } from "./database-answer";
import { fetchWithTimeout } from "./fetch-with-timeout";
import { keptSession, SESSION_KEY } from "./session-storage";

/**
 * Staff's client: the database as whoever is signed in, signing in, files and live changes. A read
 * says `.retry(false)`, for the query cache tries again and the client would under it. Only a browser
 * can load this file: Node 20 has no WebSocket, without which no client is made.
 */
export const supabase = createClient<Database>(backendOrigin(), env.publishableKey, {
  auth: {
    storage: keptSession,
    storageKey: SESSION_KEY,
    // A link in a mail carries a code that is worth nothing in another browser, and no session.
    flowType: "pkce",
  },
  global: { fetch: fetchForStaff },
});

/** Whether a link of the auth service led here: with a code, or with what went wrong. */
export const isAuthLink = (): boolean =>
  /[?#&](code|access_token|error\w*)=/.test(location.search + location.hash);

let isRecovery = false;
// The other tabs of this browser hear of it, too, and their pages are to stay.
if (isAuthLink()) {
  supabase.auth.onAuthStateChange((event) => {
    isRecovery ||= event === "PASSWORD_RECOVERY";
  });
}

/**
 * True once where the link of a password reset led here. The client follows the link as soon as it is
 * made, and may announce it before a screen listens.
 */
export function takeRecovery(): boolean {
  const isNew = isRecovery;
  isRecovery = false;
  return isNew;
}

const startsWith = (part: string, url: string) => url.startsWith(`${backendOrigin()}/${part}/`);

/** Gives each part of the client the time limit and the error handling that it needs. */
async function fetchForStaff(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = input instanceof Request ? input.url : String(input);
  if (startsWith("rest/v1", url)) return fetchRows(url, init);
  // A file takes the time that its size does.
  if (["storage/v1", "functions/v1"].some((part) => startsWith(part, url)))
    return fetch(input, init);
  return fetchWithTimeout(input, init);
}

/** What the database answers to a session that has run out. */
const sessionHasEnded = () =>
  Response.json({ code: "PGRST301", message: "Nobody is signed in" }, { status: 401 });

/** Whether somebody was in who has not left by Sign Out: then "lost" once their session is gone. */
let person: "nobody" | "in" | "lost" = "nobody";

/** Whoever asks from now on is a visitor, and means to be one. */
export const forgetPerson = () => {
  person = "nobody";
};

/**
 * In the demo build a visitor may ask, too, and sees the sample rows. To somebody whose session is over a
 * visitor's answers would take away what is on the screen, and say that there is no such record.
 */
async function fetchRows(url: string, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  const isVisitor = headers.get("Authorization") === `Bearer ${env.publishableKey}`;
  if (!isVisitor) person = "in";
  if (isVisitor && person === "in") {
    // The browser has lost the stored session: the page is told as of any that ends.
    person = "lost";
    await supabase.auth.signOut({ scope: "local" });
  }
  if (isVisitor && (!isDemo || person === "lost")) return sessionHasEnded();
  const send = async () => {
    const answer = await fetchWithTimeout(url, { ...init, headers });
    return databaseAnswer(init?.method ?? "GET", answer);
  };
  const answer = await send();
  // To a visitor it is the database's refusal, to a person it is about the token.
  if (answer.status !== 401 || isVisitor) return answer;
  const renewed = await renewToken();
  if (renewed === undefined) return answer;
  headers.set("Authorization", `Bearer ${renewed}`);
  return send();
}

/**
 * Gets a new token for one that the database refuses although it still seems valid to this browser, as
 * with a clock that is behind. Undefined when the session is over: `SignInAgain` then asks for the
 * password over the open page.
 */
async function renewToken(): Promise<string | undefined> {
  const { data, error } = await supabase.auth.refreshSession();
  const { status = 0 } = error ?? {};
  const isOver = status >= 400 && status < 500 && status !== 429;
  // The client would keep the session for as long as it seems to hold.
  if (isOver) await supabase.auth.signOut({ scope: "local" });
  return data.session?.access_token;
}
