import type { Session } from "@supabase/auth-js";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { writeStored } from "@/lib/storage/storage";
import { loadAuth, sessionSoFar } from "@/lib/supabase/client";
import { hasSecondStep, needsCode, type AssuredSession } from "@/lib/supabase/session-assurance";
import { isAuthLink, SESSION_KEY } from "@/lib/supabase/stored-session";
import { whenIdle } from "@/lib/when-idle";

export type Credentials = { email: string; password: string };

/** Throws the auth service's error, which authMessage puts in plain words. So do the others here. */
export async function signInWithPassword(credentials: Credentials): Promise<Session> {
  const { data, error } = await (await loadAuth()).signInWithPassword(credentials);
  if (error) throw error;
  return data.session;
}

/** Ends this browser's session; a service that cannot be reached does not keep anyone in. */
export async function signOut(): Promise<void> {
  const { error } = await (await loadAuth()).signOut({ scope: "local" });
  if (error === null) return;
  console.error("Signing out at the auth service failed", error);
  writeStored(SESSION_KEY, null);
}

/** Ends the person's sessions in every browser, this one last. Throws when others may go on. */
export async function signOutEverywhere(): Promise<void> {
  const { error } = await (await loadAuth()).signOut({ scope: "global" });
  if (error) throw error;
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

/**
 * Why the link of a mail that led here does not work, as the auth client says it; null when it does,
 * or when none led here. To be asked before anything else of the auth client, which tidies the address.
 */
export async function linkProblem(): Promise<Error | null> {
  if (!isAuthLink()) return null;
  const { error } = await (await loadAuth()).initialize();
  const address = new URL(location.href);
  // One that stays there found no verifier in this browser.
  const problem =
    error ?? (address.searchParams.has("code") ? new Error("No code verifier was found") : null);
  if (problem !== null) history.replaceState(history.state, "", address.pathname);
  return problem;
}

/** Whose session it is, for screens. */
export type SessionReport = {
  userId: string | null;
  hasSecondStep: boolean;
  /** It is still to be taken. */
  needsCode: boolean;
  /** It came from the link of a password reset. */
  isRecovery: boolean;
};

type SomeSession = AssuredSession & { user: { id: string } };

const reportOf = (session: SomeSession | null, event = ""): SessionReport => ({
  userId: session?.user.id ?? null,
  hasSecondStep: session !== null && hasSecondStep(session),
  needsCode: session !== null && needsCode(session),
  isRecovery: event === "PASSWORD_RECOVERY",
});

/** Reports whose session it is now and after every change. Returns how to stop. */
export function watchSession(listener: (report: SessionReport) => void): () => void {
  let isOver = false;
  let stop = () => {
    isOver = true;
  };
  const watch = async () => {
    const stored = sessionSoFar();
    if (stored !== undefined) {
      listener(reportOf(stored));
      await whenIdle();
    }
    const auth = await loadAuth();
    if (isOver) return;
    const { data } = auth.onAuthStateChange((event, session) => {
      listener(reportOf(session, event));
    });
    stop = () => data.subscription.unsubscribe();
  };
  watch().catch((error: unknown) => console.warn("The session is not watched", error));
  return () => stop();
}
