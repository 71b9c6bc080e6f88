import * as z from "zod/mini";
import { env } from "@/lib/env";
import { readStored } from "@/lib/storage/storage";

/** Where sessions are from. */
export const SESSION_ORIGIN = env.supabaseUrl ?? globalThis.location.origin;

/** The name that supabase-js gives it. */
export const SESSION_KEY = `sb-${new URL(SESSION_ORIGIN).hostname.split(".")[0]}-auth-token`;

/** Whether a link of the auth service led here: with a code, or with what went wrong. */
export const isAuthLink = (): boolean =>
  /[?#&](code|access_token|error\w*)=/.test(globalThis.location.search + globalThis.location.hash);

/** What ends sooner is renewed by auth-js. */
const LEAST_LEFT_MS = 90_000;

const sessionSchema = z.object({
  access_token: z.string(),
  /** In seconds. */
  expires_at: z.number(),
  user: z.object({
    id: z.string(),
    factors: z.optional(z.array(z.object({ status: z.string() }))),
  }),
});

export type StoredSession = z.infer<typeof sessionSchema>;

/**
 * The session that this browser keeps, null where it keeps none. Undefined where only auth-js can
 * tell: it has to be renewed, or the address brings another one.
 */
export function storedSession(): StoredSession | null | undefined {
  if (isAuthLink()) return undefined;
  const stored = readStored(SESSION_KEY);
  if (stored === null) return null;
  try {
    const session = sessionSchema.safeParse(JSON.parse(stored)).data;
    return session && session.expires_at * 1000 - Date.now() > LEAST_LEFT_MS ? session : undefined;
  } catch {
    return undefined;
  }
}
