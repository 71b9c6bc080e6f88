import type { Session } from "@supabase/auth-js";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { cameByRecoveryLink, loadAuth, sessionSoFar } from "@/lib/supabase/client";
import { whenIdle } from "@/lib/when-idle";

export type Credentials = { email: string; password: string };

/** Throws the auth service's error, with its message. */
export async function signInWithPassword(credentials: Credentials): Promise<Session> {
  const { data, error } = await (await loadAuth()).signInWithPassword(credentials);
  if (error) throw error;
  return data.session;
}

/** Ends this browser's session; a service that cannot be reached does not keep anyone in. */
export async function signOut(): Promise<void> {
  const { error } = await (await loadAuth()).signOut({ scope: "local" });
  if (error) console.error("Signing out at the auth service failed", error);
}

/** Sends the mail whose link comes back to /admin. Says nothing about whether the address exists. */
export async function requestPasswordReset(email: string): Promise<void> {
  const auth = await loadAuth();
  const { error } = await auth.resetPasswordForEmail(email, {
    redirectTo: new URL(paths.admin, env.siteUrl).href,
  });
  if (error) throw error;
}

export async function setNewPassword(password: string): Promise<void> {
  const { error } = await (await loadAuth()).updateUser({ password });
  if (error) throw error;
}

/** True while a person who followed a password-reset link has this page open. */
export const startsWithRecovery = (): boolean => cameByRecoveryLink;

type SessionListener = (userId: string | null, isRecovery: boolean) => void;

/**
 * Reports whose session it is now and after every change. `isRecovery` is true when it came from a
 * password-reset link. Returns how to stop.
 */
export function watchSession(listener: SessionListener): () => void {
  let isOver = false;
  let stop = () => {
    isOver = true;
  };
  const watch = async () => {
    const stored = sessionSoFar();
    if (stored !== undefined) {
      listener(stored?.user.id ?? null, false);
      await whenIdle();
    }
    const auth = await loadAuth();
    if (isOver) return;
    const { data } = auth.onAuthStateChange((event, session) => {
      listener(session?.user.id ?? null, event === "PASSWORD_RECOVERY");
    });
    stop = () => data.subscription.unsubscribe();
  };
  watch().catch((error: unknown) => console.warn("The session is not watched", error));
  return () => stop();
}
