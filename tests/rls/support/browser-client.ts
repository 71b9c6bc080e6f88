import type { Client } from "./test-backend.ts";

/** Replaces the browser's client in tests that run the screens' queries. */
export const browserClient: { supabase: Client | null } = { supabase: null };
