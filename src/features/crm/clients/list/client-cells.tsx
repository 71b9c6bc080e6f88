import { useTranslation } from "react-i18next";
import { TableNote } from "@/components/ui/table";
import { Badge } from "@/components/ui/badge";
import type { ClientRow, Health } from "@/data/clients/schema";
import { formatUsd } from "@/lib/format/format";
import { clientStatusBadges, healthBadges } from "@/features/crm/shared/crm-labels";
import { planLabels } from "@/data/clients/choices";
import { healthInShort } from "@/features/crm/shared/health-label";

export function StatusCell({ client }: { client: ClientRow }) {
  const { t } = useTranslation();
  const { variant, label } = clientStatusBadges[client.status];
  return <Badge variant={variant}>{t(label)}</Badge>;
}

export function PriceCell({ client }: { client: ClientRow }) {
  const { t } = useTranslation();
  return (
    <span>
      {formatUsd(client.monthly_price_cents / 100)}
      <TableNote>{t(planLabels[client.plan])}</TableNote>
    </span>
  );
}

export function HealthCell({ health }: { health: Health }) {
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
