import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { SheetTitle } from "@/components/ui/sheet";
import type { Lead } from "@/data/crm/leads";
import { stageLabels, tradeLabel } from "@/components/record/crm-labels";
import { StateMap } from "../parts/state-map";
import { leadName, placeWords } from "./move-words";

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
    placeWords(lead.town, lead.region),
  ].filter(Boolean);
  return (
    <header className="lead-sheet-head">
      <StateMap region={lead.region} />
      <div>
        <SheetTitle>{name}</SheetTitle>
        <p className="muted">{facts.join("\u00a0· ")}</p>
        <p className="lead-sheet-badges">
          <Badge variant={VARIANTS[lead.stage]}>{t(stageLabels[lead.stage])}</Badge>
          <span className="muted tabular-nums">{lead.reference}</span>
          {lead.isSample && <span className="sample">{t("Sample data")}</span>}
        </p>
      </div>
    </header>
  );
}
