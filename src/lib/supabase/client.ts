import { AuthClient } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "@/lib/database.types";
import { env } from "@/lib/env";
import { fetchWithTimeout } from "./fetch-with-timeout";

/**
 * Whether a password-reset link led here. Read before the client takes the token out of the
 * address: its own event may come before anyone listens.
 */
export const cameByRecoveryLink =
  new URLSearchParams(globalThis.location.hash.slice(1)).get("type") === "recovery";

const origin = env.supabaseUrl ?? globalThis.location.origin;

/** Signs staff in and out, and keeps their session in this browser. */
export const auth = new AuthClient({
  url: `${origin}/auth/v1`,
  headers: { apikey: env.publishableKey, Authorization: `Bearer ${env.publishableKey}` },
  // The name that supabase-js gives it.
  storageKey: `sb-${new URL(origin).hostname.split(".")[0]}-auth-token`,
  fetch: fetchWithTimeout,
});

/** As whoever is signed in, or as a visitor. */
const fetchWithSession: typeof fetch = async (input, init) => {
  const { data } = await auth.getSession();
  const headers = new Headers(init?.headers);
  headers.set("Authorization", `Bearer ${data.session?.access_token ?? env.publishableKey}`);
  return fetchWithTimeout(input, { ...init, headers });
};

/**
 * The database with the session of who is signed in. Staff pages only: with the session it is too
 * large for public ones. Of supabase-js it is the two parts in use; the others, for files, live
 * changes and edge functions, would come with it.
 */
export const supabase = new PostgrestClient<Database>(`${origin}/rest/v1`, {
  headers: { apikey: env.publishableKey },
  fetch: fetchWithSession,
});
