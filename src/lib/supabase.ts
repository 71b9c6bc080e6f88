import { createClient } from "@supabase/supabase-js";
import type { Database } from "./database.types";
import { env } from "./env";
import { fetchWithTimeout } from "./fetch-with-timeout";

/** The full client, with its session. Staff pages only: it is too large for public ones. */
export const supabase = createClient<Database>(
  env.supabaseUrl ?? globalThis.location.origin,
  env.publishableKey,
  { global: { fetch: fetchWithTimeout } },
);
