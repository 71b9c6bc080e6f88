import { useTranslation } from "react-i18next";
import { EmptyState } from "@/components/empty-state";
import { Button } from "@/components/ui/button";
import type { Portfolio } from "@/data/dashboard/dashboard-source";
import { formatCalendarDay } from "@/lib/time/calendar-day";
import { useDashboard } from "../dashboard-context";

/** Explains an empty list: nothing expires soon, or there are no domains. */
export function NoDomains({ portfolio }: { portfolio: Portfolio }) {
  const { t } = useTranslation();
  const { search, change } = useDashboard();
  const [next] = portfolio.domains;
  if (next === undefined) {
    const hasDomains = portfolio.summary.totalDomains > 0;
    return (
      <EmptyState
        headingLevel={3}
        className="min-h-72 flex-1"
        heading={hasDomains ? t("No day of expiry is known") : t("No domains here")}
        body={
          hasDomains
            ? t("Write it down with the client’s site.")
            : t("Nobody this filter lets through has a domain. The next one bought shows up here.")
        }
      />
    );
  }
  return (
    <EmptyState
      headingLevel={3}
      className="min-h-72 flex-1"
      heading={t("Nothing expires within {{days}} days", { days: search.expiring })}
      body={t("The next to expire is {{domain}}, on {{date}}.", {
        domain: next.domain,
        date: formatCalendarDay(next.expiryDate),
      })}
    >
      {search.expiring !== "365" && (
        <Button
          variant="secondary"
          onClick={() => change({ expiring: "365" }, { isReplacing: true })}
        >
          {t("Show the next 365 days")}
        </Button>
      )}
    </EmptyState>
  );
}
