import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { crmKeys } from "@/data/records/crm-keys";
import { forgetPerson, watchSession, type SessionReport } from "@/data/staff/session";

export type StaffSession = {
  userId: string | null;
  isKnown: boolean;
  hasSecondStep: boolean;
  /** The second step is still missing. */
  needsCode: boolean;
  /** Another person signed in or out while the page was open. */
  isChanged: boolean;
  /** Somebody else was signed in before, whose data must not be shown. */
  hasLeft: boolean;
  /** The person whose session ended without Sign Out; their screen stays. */
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

/** The next session state. `isLeaving`: the person pressed Sign Out here. */
export function sessionAfter(
  old: StaffSession,
  report: SessionReport,
  isLeaving: boolean,
): StaffSession {
  const { userId, needsCode, hasSecondStep } = report;
  // A refreshed token is the same person, so nothing is refetched.
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

/** The auth session. Refetches data that was read as another person. */
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

  // Data read as somebody else is refetched, and running queries are canceled, because their
  // answers would count as new.
  useEffect(() => {
    if (!session.isKnown || session.endedFor !== null) return;
    if (session.hasLeft) {
      queryClient.removeQueries({ type: "inactive" });
      // Removed from the screen at once, even if the new answer is slow or fails.
      void queryClient.resetQueries({ queryKey: crmKeys.all });
    }
    if (session.isChanged) {
      void queryClient.cancelQueries().then(() => queryClient.invalidateQueries());
      return;
    }
    // Initially, running queries have waited for the session.
    void queryClient.invalidateQueries({ predicate: ({ state }) => state.data !== undefined });
  }, [queryClient, session]);

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
