import { env } from "@/lib/env";

export const backendOrigin = (): string => env.supabaseUrl ?? globalThis.location.origin;
