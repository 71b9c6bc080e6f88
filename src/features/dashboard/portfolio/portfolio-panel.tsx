import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@/components/empty-state";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { panelQuery } from "@/data/dashboard/dashboard-queries";
import type { Portfolio } from "@/data/dashboard/dashboard-source";
import { formatNumber } from "@/lib/format/format";
import { formatCalendarDay } from "@/lib/dates/calendar-day";
import { useDashboard } from "../dashboard-context";
import { Panel, type PanelProps } from "../panel/panel";
import { choiceAmong, choiceText, domainChoices, domainsOf, listedText } from "./domain-choice";
import { DomainList } from "./domain-list";
import { PortfolioSkeleton, PortfolioSummary } from "./portfolio-summary";
import { portfolioDefinitions, portfolioTable } from "./portfolio-table";

export function PortfolioPanel({ className }: PanelProps) {
  const { t } = useTranslation();
  const { source, query, search } = useDashboard();
  const portfolio = useQuery(panelQuery("portfolio", source, query));
  const choice = choiceAmong(search.expiring, source.isSample);
  return (
    <Panel
      className={className}
      title={t("Portfolio & Inventory")}
      definitions={portfolioDefinitions}
      filters={[{ label: t("Expiring within"), value: choiceText(choice, t) }]}
      query={portfolio}
      skeleton={<PortfolioSkeleton />}
      tableOf={(data) => portfolioTable(domainsOf(choice, data.domains), t)}
      controls={<ExpirySelect />}
    >
      {(data) => {
        const domains = domainsOf(choice, data.domains);
        return (
          <div className="@container flex flex-1 flex-col">
            <PortfolioSummary summary={data.summary} />
            {domains.length === 0 ? (
              <NoDomains portfolio={data} />
            ) : (
              // A new key scrolls to the top.
              <DomainList key={choice} domains={domains} />
            )}
            <p
              className="border-t border-line px-4.5 py-2.5 text-xs/[1.3] text-muted"
              role="status"
            >
              {domains.length === source.mostRows
                ? t("Only the {{shown}} that expire first are listed.", {
                    shown: formatNumber(domains.length),
                  })
                : listedText(choice, domains.length, data.summary, t)}
            </p>
          </div>
        );
      }}
    </Panel>
  );
}

function ExpirySelect() {
  const { t } = useTranslation();
  const { source, search, change } = useDashboard();
  const choices = domainChoices(source.isSample);
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-2 text-xs text-muted">
      <label htmlFor={id}>{t("Expiring within")}</label>
      <Select
        id={id}
        className="w-auto"
        value={choiceAmong(search.expiring, source.isSample)}
        onChange={({ target }) =>
          change(
            { expiring: choices.find((choice) => choice === target.value) },
            { isReplacing: true },
          )
        }
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choiceText(choice, t)}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Explains an empty list: nothing expires soon, or there are no domains. */
function NoDomains({ portfolio }: { portfolio: Portfolio }) {
  const { t } = useTranslation();
  const { source, search, change } = useDashboard();
  const choice = choiceAmong(search.expiring, source.isSample);
  if (choice === "rented" || choice === "undated") {
    return (
      <EmptyState
        headingLevel={3}
        className="min-h-72 flex-1"
        heading={
          choice === "rented" ? t("No domain here is rented") : t("Every domain here has a date")
        }
        body={t("The choice above lists others.")}
      />
    );
  }
  const next = portfolio.domains.find(({ expiryDate }) => expiryDate !== null);
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
      heading={t("Nothing expires within {{days}} days", { days: choice })}
      body={t("The next to expire is {{domain}}, on {{date}}.", {
        domain: next.domain,
        date: formatCalendarDay(next.expiryDate ?? ""),
      })}
    >
      {choice !== "365" && (
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
