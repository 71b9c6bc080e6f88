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

/**
 * The auth service's code for what went wrong with the link that led here, empty where it gives none.
 * Read as auth-js reads it: what stands before the # counts more than what stands behind it.
 */
export function linkErrorCode(): string {
  const { search, hash } = globalThis.location;
  const behind = new URLSearchParams(hash.slice(1));
  const told = Object.fromEntries([...behind, ...new URLSearchParams(search)]);
  return told.error_code ?? "";
}

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
