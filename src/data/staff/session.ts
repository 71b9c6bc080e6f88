import {
  isAuthImplicitGrantRedirectError,
  isAuthRetryableFetchError,
  type Session,
} from "@supabase/supabase-js";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { isAuthLink, supabase, takeRecovery } from "@/lib/supabase/client";
import { hasSecondStep, needsCode } from "@/lib/supabase/session-assurance";
import { storedSession, SESSION_KEY } from "@/lib/supabase/session-storage";

export { forgetPerson } from "@/lib/supabase/client";

export type Credentials = { email: string; password: string };

/** Throws the auth service's error, which authMessage puts in plain words. So do the others here. */
export async function signInWithPassword(credentials: Credentials): Promise<Session> {
  const { data, error } = await supabase.auth.signInWithPassword(credentials);
  if (error) throw error;
  return data.session;
}

/** Ends the session in every tab of this browser, without a request. */
async function forgetSession(): Promise<void> {
  storedSession.removeItem(SESSION_KEY);
  // Without a session, the client sends no request and notifies every tab.
  await supabase.auth.signOut({ scope: "local" });
}

export async function signOut(): Promise<void> {
  const { error } = await supabase.auth.signOut({ scope: "local" });
  if (error === null) return;
  console.error("Signing out at the auth service failed", error);
  await forgetSession();
}

/** Ends the person's sessions in every browser, this one last. Throws when others may go on. */
export async function signOutEverywhere(): Promise<void> {
  const { error } = await supabase.auth.signOut({ scope: "global" });
  if (error) throw error;
}

/** Sends the mail whose link comes back to /admin. Does not reveal whether the address exists. */
export async function requestPasswordReset(email: string): Promise<void> {
  const { error } = await supabase.auth.resetPasswordForEmail(email, {
    redirectTo: new URL(paths.admin, env.siteUrl).href,
  });
  if (error) throw error;
}

export async function setNewPassword(password: string): Promise<void> {
  const { error } = await supabase.auth.updateUser({ password });
  if (error) throw error;
}

/** Links that add or remove a way to sign in: their failure does not concern the session. */
const HARMLESS_CODES = [
  "identity_already_exists",
  "identity_not_found",
  "single_identity_not_deletable",
];

/** Without an answer, nothing is known about the link. */
function endsSession(error: Error): boolean {
  if (isAuthRetryableFetchError(error)) return false;
  const code = isAuthImplicitGrantRedirectError(error) ? error.details?.code : undefined;
  return code === undefined || !HARMLESS_CODES.includes(code);
}

let question: Promise<Error | null> | null = null;

/**
 * Why a mail's link that led here does not work; null when it does, or without one. A failed link
 * ends this browser's session, except for the codes above.
 */
export function linkProblem(): Promise<Error | null> {
  question ??= findLinkProblem().finally(() => (question = null));
  return question;
}

async function findLinkProblem(): Promise<Error | null> {
  // The client removes a working link's code from the URL.
  if (!isAuthLink()) return null;
  const { error } = await supabase.auth.initialize();
  if (error !== null && endsSession(error)) await forgetSession();
  const address = new URL(location.href);
  // A code that stays had no verifier in this browser.
  const problem =
    error ?? (address.searchParams.has("code") ? new Error("No code verifier was found") : null);
  if (problem !== null) history.replaceState(history.state, "", address.pathname);
  return problem;
}

export type SessionReport = {
  userId: string | null;
  hasSecondStep: boolean;
  needsCode: boolean;
  /** The session came from a password reset link. */
  isRecovery: boolean;
};

const reportOf = (session: Session | null, isRecovery: boolean): SessionReport => ({
  userId: session?.user.id ?? null,
  hasSecondStep: session !== null && hasSecondStep(session),
  needsCode: session !== null && needsCode(session),
  isRecovery,
});

/** Reports the session now and after every change. Returns how to stop. */
export function watchSession(listener: (report: SessionReport) => void): () => void {
  let isOver = false;
  let stop = () => {
    isOver = true;
  };
  const watch = async () => {
    // Waits, because a failed link may end the session.
    await linkProblem();
    if (isOver) return;
    const { data } = supabase.auth.onAuthStateChange((_, session) => {
      listener(reportOf(session, takeRecovery()));
    });
    stop = () => data.subscription.unsubscribe();
  };
  watch().catch((error: unknown) => console.warn("The session is not watched", error));
  return () => stop();
}
