import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { TicketFilters } from "@/data/tickets/list";
import { ticketListQuery } from "@/data/tickets/queries";
import type { SlaStatus, Ticket } from "@/data/tickets/schema";
import { parseTimestamp } from "@/lib/format/format";
import { formatDateTime } from "@/lib/dates/reader-time";
import type { ListLabels } from "@/components/data-table/list-states";

const NOTHING_IS: Record<SlaStatus, string> = {
  "on-time": "Nothing is on time",
  warning: "Nothing is near its SLA",
  overdue: "Nothing is overdue",
};

const NO_FILTERS: TicketFilters = {};

const onlySla = ({ sla, ...others }: TicketFilters) =>
  sla?.length === 1 && Object.keys(others).length === 0 ? sla[0] : undefined;

/** The queue's empty states, with and without filters. */
export function useQueueLabels(
  filters: TicketFilters,
  isEmpty: boolean,
  onClear: () => void,
): { labels: ListLabels; isFiltered: boolean } {
  const { t } = useTranslation();
  const state = onlySla(filters);
  const queue = useInfiniteQuery({
    ...ticketListQuery(NO_FILTERS, "queue"),
    enabled: isEmpty && state !== undefined,
  });
  const next = soonest(queue.data?.pages[0]?.rows ?? []);
  const due = parseTimestamp(next?.due_at);
  const labels: ListLabels = {
    failed: t("The tickets could not be loaded"),
    noMatch: t("No ticket matches."),
    empty:
      state === undefined
        ? {
            heading: t("Nothing is waiting"),
            body: t("Every ticket is resolved. The next one a client brings appears here."),
          }
        : {
            heading: t(NOTHING_IS[state]),
            body:
              next === undefined || due === null
                ? t("No clock is running.")
                : t("Next due: #{{number}}, {{subject}}, {{time}}.", {
                    number: next.number,
                    subject: next.subject,
                    time: formatDateTime(due),
                  }),
            action: (
              <Button variant="secondary" onClick={onClear}>
                {t("Show all unresolved")}
              </Button>
            ),
          },
  };
  return { labels, isFiltered: state === undefined && Object.keys(filters).length > 0 };
}

const soonest = (tickets: readonly Ticket[]) =>
  tickets
    .filter(({ clock_stopped_at }) => clock_stopped_at === null)
    .toSorted((a, b) => Date.parse(a.due_at) - Date.parse(b.due_at))[0];
