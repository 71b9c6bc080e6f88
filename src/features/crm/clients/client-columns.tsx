import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ClientRow } from "@/data/crm/clients";
import { formatNumber, parseTimestamp } from "@/lib/format";
import { paths } from "@/lib/paths";
import { formatCalendarDay } from "@/lib/time/calendar-day";
import { formatReaderDay } from "@/lib/time/reader-time";
import { clientStatusLabels, healthLabels, planLabels, tradeLabel } from "../parts/crm-labels";
import type { ListColumn, TitleColumn } from "../parts/list/list-column";
import { SampleMark } from "../parts/list/sample-mark";
import { NoneCell } from "../parts/list/none-cell";
import { HealthCell, PriceCell, StatusCell } from "./client-cells";
import type { ClientColumn } from "./client-list-spec";
import { healthText } from "../parts/health-text";

type Column = ListColumn<ClientRow> & { id: ClientColumn };

const momentText = (moment: string) => {
  const date = parseTimestamp(moment);
  return date ? formatReaderDay(date) : "";
};
const placeText = ({ town, region }: ClientRow) => [town, region].filter(Boolean).join(", ");

/** The clients' columns, the same from render to render. */
export function useClientColumns() {
  const { t } = useTranslation();
  return useMemo(() => {
    const title: TitleColumn<ClientRow> = {
      label: t("Business"),
      text: ({ business }) => business,
      note: (client) => {
        const trade = tradeLabel(client.trade);
        return (
          <>
            {[trade && t(trade), placeText(client)].filter(Boolean).join(" · ")}{" "}
            <SampleMark isSample={client.isSample} />
          </>
        );
      },
      href: ({ id }) => paths.crmClient(id),
      sort: { key: "business", begins: "up" },
      csv: [
        { label: t("Business"), value: ({ business }) => business },
        { label: t("Trade"), value: ({ trade }) => t(tradeLabel(trade) ?? "") },
        { label: t("Town"), value: ({ town }) => town },
        { label: t("State"), value: ({ region }) => region },
      ],
    };
    const columns: Column[] = [
      {
        id: "status",
        label: t("Status"),
        isChip: true,
        cell: (client) => <StatusCell client={client} />,
        csv: [{ label: t("Status"), value: ({ status }) => t(clientStatusLabels[status].label) }],
      },
      {
        id: "price",
        label: t("Plan and price"),
        sort: { key: "price", begins: "down" },
        cell: (client) => <PriceCell client={client} />,
        csv: [
          { label: t("Plan"), value: ({ plan }) => t(planLabels[plan]) },
          { label: t("Monthly price, USD"), value: (client) => client.monthlyPriceCents / 100 },
        ],
      },
      {
        id: "owner",
        label: t("Owner"),
        isLabeled: true,
        cell: ({ owner }) => owner?.name ?? <NoneCell said={t("Nobody")} />,
        csv: [{ label: t("Owner"), value: ({ owner }) => owner?.name ?? null }],
      },
      {
        id: "health",
        label: t("Health"),
        isChip: true,
        cell: ({ health }) => <HealthCell health={health} />,
        csv: [
          { label: t("Health"), value: ({ health }) => t(healthLabels[health.state].label) },
          {
            label: t("Reasons"),
            value: ({ health }) =>
              health.reasons.length === 0 ? "" : healthText(health.reasons, t),
          },
        ],
      },
      {
        id: "tickets",
        label: t("Open tickets"),
        align: "end",
        isLabeled: true,
        cell: ({ openTickets }) =>
          openTickets === 0 ? <NoneCell said={t("None")} /> : formatNumber(openTickets),
        csv: [{ label: t("Open tickets"), value: ({ openTickets }) => openTickets }],
      },
      {
        id: "domain",
        label: t("Domain"),
        cell: ({ domain }) => domain ?? <NoneCell said={t("None")} />,
        csv: [{ label: t("Domain"), value: ({ domain }) => domain }],
      },
      {
        id: "contact",
        label: t("Contact"),
        isLabeled: true,
        cell: ({ contact }) =>
          contact ? (
            <>
              {contact.name}
              <span className="cell-note">{contact.phone ?? contact.email}</span>
            </>
          ) : (
            <NoneCell said={t("None")} />
          ),
        csv: [
          { label: t("Contact"), value: ({ contact }) => contact?.name ?? null },
          { label: t("E-mail"), value: ({ contact }) => contact?.email ?? null },
          { label: t("Phone"), value: ({ contact }) => contact?.phone ?? null },
        ],
      },
      {
        id: "since",
        label: t("Client since"),
        isLabeled: true,
        sort: { key: "since", begins: "down" },
        cell: ({ clientSince }) => formatCalendarDay(clientSince),
        csv: [{ label: t("Client since"), value: ({ clientSince }) => clientSince }],
      },
      {
        id: "updated",
        label: t("Updated"),
        isLabeled: true,
        sort: { key: "updated", begins: "down" },
        cell: ({ updatedAt }) => <span className="whitespace-nowrap">{momentText(updatedAt)}</span>,
        csv: [
          {
            label: t("Updated"),
            value: ({ updatedAt }) => parseTimestamp(updatedAt)?.toISOString() ?? updatedAt,
          },
        ],
      },
    ];
    return { title, columns };
  }, [t]);
}
