import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { CLIENT_PLANS, CLIENT_STATUSES, type ClientOverview } from "@/data/clients/schema";
import { clientStatusLabels, healthLabels } from "@/components/record/crm-labels";
import { planLabels } from "@/data/clients/plans";
import { healthText } from "@/components/record/health-label";
import {
  InlineDate,
  InlineMoney,
  InlinePerson,
  InlineSelect,
} from "@/components/record/fields/inline-kinds";
import { formatCents } from "@/components/record/fields/record-labels";
import type { ClientEdit } from "./client-record";
import { Fact, FactNote, FactsStrip } from "./facts-strip";

type ClientFactsProps = { client: ClientOverview; edit: ClientEdit; canEdit: boolean };

export function ClientFacts({ client, edit, canEdit }: ClientFactsProps) {
  const { t } = useTranslation();
  const status = clientStatusLabels[client.status];
  const health = healthLabels[client.health.state];
  return (
    <FactsStrip>
      <Fact label={t("Status")}>
        <InlineSelect
          label={t("status")}
          value={client.status}
          options={CLIENT_STATUSES.map((value) => ({
            value,
            label: t(clientStatusLabels[value].label),
          }))}
          canEdit={canEdit}
          save={(value) => edit({ status: value }, { said: t("Status changed.") })}
        >
          <Badge variant={status.variant}>{t(status.label)}</Badge>
        </InlineSelect>
      </Fact>
      <Fact label={t("Plan")}>
        <InlineMoney
          label={t("monthly price")}
          value={client.monthlyPriceCents}
          canEdit={canEdit}
          save={(cents) =>
            edit({ monthly_price_cents: cents }, { said: t("Monthly price changed.") })
          }
        >
          {t("{{price}} / month", { price: formatCents(client.monthlyPriceCents) })}
        </InlineMoney>
        <FactNote>
          <InlineSelect
            label={t("plan")}
            value={client.plan}
            options={CLIENT_PLANS.map((value) => ({ value, label: t(planLabels[value]) }))}
            canEdit={canEdit}
            save={(plan) => edit({ plan }, { said: t("Plan changed.") })}
          />
        </FactNote>
      </Fact>
      <Fact label={t("Owner")}>
        <InlinePerson
          label={t("owner")}
          value={client.owner}
          canEdit={canEdit}
          save={(id) => edit({ owner_id: id }, { said: t("Owner changed.") })}
        />
      </Fact>
      <Fact label={t("Client since")}>
        <InlineDate
          label={t("client since")}
          value={client.clientSince}
          required={t("Choose the day they became a client.")}
          canEdit={canEdit}
          save={(day) =>
            edit(
              { client_since: day ?? client.clientSince },
              { said: t("“Client since” changed.") },
            )
          }
        />
      </Fact>
      <Fact label={t("Health")}>
        <Badge variant={health.variant}>{t(health.label)}</Badge>
        <FactNote>{healthText(client.health.reasons, t)}</FactNote>
      </Fact>
    </FactsStrip>
  );
}
