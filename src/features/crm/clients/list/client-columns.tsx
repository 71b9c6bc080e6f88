import type { TFunction } from "i18next";
import { useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TableNote } from "@/components/ui/table";
import type { ClientFieldId } from "@/data/clients/fields";
import { clientColumns, type PlacedColumn } from "@/data/clients/list";
import type { ClientRow, Health } from "@/data/clients/schema";
import { recordField } from "@/data/records/record-fields";
import { listLabel } from "@/data/records/record-list";
import { formatList, formatNumber, parseTimestamp, formatUsd } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { formatReaderDay } from "@/lib/dates/reader-time";
import { tradeLabel } from "@/data/records/trade-choices";
import type { ListColumn, TitleColumn } from "@/components/data-table/list-column";
import { formatField } from "@/features/crm/shared/fields/format-field";
import { RealMark } from "@/features/crm/shared/sample-mark";
import { NoneCell } from "@/components/data-table/data-row";
import { Badge } from "@/components/ui/badge";
import { clientStatusBadges, healthBadges } from "@/features/crm/shared/crm-labels";
import { planLabels } from "@/data/clients/choices";
import { healthInShort } from "@/features/crm/shared/health-label";
import { clientCsv, clientNameCsv, clientValue } from "./client-export";

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
            {[trade && t(trade), formatList([client.town, client.region])]
              .filter(Boolean)
              .join(" · ")}{" "}
            <RealMark isSample={client.is_sample} />
          </>
        );
      },
      href: ({ id }) => paths.crmClient(id),
      sort: { key: "business", begins: "up" },
      csv: clientNameCsv,
    };
    const columns = clientColumns.map(({ id, label, fields, sort }): ListColumn<ClientRow> => {
      const [field] = fields;
      const cell = CELLS[id] ?? ((client: ClientRow) => valueCell(client, field, t));
      return {
        id,
        label: t(listLabel("clients", { label, field })),
        ...(LAYOUTS[id] ?? { isLabeled: true }),
        ...(sort && { sort }),
        cell: (client) => cell(client, t),
        csv: csv[id],
      };
    });
    return { title, columns };
  }, [t]);
}

const none = (t: TFunction) => <NoneCell label={t("None")} />;

const valueCell = (client: ClientRow, id: ClientFieldId, t: TFunction) =>
  formatField(recordField("clients", id), clientValue(client, id, t), t) ?? none(t);

type Columns<Value> = Partial<Record<PlacedColumn, Value>> & Record<string, Value | undefined>;

const LAYOUTS: Columns<Pick<ListColumn<ClientRow>, "align" | "isLabeled" | "isBadge">> = {
  status: { isBadge: true },
  price: {},
  health: { isBadge: true },
  tickets: { isLabeled: true, align: "end" },
  domain: {},
};

const CELLS: Columns<(client: ClientRow, t: TFunction) => ReactNode> = {
  status: (client) => <StatusCell client={client} />,
  price: (client) => <PriceCell client={client} />,
  owner: ({ owner }, t) => owner?.name ?? <NoneCell label={t("Nobody")} />,
  health: ({ health }) => <HealthCell health={health} />,
  tickets: ({ open_tickets: count }, t) => (count === 0 ? none(t) : formatNumber(count)),
  contact: ({ contact }, t) =>
    contact === null ? (
      none(t)
    ) : (
      <>
        {contact.name}
        <TableNote>{contact.phone ?? contact.email}</TableNote>
      </>
    ),
  updated: ({ updated_at }) => {
    const updated = parseTimestamp(updated_at);
    return (
      <span className="whitespace-nowrap">{updated === null ? "" : formatReaderDay(updated)}</span>
    );
  },
};

function StatusCell({ client }: { client: ClientRow }) {
  const { t } = useTranslation();
  const { variant, label } = clientStatusBadges[client.status];
  return <Badge variant={variant}>{t(label)}</Badge>;
}

function PriceCell({ client }: { client: ClientRow }) {
  const { t } = useTranslation();
  return (
    <span>
      {formatUsd(client.monthly_price_cents / 100)}
      <TableNote>{t(planLabels[client.plan])}</TableNote>
    </span>
  );
}

function HealthCell({ health }: { health: Health }) {
  const { t } = useTranslation();
  const { variant, label } = healthBadges[health.state];
  const reason = healthInShort(health.reasons, t);
  return (
    <>
      <Badge variant={variant}>{t(label)}</Badge>
      {reason !== null && <TableNote>{reason}</TableNote>}
    </>
  );
}
