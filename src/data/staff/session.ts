import type { Session } from "@supabase/auth-js";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { loadAuth, sessionSoFar } from "@/lib/supabase/client";
import { hasSecondStep, needsCode, type AssuredSession } from "@/lib/supabase/session-assurance";
import { keptSession } from "@/lib/supabase/session-storage";
import { isAuthLink, linkErrorCode, SESSION_KEY } from "@/lib/supabase/stored-session";
import { whenIdle } from "@/lib/when-idle";

export type Credentials = { email: string; password: string };

/** Throws the auth service's error, which authMessage puts in plain words. So do the others here. */
export async function signInWithPassword(credentials: Credentials): Promise<Session> {
  const { data, error } = await (await loadAuth()).signInWithPassword(credentials);
  if (error) throw error;
  return data.session;
}

/** Ends the session in every tab of this browser, without asking the service. */
async function forgetSession(): Promise<void> {
  keptSession.removeItem(SESSION_KEY);
  // Where there is none, auth-js asks nobody and tells every tab.
  await (await loadAuth()).signOut({ scope: "local" });
}

/** Ends this browser's session; a service that cannot be reached does not keep anyone in. */
export async function signOut(): Promise<void> {
  const { error } = await (await loadAuth()).signOut({ scope: "local" });
  if (error === null) return;
  console.error("Signing out at the auth service failed", error);
  await forgetSession();
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

/** Links that add or remove a way to sign in: a refusal says nothing against who is in. */
const HARMLESS_CODES = [
  "identity_already_exists",
  "identity_not_found",
  "single_identity_not_deletable",
];

/** A service that did not answer said nothing about the link. */
const endsSession = (error: Error) =>
  error.name !== "AuthRetryableFetchError" && !HARMLESS_CODES.includes(linkErrorCode());

let question: Promise<Error | null> | null = null;

/**
 * Why the link of a mail that led here does not work, as the auth client says it; null when it does,
 * or when none led here. A link that failed ends the session of this browser, but for the few above.
 * To be asked before anything else of the auth client, which tidies the address.
 */
export function linkProblem(): Promise<Error | null> {
  question ??= findLinkProblem().finally(() => (question = null));
  return question;
}

async function findLinkProblem(): Promise<Error | null> {
  if (!isAuthLink()) return null;
  const { error } = await (await loadAuth()).initialize();
  if (error !== null && endsSession(error)) await forgetSession();
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

const reportOf = (session: SomeSession | null, isRecovery = false): SessionReport => ({
  userId: session?.user.id ?? null,
  hasSecondStep: session !== null && hasSecondStep(session),
  needsCode: session !== null && needsCode(session),
  isRecovery,
});

/** Reports whose session it is now and after every change. Returns how to stop. */
export function watchSession(listener: (report: SessionReport) => void): () => void {
  let isOver = false;
  let stop = () => {
    isOver = true;
  };
  // The others are told as well, and their pages are to stay.
  const isTabOfLink = isAuthLink();
  const watch = async () => {
    const stored = sessionSoFar();
    if (stored !== undefined) {
      listener(reportOf(stored));
      await whenIdle();
    }
    // A session that ends with the link is not reported as going on.
    await linkProblem();
    const auth = await loadAuth();
    if (isOver) return;
    const { data } = auth.onAuthStateChange((event, session) => {
      listener(reportOf(session, isTabOfLink && event === "PASSWORD_RECOVERY"));
    });
    stop = () => data.subscription.unsubscribe();
  };
  watch().catch((error: unknown) => console.warn("The session is not watched", error));
  return () => stop();
}
