import { useTranslation } from "react-i18next";
import type { ClientRow, Health } from "@/data/crm/clients";
import { formatUsd } from "@/lib/format";
import { clientStatusLabels, healthLabels, planLabels } from "../parts/crm-labels";
import { healthInShort } from "../parts/health-text";

export function StatusCell({ client }: { client: ClientRow }) {
  const { t } = useTranslation();
  const { chip, label } = clientStatusLabels[client.status];
  return <span className={chip}>{t(label)}</span>;
}

export function PriceCell({ client }: { client: ClientRow }) {
  const { t } = useTranslation();
  return (
    <>
      {formatUsd(client.monthlyPriceCents / 100)}
      <span className="cell-note">{t(planLabels[client.plan])}</span>
    </>
  );
}

/** The chip, and under it the worst reason; how many more there are is said too. */
export function HealthCell({ health }: { health: Health }) {
  const { t } = useTranslation();
  const { chip, label } = healthLabels[health.state];
  const reason = healthInShort(health.reasons, t);
  return (
    <>
      <span className={chip}>{t(label)}</span>
      {reason !== null && <span className="cell-note">{reason}</span>}
    </>
  );
}
