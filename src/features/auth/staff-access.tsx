import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { crmKeys } from "@/data/records/crm-keys";
import {
  signInWithPassword,
  signOut,
  startsWithRecovery,
  watchSession,
  type Credentials,
} from "@/data/staff/session";
import { staffMemberQuery } from "@/data/staff/queries";
import type { StaffMember } from "@/data/staff/schema";
import { isDemo } from "@/lib/env";
import { useLoginFlag } from "./use-login-flag";

const RETRY_MS = 10_000;
const PATIENCE_MS = 2_000;

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

type StaffAccess = {
  /** "checking" until the stored session has been read. */
  status: "checking" | "signed-out" | "signed-in";
  /** Who the database takes this person for; null while it takes them for a visitor. */
  member: StaffMember | null;
  /** False while `member` is being found out, for as long as somebody can be asked to wait. */
  isMemberKnown: boolean;
  /**
   * What the database will make of a write: "ready"; "retrying" while the demo's sign-in has
   * failed and is tried again; "refused" when nobody is signed in to it.
   */
  saving: "ready" | "retrying" | "refused";
  /** The session belongs to a person who is not on the staff list. */
  isStranger: boolean;
  isRecovery: boolean;
  finishRecovery: () => void;
  signIn: (credentials: Credentials) => Promise<void>;
  signOut: () => Promise<void>;
};

const StaffAccessContext = createContext<StaffAccess | null>(null);

type Session = {
  userId: string | null;
  isKnown: boolean;
  /** It replaced one that was known: somebody came or went while the page was open. */
  isChanged: boolean;
  /** Somebody had been signed in before: what was read as them is not for who comes now. */
  hasLeft: boolean;
};

/** True once so much time has passed since the page was opened. */
function useIsOver(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}

export function StaffAccessProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [hasFlag, setFlag] = useLoginFlag();
  const [session, setSession] = useState<Session>({
    userId: null,
    isKnown: false,
    isChanged: false,
    hasLeft: false,
  });
  const [isRecovery, setIsRecovery] = useState(startsWithRecovery);
  const [pendingSignIn, setPendingSignIn] = useState<Credentials | null>(null);

  useEffect(
    () =>
      watchSession((userId, recovery) => {
        // A refreshed token is the same person: nothing to read again.
        setSession((old) =>
          old.isKnown && old.userId === userId
            ? old
            : { userId, isKnown: true, isChanged: old.isKnown, hasLeft: old.userId !== null },
        );
        if (recovery) setIsRecovery(true);
      }),
    [],
  );

  // What was read as someone else, or as a visitor, is read again. So is what is still under
  // way as one of them: a first answer on its way would otherwise count as the new reading.
  useEffect(() => {
    if (!session.isKnown) return;
    if (session.hasLeft) {
      queryClient.removeQueries({ type: "inactive" });
      // Shown no longer, also where the new answer is slow or does not come.
      void queryClient.resetQueries({ queryKey: crmKeys.all });
    }
    if (session.isChanged) {
      void queryClient.cancelQueries().then(() => queryClient.invalidateQueries());
      return;
    }
    // The first time it is known, what is under way has waited for it.
    void queryClient.invalidateQueries({ predicate: ({ state }) => state.data !== undefined });
  }, [queryClient, session]);

  const member = useQuery({
    ...staffMemberQuery(session.userId ?? ""),
    enabled: session.userId !== null,
    // Nobody stays a visitor because one answer was slow.
    refetchInterval: ({ state }) => (state.status === "error" ? RETRY_MS : false),
  });
  const isStranger = session.userId !== null && member.data === null;
  const hasFailed = member.errorUpdateCount > 0;
  const isFindingOut =
    !session.isKnown || (session.userId !== null && member.isPending && !hasFailed);
  const isPatienceOver = useIsOver(PATIENCE_MS);

  // In the production build the flag only mirrors the session.
  useEffect(() => {
    if (!isDemo && session.isKnown) setFlag(session.userId !== null && !isStranger);
  }, [session, isStranger, setFlag]);

  useEffect(() => {
    if (pendingSignIn === null) return undefined;
    const attempt = () => {
      signInWithPassword(pendingSignIn).then(
        () => setPendingSignIn(null),
        (error: unknown) => console.warn("The auth service did not answer the sign-in", error),
      );
    };
    const timer = setInterval(attempt, RETRY_MS);
    window.addEventListener("online", attempt);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", attempt);
    };
  }, [pendingSignIn]);

  const signIn = useCallback(
    async (credentials: Credentials) => {
      if (!isDemo) {
        await signInWithPassword(credentials);
        return;
      }
      const attempt = signInWithPassword(credentials).catch((error: unknown) => {
        console.warn("The auth service did not answer the sign-in", error);
        setPendingSignIn(credentials);
      });
      // A session in good time saves a look at what visitors see; the flag does not need it.
      await Promise.race([attempt, wait(PATIENCE_MS)]);
      setFlag(true);
      await attempt;
    },
    [setFlag],
  );

  const leave = useCallback(async () => {
    setPendingSignIn(null);
    setFlag(false);
    await signOut();
    queryClient.clear();
  }, [setFlag, queryClient]);

  const access = useMemo<StaffAccess>(() => {
    const isIn = isDemo ? hasFlag : session.userId !== null && Boolean(member.data);
    const refusedOrRetrying = pendingSignIn === null ? "refused" : "retrying";
    return {
      status: !isDemo && isFindingOut ? "checking" : isIn ? "signed-in" : "signed-out",
      member: member.data ?? null,
      isMemberKnown: !isFindingOut || isPatienceOver,
      saving: session.userId !== null || !session.isKnown ? "ready" : refusedOrRetrying,
      isStranger,
      isRecovery,
      finishRecovery: () => setIsRecovery(false),
      signIn,
      signOut: leave,
    };
  }, [
    hasFlag,
    session,
    member.data,
    isFindingOut,
    isPatienceOver,
    pendingSignIn,
    isStranger,
    isRecovery,
    signIn,
    leave,
  ]);

  return <StaffAccessContext value={access}>{children}</StaffAccessContext>;
}

export function useStaffAccess(): StaffAccess {
  const access = useContext(StaffAccessContext);
  if (access === null) throw new Error("useStaffAccess needs a StaffAccessProvider above it");
  return access;
}
