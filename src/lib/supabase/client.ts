import { createClient } from "@supabase/supabase-js";
import type { Database } from "@/lib/database.types";
import { env } from "@/lib/env";
import { fetchWithTimeout } from "./fetch-with-timeout";

/**
 * Whether a password-reset link led here. Read before the client takes the token out of the
 * address: its own event may come before anyone listens.
 */
export const cameByRecoveryLink =
  new URLSearchParams(globalThis.location.hash.slice(1)).get("type") === "recovery";

/** The full client, with its session. Staff pages only: it is too large for public ones. */
export const supabase = createClient<Database>(
  env.supabaseUrl ?? globalThis.location.origin,
  env.publishableKey,
  { global: { fetch: fetchWithTimeout } },
);
