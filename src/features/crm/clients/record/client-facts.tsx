import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { clientFacts, type ClientFieldId } from "@/data/clients/fields";
import type { ClientOverview } from "@/data/clients/schema";
import { recordField, type RecordField } from "@/data/records/record-fields";
import { clientStatusBadges, healthBadges } from "@/features/crm/shared/crm-labels";
import { FieldInput } from "@/features/crm/shared/fields/field-input";
import { formatCents } from "@/features/crm/shared/fields/record-labels";
import { healthText } from "@/features/crm/shared/health-label";
import type { ClientEdit } from "./client-record";

type ClientFactsProps = { client: ClientOverview; edit: ClientEdit; canEdit: boolean };

export function ClientFacts({ client, edit, canEdit }: ClientFactsProps) {
  const { t } = useTranslation();
  const health = healthBadges[client.health.state];
  const input = (field: RecordField, value: string | number | null, shown?: ReactNode) => {
    const { id, label, lowerLabel = label, addLabel = lowerLabel } = field;
    const message = t("Changed {{name}}: {{fields}}.", {
      name: client.business,
      fields: t(lowerLabel),
    });
    return (
      <FieldInput
        field={field}
        label={t(addLabel)}
        value={value}
        person={client.owner}
        canEdit={canEdit}
        save={(changed) => edit({ [id]: changed }, { message })}
      >
        {shown}
      </FieldInput>
    );
  };
  return (
    <FactsStrip>
      {clientFacts.map((field) => (
        <Fact key={field.id} label={t(field.screenLabel ?? field.label)}>
          {input(field, client[field.id], SHOWN[field.id]?.(client, t))}
          {field.id === "status" && (
            <FactNote>{input(recordField("clients", "mailing"), client.mailing)}</FactNote>
          )}
          {field.id === "monthly_price_cents" && (
            <FactNote>{input(recordField("clients", "plan"), client.plan)}</FactNote>
          )}
        </Fact>
      ))}
      <Fact label={t("Health")}>
        <Badge variant={health.variant}>{t(health.label)}</Badge>
        <FactNote>{healthText(client.health.reasons, t)}</FactNote>
      </Fact>
    </FactsStrip>
  );
}

const SHOWN: Partial<Record<ClientFieldId, (client: ClientOverview, t: TFunction) => ReactNode>> = {
  status: ({ status }, t) => (
    <Badge variant={clientStatusBadges[status].variant}>
      {t(clientStatusBadges[status].label)}
    </Badge>
  ),
  monthly_price_cents: (client, t) =>
    t("{{price}} / month", { price: formatCents(client.monthly_price_cents) }),
};

export function FactsStrip({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 overflow-hidden border-t border-line sm:grid-cols-4 lg:grid-cols-5">
      {children}
    </dl>
  );
}

export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="-mt-px -ml-px min-w-0 border-t border-l border-line px-4.5 py-3 max-lg:last:col-span-full">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="mt-1 font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

function FactNote({ children }: { children: ReactNode }) {
  return <span className="mt-1.5 block text-xs font-normal text-muted">{children}</span>;
}
