import type { Client } from "./test-backend.ts";

/** Stands for the browser's client, in every test file that reads by the screens' own queries. */
export const browserClient: { supabase: Client | null } = { supabase: null };
