import { AuthClient } from "@supabase/auth-js";
import { env } from "@/lib/env";
import { fetchWithTimeout } from "./fetch-with-timeout";
import { keptSession } from "./session-storage";
import { SESSION_KEY, SESSION_ORIGIN } from "./stored-session";

/** Signs staff in and out, and keeps their session in this browser. */
export const auth = new AuthClient({
  url: `${SESSION_ORIGIN}/auth/v1`,
  headers: { apikey: env.publishableKey, Authorization: `Bearer ${env.publishableKey}` },
  storageKey: SESSION_KEY,
  storage: keptSession,
  // A link in a mail carries a code that is worth nothing in another browser, and no session.
  flowType: "pkce",
  fetch: fetchWithTimeout,
});
