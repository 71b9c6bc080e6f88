import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { crmKeys } from "@/data/records/crm-keys";
import { latestEventsQuery, type HistorySubject } from "@/data/history/queries";
import type { RecordEvent } from "@/data/history/schema";
import { useStaffMember } from "@/data/staff/use-staff-member";
import { isNews } from "./news-label";

const EVERY_MS = 15_000;

/** Polls every 15 seconds for others' changes. `news` has them; `show` refetches and clears it. */
export function useWatchForChanges(subject: HistorySubject) {
  const queryClient = useQueryClient();
  const me = useStaffMember()?.id ?? null;
  // The newest event when the page opened, or shown since.
  const [seen, setSeen] = useState<number | null>(null);
  const { data } = useQuery({
    ...latestEventsQuery(subject),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: "always",
    // The next poll retries, and the page reports its own failures.
    retry: false,
  });
  const newest = data === undefined ? null : Math.max(0, ...data.map(({ id }) => id));
  if (seen === null && newest !== null) setSeen(newest);

  const news: RecordEvent[] =
    seen === null
      ? []
      : (data ?? []).filter(
          (event) =>
            event.id > seen && (event.actor_id === null || event.actor_id !== me) && isNews(event),
        );
  const forget = () => setSeen(newest);
  const show = () => {
    forget();
    void queryClient.invalidateQueries({ queryKey: crmKeys.all });
  };
  return { news, show, forget };
}
