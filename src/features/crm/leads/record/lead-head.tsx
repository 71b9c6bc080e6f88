import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { SheetTitle } from "@/components/ui/sheet";
import type { Lead } from "@/data/leads/schema";
import { stageLabels } from "@/data/leads/choices";
import { tradeLabel } from "@/data/records/trade-choices";
import { DoNotMailBadge } from "@/features/crm/shared/do-not-mail-badge";
import { StateMap } from "@/features/crm/shared/state-map";
import { leadName, placeLabel } from "../lead-labels";

const VARIANTS = {
  new: "info",
  contacted: "default",
  "demo-booked": "pending",
  proposal: "warning",
  won: "success",
  lost: "destructive",
} as const;

export function LeadHead({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const name = leadName(lead);
  const trade = tradeLabel(lead.trade);
  const facts = [
    name === lead.name ? null : lead.name,
    trade === null ? null : t(trade),
    placeLabel(lead.town, lead.region),
  ].filter(Boolean);
  return (
    <header className="flex items-start gap-3.5 px-4.5 pt-4.5 pb-3.5">
      <StateMap className="size-15" region={lead.region} />
      <div>
        <SheetTitle className="pr-10 text-2xl/tight tracking-tight">{name}</SheetTitle>
        <p className="text-muted">{facts.join("\u00a0· ")}</p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs">
          <Badge variant={VARIANTS[lead.stage]}>{t(stageLabels[lead.stage])}</Badge>
          <span className="text-muted tabular-nums">{lead.reference}</span>
          <DoNotMailBadge mailing={lead.mailing} />
          {lead.is_sample && <Badge variant="sample">{t("Example data")}</Badge>}
        </p>
      </div>
    </header>
  );
}
