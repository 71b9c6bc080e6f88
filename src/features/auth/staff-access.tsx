import { useQuery } from "@tanstack/react-query";
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { linkProblem, signOut, signOutEverywhere, type Credentials } from "@/data/staff/session";
import { staffMemberQuery } from "@/data/staff/queries";
import type { StaffMember } from "@/data/staff/schema";
import { isDemo } from "@/lib/env";
import { useLoginFlag } from "./session/use-login-flag";
import { useSignIn } from "./session/use-sign-in";
import { useStaffSession, type StaffSession } from "./session/use-staff-session";

const RETRY_MS = 10_000;
const PATIENCE_MS = 2_000;

type MemberFailure = { retry: () => void; isRetrying: boolean };

type StaffAccess = {
  /**
   * "checking" until the stored session has been read; "code-needed" after a password that a code
   * must follow; "ended" when the session ended under somebody's hands.
   */
  status: "checking" | "signed-out" | "code-needed" | "signed-in" | "ended";
  /** Who the database takes this person for; null while it takes them for a visitor. */
  member: StaffMember | null;
  /** False while `member` is being found out; a stored session is waited for two seconds at most. */
  isMemberKnown: boolean;
  /** Somebody is signed in, and the database could not be asked who. Null otherwise. */
  memberFailure: MemberFailure | null;
  /**
   * What the database will make of a write: "ready"; "retrying" while the demo's sign-in has
   * failed and is tried again; "refused" when nobody is signed in to it.
   */
  saving: "ready" | "retrying" | "refused";
  /** The session belongs to a person who is not on the staff list. */
  isStranger: boolean;
  hasSecondStep: boolean;
  needsCode: boolean;
  isRecovery: boolean;
  finishRecovery: () => void;
  /** The session was ended on purpose, in another tab: the screen may be a shared one. */
  wasLeftElsewhere: boolean;
  /** Why the link of a mail that led here does not work. */
  linkFailure: Error | null;
  hasSignedOut: boolean;
  /** Whose page it is: what one person typed is not shown to the next. */
  pageOwner: string | null;
  /** Throws the auth service's error. */
  signIn: (credentials: Credentials) => Promise<void>;
  signOut: () => Promise<void>;
  /** Throws the auth service's error: then others may go on with this account. */
  signOutEverywhere: () => Promise<void>;
};

const StaffAccessContext = createContext<StaffAccess | null>(null);

/** True once so much time has passed since the page was opened. */
function useIsOver(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}

function useMember({ userId, endedFor, isKnown, needsCode }: StaffSession) {
  const isAsked = userId !== null && !needsCode;
  const { data, isFetching, errorUpdateCount, refetch } = useQuery({
    // Whose session has ended is still who the page is drawn for.
    ...staffMemberQuery(userId ?? endedFor ?? ""),
    enabled: isAsked,
    // Nobody stays a visitor because one answer was slow.
    refetchInterval: ({ state }) => (state.status === "error" ? RETRY_MS : false),
  });
  const isUnanswered = isAsked && data === undefined;
  const hasFailed = isUnanswered && errorUpdateCount > 0;
  const failure = useMemo<MemberFailure | null>(
    () => (hasFailed ? { retry: () => void refetch(), isRetrying: isFetching } : null),
    [hasFailed, isFetching, refetch],
  );
  return {
    member: data ?? null,
    failure,
    isStranger: isAsked && data === null,
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
    // A session that ended by itself leaves it: only Sign Out, in whichever tab, takes it away.
    const hasEnded = session.endedFor !== null;
    if (!isDemo && session.isKnown && !hasEnded) setFlag(session.userId !== null && !isStranger);
  }, [session, isStranger, setFlag]);

  // The demo's visitor may look around, also in the tab beside the one in which they signed out.
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
    // Who could not be asked for is not sent to sign in once more.
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
