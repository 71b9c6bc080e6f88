import { useTranslation } from "react-i18next";
import type { ClientRow, Health } from "@/data/crm/clients";
import { formatUsd } from "@/lib/format";
import { clientStatusLabels, healthLabels, planLabels } from "../parts/crm-labels";
import { healthReasonText } from "./health-text";

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
  const [first, ...others] = health.reasons;
  return (
    <>
      <span className={chip}>{t(label)}</span>
      {first && (
        <span className="cell-note">
          {healthReasonText(t, first)}
          {others.length > 0 && t(", and {{number}} more", { number: others.length })}
        </span>
      )}
    </>
  );
}

/** Nothing there, for those who see it and those who hear it. */
export function NoneCell({ said }: { said: string }) {
  return (
    <span className="text-muted">
      <span aria-hidden="true">{DASH}</span>
      <span className="sr-only">{said}</span>
    </span>
  );
}

const DASH = "–";
