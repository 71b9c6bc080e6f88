import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { crmKeys } from "@/data/records/crm-keys";
import { latestEventsQuery, type HistorySubject } from "@/data/history/queries";
import type { RecordEvent } from "@/data/history/schema";
import { useStaffMember } from "@/data/staff/use-staff-member";
import { isNews } from "./news-label";

const EVERY_MS = 15_000;

/**
 * Asks every 15 seconds, while the page is looked at and when it is come back to, whether
 * somebody else changed the record or what belongs to it. `news` holds what they did since,
 * newest first; `show` reads everything anew and forgets it.
 */
export function useWatchForChanges(subject: HistorySubject) {
  const queryClient = useQueryClient();
  const me = useStaffMember()?.id ?? null;
  // The newest event when the page opened, and whatever was shown since.
  const [seen, setSeen] = useState<number | null>(null);
  const { data } = useQuery({
    ...latestEventsQuery(subject),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: "always",
    // A failed look is tried again at the next; the page itself says when nothing can be read.
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
