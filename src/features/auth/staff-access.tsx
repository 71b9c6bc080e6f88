import { useQuery } from "@tanstack/react-query";
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { linkProblem, signOut, signOutEverywhere, type Credentials } from "@/data/staff/session";
import { staffMemberQuery } from "@/data/staff/queries";
import type { StaffMember } from "@/data/staff/schema";
import { isDemo } from "@/lib/env";
import { readStored, storageKeys, writeStored } from "@/lib/storage/storage";
import { useSignIn } from "./use-sign-in";
import { useStaffSession, type StaffSession } from "./use-staff-session";

const RETRY_MS = 10_000;
const PATIENCE_MS = 2_000;

type MemberFailure = { retry: () => void; isRetrying: boolean };

type StaffAccess = {
  /**
   * "checking" until the stored session was read; "code-needed" between password and code; "ended"
   * when the session ended without Sign Out.
   */
  status: "checking" | "signed-out" | "code-needed" | "signed-in" | "ended";
  /** The person according to the database; null for visitors. */
  member: StaffMember | null;
  /** False while `member` loads, at most two seconds for a stored session. */
  isMemberKnown: boolean;
  /** Set when somebody is signed in and reading their staff row failed. */
  memberFailure: MemberFailure | null;
  /** "retrying" while the demo's sign-in is retried; "refused" without a session. */
  saving: "ready" | "retrying" | "refused";
  isStranger: boolean;
  hasSecondStep: boolean;
  needsCode: boolean;
  isRecovery: boolean;
  finishRecovery: () => void;
  /** The session was ended by Sign Out in another tab, so the screen may be a shared one. */
  wasLeftElsewhere: boolean;
  /** Why a mail's link that led here does not work. */
  linkFailure: Error | null;
  hasSignedOut: boolean;
  /** The person whose input is on the page; it is not shown to the next. */
  pageOwner: string | null;
  /** Throws the auth service's error. */
  signIn: (credentials: Credentials) => Promise<void>;
  signOut: () => Promise<void>;
  /** Throws the auth service's error; others may still be signed in then. */
  signOutEverywhere: () => Promise<void>;
};

const StaffAccessContext = createContext<StaffAccess | null>(null);

function useIsOver(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}

function useMember({ userId, endedFor, isKnown, needsCode }: StaffSession) {
  const needsMember = userId !== null && !needsCode;
  const { data, isFetching, errorUpdateCount, refetch } = useQuery({
    // After a session ended, the page still belongs to its person.
    ...staffMemberQuery(userId ?? endedFor ?? ""),
    enabled: needsMember,
    // Retries, so that one slow answer does not make somebody a visitor.
    refetchInterval: ({ state }) => (state.status === "error" ? RETRY_MS : false),
  });
  const isUnanswered = needsMember && data === undefined;
  const hasFailed = isUnanswered && errorUpdateCount > 0;
  const failure = useMemo<MemberFailure | null>(
    () => (hasFailed ? { retry: () => void refetch(), isRetrying: isFetching } : null),
    [hasFailed, isFetching, refetch],
  );
  return {
    member: data ?? null,
    failure,
    isStranger: needsMember && data === null,
    isFindingOut: !isKnown || (isUnanswered && !hasFailed),
  };
}

function useLinkFailure(): Error | null {
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    linkProblem().then(setFailure, setFailure);
  }, []);
  return failure;
}

export function StaffAccessProvider({ children }: { children: ReactNode }) {
  const linkFailure = useLinkFailure();
  const [hasFlag, setFlag] = useLoginFlag();
  const [isRecovery, setIsRecovery] = useState(false);
  const [hasSignedOut, setHasSignedOut] = useState(false);
  const startRecovery = useCallback(() => setIsRecovery(true), []);
  const { session, leave } = useStaffSession(startRecovery);
  const { member, failure, isStranger, isFindingOut } = useMember(session);
  const isPatienceOver = useIsOver(PATIENCE_MS);
  const { signIn, isRetrying, giveUp } = useSignIn(useCallback(() => setFlag(true), [setFlag]));

  // In the production build the flag only mirrors the session.
  useEffect(() => {
    // Only Sign Out, in any tab, removes the flag.
    const hasEnded = session.endedFor !== null;
    if (!isDemo && session.isKnown && !hasEnded) setFlag(session.userId !== null && !isStranger);
  }, [session, isStranger, setFlag]);

  // A demo visitor may still look around after signing out in another tab.
  useEffect(() => {
    if (isDemo && !hasFlag && session.endedFor !== null) void leave(() => Promise.resolve());
  }, [hasFlag, session, leave]);

  const close = useCallback(() => {
    giveUp();
    setFlag(false);
    setHasSignedOut(true);
  }, [giveUp, setFlag]);
  const leaveHere = useCallback(async () => {
    close();
    await leave(signOut);
  }, [close, leave]);
  const leaveEverywhere = useCallback(async () => {
    await leave(signOutEverywhere);
    close();
  }, [close, leave]);

  const access = useMemo<StaffAccess>(() => {
    const { userId, isKnown, hasSecondStep, needsCode, endedFor } = session;
    // A person who could not be loaded is not asked to sign in again.
    const isIn = isDemo ? hasFlag : userId !== null && (member ?? failure) !== null;
    const atTheDoor = isIn ? "signed-in" : needsCode ? "code-needed" : "signed-out";
    const now = !isDemo && isFindingOut ? "checking" : atTheDoor;
    return {
      status: endedFor === null ? now : "ended",
      member,
      isMemberKnown: !isFindingOut || (isPatienceOver && !isKnown),
      memberFailure: failure,
      saving: userId !== null || !isKnown ? "ready" : isRetrying ? "retrying" : "refused",
      isStranger,
      hasSecondStep,
      needsCode,
      isRecovery,
      finishRecovery: () => setIsRecovery(false),
      wasLeftElsewhere: endedFor !== null && !hasFlag,
      linkFailure,
      hasSignedOut,
      pageOwner: isDemo ? null : (userId ?? endedFor),
      signIn,
      signOut: leaveHere,
      signOutEverywhere: leaveEverywhere,
    };
  }, [
    hasFlag,
    session,
    member,
    failure,
    isFindingOut,
    isPatienceOver,
    isRetrying,
    isStranger,
    isRecovery,
    linkFailure,
    hasSignedOut,
    signIn,
    leaveHere,
    leaveEverywhere,
  ]);

  return <StaffAccessContext value={access}>{children}</StaffAccessContext>;
}

export function useStaffAccess(): StaffAccess {
  const access = useContext(StaffAccessContext);
  if (access === null) throw new Error("useStaffAccess needs a StaffAccessProvider above it");
  return access;
}

const CHANGED = "curbfront:login-flag";

// Used until the page is left where the browser refuses storage.
let memory: boolean | null = null;

const read = () => memory ?? readStored(storageKeys.adminLoggedIn) === "true";

function subscribe(listener: () => void) {
  const forgetMemory = () => {
    memory = null;
    listener();
  };
  window.addEventListener(CHANGED, listener);
  window.addEventListener("storage", forgetMemory);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener("storage", forgetMemory);
  };
}

/** The local flag `adminLoggedIn`, kept in sync across tabs. */
function useLoginFlag(): [boolean, (isLoggedIn: boolean) => void] {
  const hasFlag = useSyncExternalStore(subscribe, read, () => false);
  const setFlag = useCallback((isLoggedIn: boolean) => {
    const isStored = writeStored(storageKeys.adminLoggedIn, isLoggedIn ? "true" : null);
    memory = isStored ? null : isLoggedIn;
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return [hasFlag, setFlag];
}
