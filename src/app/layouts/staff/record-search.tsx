import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import type { RecordAnswer } from "@/components/commands/found-records";
import { openedRecordsQuery, recordSearchQuery } from "@/data/search/queries";
import { useStaffMember } from "@/data/staff/use-staff-member";
import { useDebouncedValue } from "@/hooks/use-debounced-value";
import { reasonOf } from "@/lib/errors/errors";
import { foundGroups, recentGroups } from "./found-items";
import { recordsBehind } from "./recent-records";

/** Shorter than it takes to see that nothing came, longer than from one letter to the next. */
const PAUSE_MS = 120;

type RecordSearchProps = { typed: string; onAnswer: (answer: RecordAnswer) => void };

/** Finds the records for what is typed, or those opened last. Another letter cancels the request before it. */
export function RecordSearch({ typed, onAnswer }: RecordSearchProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const member = useStaffMember();
  const role = member?.role ?? null;
  const wanted = useDebouncedValue(typed, PAUSE_MS);
  const reader = member?.id ?? null;
  // The palette may be opened again on the next page before it has faded out.
  const opened = useMemo(() => recordsBehind(reader, location), [reader, location]);
  const isSearch = wanted !== "";
  const found = useQuery({ ...recordSearchQuery(wanted), enabled: isSearch });
  const recent = useQuery({
    ...openedRecordsQuery(opened),
    enabled: !isSearch && opened.length > 0,
  });
  const { data, error, refetch } = found;

  const answer = useMemo((): RecordAnswer => {
    const near = data?.near ?? [];
    const context = {
      t,
      typed: wanted,
      near,
      role,
      go: (path: string) => void navigate(path),
      leave: (address: string) => window.location.assign(address),
    };
    if (!isSearch) {
      // Without an answer the palette does without them.
      const isReading = opened.length > 0 && recent.isPending;
      const groups = recentGroups(recent.data ?? [], context);
      return { typed: "", state: isReading ? "reading" : "done", groups, near: [], failure: null };
    }
    if (data !== undefined) {
      const groups = foundGroups(data.rows, context);
      return { typed: wanted, state: "done", groups, near, failure: null };
    }
    const failure = error && { reason: reasonOf(error), retry: () => void refetch() };
    return { typed: wanted, state: failure ? "failed" : "reading", groups: [], near, failure };
  }, [
    t,
    wanted,
    role,
    navigate,
    isSearch,
    data,
    error,
    refetch,
    opened,
    recent.isPending,
    recent.data,
  ]);
  useEffect(() => onAnswer(answer), [answer, onAnswer]);
  return null;
}
