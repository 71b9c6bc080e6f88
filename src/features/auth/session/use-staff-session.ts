import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { crmKeys } from "@/data/records/crm-keys";
import { forgetPerson, watchSession, type SessionReport } from "@/data/staff/session";

export type StaffSession = {
  userId: string | null;
  isKnown: boolean;
  hasSecondStep: boolean;
  /** It is still to be taken. */
  needsCode: boolean;
  /** It replaced one that was known: somebody came or went while the page was open. */
  isChanged: boolean;
  /** Somebody had been signed in before: what was read as them is not for who comes now. */
  hasLeft: boolean;
  /**
   * Whose session ended without their leaving. What they see and type stays until they are back, they
   * leave, or somebody else comes.
   */
  endedFor: string | null;
};

const UNKNOWN: StaffSession = {
  userId: null,
  isKnown: false,
  hasSecondStep: false,
  needsCode: false,
  isChanged: false,
  hasLeft: false,
  endedFor: null,
};

/** What a report makes of the session so far. `isLeaving`: its person pressed Sign Out here. */
export function sessionAfter(
  old: StaffSession,
  report: SessionReport,
  isLeaving: boolean,
): StaffSession {
  const { userId, needsCode, hasSecondStep } = report;
  // A refreshed token is the same person: nothing to read again.
  if (old.isKnown && old.userId === userId && old.needsCode === needsCode) {
    return old.hasSecondStep === hasSecondStep ? old : { ...old, hasSecondStep, isChanged: false };
  }
  const session = { userId, needsCode, hasSecondStep, isKnown: true, isChanged: old.isKnown };
  if (userId === null && !isLeaving) {
    const endedFor = old.endedFor ?? old.userId;
    if (endedFor !== null) return { ...session, isChanged: false, hasLeft: false, endedFor };
  }
  const before = old.userId ?? old.endedFor;
  return {
    ...session,
    hasLeft: before !== null && before !== userId,
    endedFor: needsCode ? old.endedFor : null,
  };
}

/** Whoever is signed in to the auth service, and what was read as somebody else read anew. */
export function useStaffSession(onRecovery: () => void) {
  const queryClient = useQueryClient();
  const [session, setSession] = useState(UNKNOWN);
  const isLeaving = useRef(false);
  const recover = useRef(onRecovery);
  useEffect(() => {
    recover.current = onRecovery;
  });

  useEffect(
    () =>
      watchSession((report) => {
        const leaves = isLeaving.current;
        setSession((old) => sessionAfter(old, report, leaves));
        if (report.isRecovery) recover.current();
      }),
    [],
  );

  // What was read as someone else, or as a visitor, is read again. So is what is still under
  // way as one of them: a first answer on its way would otherwise count as the new reading.
  useEffect(() => {
    if (!session.isKnown || session.endedFor !== null) return;
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

  /** Ends the session by `end`, and shows nothing any more of what it read. */
  const leave = useCallback(
    async (end: () => Promise<void>) => {
      isLeaving.current = true;
      try {
        await end();
        forgetPerson();
        setSession((old) => ({ ...old, userId: null, needsCode: false, endedFor: null }));
        queryClient.clear();
      } finally {
        isLeaving.current = false;
      }
    },
    [queryClient],
  );
  return { session, leave };
}
