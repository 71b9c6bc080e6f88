import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@/components/empty-state";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { panelQuery } from "@/data/dashboard/dashboard-queries";
import type { Portfolio } from "@/data/dashboard/dashboard-source";
import { expiresWithin } from "@/data/dashboard/domain-expiry";
import { formatNumber } from "@/lib/format/format";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { useDashboard } from "../dashboard-context";
import { Panel, type PanelProps } from "../panel/panel";
import { DomainList } from "./domain-list";
import { PortfolioSkeleton, PortfolioSummary } from "./portfolio-summary";
import { portfolioDefinitions, portfolioTable } from "./portfolio-table";

const EXPIRY_WINDOWS = ["30", "60", "90", "365"] as const;

export function PortfolioPanel({ className }: PanelProps) {
  const { t } = useTranslation();
  const { source, query, search } = useDashboard();
  const portfolio = useQuery(panelQuery("portfolio", source, query));
  const days = Number(search.expiring);
  const domainsOf = ({ domains }: Portfolio) =>
    domains.filter((domain) => expiresWithin(domain, days));
  return (
    <Panel
      className={className}
      title={t("Portfolio & Inventory")}
      definitions={portfolioDefinitions}
      filters={[{ label: t("Expiring within"), value: t("{{days}} days", { days }) }]}
      query={portfolio}
      skeleton={<PortfolioSkeleton />}
      tableOf={(data) => portfolioTable(domainsOf(data), t)}
      controls={<ExpirySelect />}
    >
      {(data) => {
        const domains = domainsOf(data);
        return (
          <div className="@container flex flex-1 flex-col">
            <PortfolioSummary summary={data.summary} />
            {domains.length === 0 ? (
              <NoDomains portfolio={data} />
            ) : (
              // A new key scrolls to the top.
              <DomainList key={days} domains={domains} />
            )}
            <p
              className="border-t border-line px-4.5 py-2.5 text-xs/[1.3] text-muted"
              role="status"
            >
              {domains.length === source.mostRows
                ? t("Only the {{shown}} that expire first are listed.", {
                    shown: formatNumber(domains.length),
                  })
                : t("{{shown}} of {{total}} domains expire within {{days}} days.", {
                    shown: formatNumber(domains.length),
                    total: formatNumber(data.summary.totalDomains),
                    days,
                  })}
            </p>
          </div>
        );
      }}
    </Panel>
  );
}

function ExpirySelect() {
  const { t } = useTranslation();
  const { search, change } = useDashboard();
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-2 text-xs text-muted">
      <label htmlFor={id}>{t("Expiring within")}</label>
      <Select
        id={id}
        className="w-auto"
        value={search.expiring}
        onChange={({ target }) =>
          change(
            { expiring: EXPIRY_WINDOWS.find((days) => days === target.value) },
            { isReplacing: true },
          )
        }
      >
        {EXPIRY_WINDOWS.map((days) => (
          <option key={days} value={days}>
            {t("{{days}} days", { days })}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Explains an empty list: nothing expires soon, or there are no domains. */
function NoDomains({ portfolio }: { portfolio: Portfolio }) {
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
