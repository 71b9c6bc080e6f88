import {
  isAuthImplicitGrantRedirectError,
  isAuthRetryableFetchError,
  type Session,
} from "@supabase/supabase-js";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";
import { isAuthLink, supabase, takeRecovery } from "@/lib/supabase/client";
import { hasSecondStep, needsCode } from "@/lib/supabase/session-assurance";
import { keptSession, SESSION_KEY } from "@/lib/supabase/session-storage";

export { forgetPerson } from "@/lib/supabase/client";

export type Credentials = { email: string; password: string };

/** Throws the auth service's error, which authMessage puts in plain words. So do the others here. */
export async function signInWithPassword(credentials: Credentials): Promise<Session> {
  const { data, error } = await supabase.auth.signInWithPassword(credentials);
  if (error) throw error;
  return data.session;
}

/** Ends the session in every tab of this browser, without asking the service. */
async function forgetSession(): Promise<void> {
  keptSession.removeItem(SESSION_KEY);
  // Where there is none, the client asks nobody and tells every tab.
  await supabase.auth.signOut({ scope: "local" });
}

/** Ends this browser's session; a service that cannot be reached does not keep anyone in. */
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

/** Sends the mail whose link comes back to /admin. Says nothing about whether the address exists. */
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

/** Links that add or remove a way to sign in: a refusal says nothing against who is in. */
const HARMLESS_CODES = [
  "identity_already_exists",
  "identity_not_found",
  "single_identity_not_deletable",
];

/** A service that did not answer said nothing about the link. */
function endsSession(error: Error): boolean {
  if (isAuthRetryableFetchError(error)) return false;
  const code = isAuthImplicitGrantRedirectError(error) ? error.details?.code : undefined;
  return code === undefined || !HARMLESS_CODES.includes(code);
}

let question: Promise<Error | null> | null = null;

/**
 * Why the link of a mail that led here does not work, as the auth client says it; null when it does,
 * or when none led here. A link that failed ends the session of this browser, but for the few above.
 */
export function linkProblem(): Promise<Error | null> {
  question ??= findLinkProblem().finally(() => (question = null));
  return question;
}

async function findLinkProblem(): Promise<Error | null> {
  // The client takes the code of a link that works out of the address.
  if (!isAuthLink()) return null;
  const { error } = await supabase.auth.initialize();
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

const reportOf = (session: Session | null, isRecovery: boolean): SessionReport => ({
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
  const watch = async () => {
    // A session that ends with the link is not reported as going on.
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
