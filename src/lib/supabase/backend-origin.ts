import { env } from "@/lib/env";

/** Where Supabase answers: a hosted project, or the server that the page came from. */
export const backendOrigin = (): string => env.supabaseUrl ?? globalThis.location.origin;
