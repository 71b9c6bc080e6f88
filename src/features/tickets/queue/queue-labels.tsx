import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { ticketListQuery, type TicketFilters } from "@/data/tickets/queries";
import { type Ticket } from "@/data/tickets/schema";
import { parseTimestamp } from "@/lib/format/format";
import { formatDateTime } from "@/lib/time/reader-time";
import { slaLabels } from "@/components/record/crm-labels";
import type { ListWords } from "@/components/data-table/list-states";

const NO_FILTERS: TicketFilters = {};

/** Only one state was asked for and nothing else: that none has it is good news, not a dead end. */
const onlySla = ({ sla, ...others }: TicketFilters) =>
  sla?.length === 1 && Object.keys(others).length === 0 ? sla[0] : undefined;

/** What the queue says when it has nothing to show, and whether filters are the reason. */
export function useQueueWords(
  filters: TicketFilters,
  isEmpty: boolean,
  onClear: () => void,
): { words: ListWords; isFiltered: boolean } {
  const { t } = useTranslation();
  const state = onlySla(filters);
  const queue = useInfiniteQuery({
    ...ticketListQuery(NO_FILTERS, "queue"),
    enabled: isEmpty && state !== undefined,
  });
  const next = soonest(queue.data?.pages[0]?.rows ?? []);
  const due = parseTimestamp(next?.dueAt);
  const words: ListWords = {
    failed: t("The tickets could not be loaded"),
    noMatch: t("No ticket matches."),
    empty:
      state === undefined
        ? {
            heading: t("Nothing is waiting"),
            body: t("Every ticket is resolved. The next one a client brings appears here."),
          }
        : {
            heading: t("Nothing is {{state}}", { state: t(slaLabels[state].label).toLowerCase() }),
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
  return { words, isFiltered: state === undefined && Object.keys(filters).length > 0 };
}

const soonest = (tickets: readonly Ticket[]) =>
  tickets
    .filter(({ clockStoppedAt }) => clockStoppedAt === null)
    .toSorted((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt))[0];
