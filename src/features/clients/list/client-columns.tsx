import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { TableNote } from "@/components/ui/table";
import type { ClientRow } from "@/data/clients/schema";
import { formatNumber, parseTimestamp } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { formatCalendarDay } from "@/lib/time/calendar-day";
import { formatReaderDay } from "@/lib/time/reader-time";
import { tradeLabel } from "@/data/records/trade-choices";
import type { ListColumn, TitleColumn } from "@/components/data-table/list-column";
import { SampleMark } from "@/components/record/sample-mark";
import { NoneCell } from "@/components/data-table/rows/none-cell";
import { clientCsv, clientNameCsv } from "./client-export";
import { HealthCell, PriceCell, StatusCell } from "./client-cells";
import type { ClientColumn } from "./client-list-spec";

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
    const csv = clientCsv(t);
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
      csv: clientNameCsv,
    };
    const columns: Column[] = [
      {
        id: "status",
        label: t("Status"),
        isBadge: true,
        cell: (client) => <StatusCell client={client} />,
        csv: csv.status,
      },
      {
        id: "price",
        label: t("Plan and price"),
        sort: { key: "price", begins: "down" },
        cell: (client) => <PriceCell client={client} />,
        csv: csv.price,
      },
      {
        id: "owner",
        label: t("Owner"),
        isLabeled: true,
        cell: ({ owner }) => owner?.name ?? <NoneCell said={t("Nobody")} />,
        csv: csv.owner,
      },
      {
        id: "health",
        label: t("Health"),
        isBadge: true,
        cell: ({ health }) => <HealthCell health={health} />,
        csv: csv.health,
      },
      {
        id: "tickets",
        label: t("Open tickets"),
        align: "end",
        isLabeled: true,
        cell: ({ openTickets }) =>
          openTickets === 0 ? <NoneCell said={t("None")} /> : formatNumber(openTickets),
        csv: csv.tickets,
      },
      {
        id: "domain",
        label: t("Domain"),
        cell: ({ domain }) => domain ?? <NoneCell said={t("None")} />,
        csv: csv.domain,
      },
      {
        id: "contact",
        label: t("Contact"),
        isLabeled: true,
        cell: ({ contact }) =>
          contact ? (
            <>
              {contact.name}
              <TableNote>{contact.phone ?? contact.email}</TableNote>
            </>
          ) : (
            <NoneCell said={t("None")} />
          ),
        csv: csv.contact,
      },
      {
        id: "since",
        label: t("Client since"),
        isLabeled: true,
        sort: { key: "since", begins: "down" },
        cell: ({ clientSince }) => formatCalendarDay(clientSince),
        csv: csv.since,
      },
      {
        id: "updated",
        label: t("Updated"),
        isLabeled: true,
        sort: { key: "updated", begins: "down" },
        cell: ({ updatedAt }) => <span className="whitespace-nowrap">{momentText(updatedAt)}</span>,
        csv: csv.updated,
      },
    ];
    return { title, columns };
  }, [t]);
}
