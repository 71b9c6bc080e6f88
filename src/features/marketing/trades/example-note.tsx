import { useTranslation } from "react-i18next";
import { dealTerms } from "@/lib/site/deal-terms";
import type { DrawnTrade } from "@/lib/site/trades";
import { tradeStories } from "./trade-stories";

/** Beside an example that shows more than the rent includes. */
export function ExampleNote({ trade, className }: { trade: DrawnTrade; className?: string }) {
  const { t } = useTranslation();
  if (!tradeStories[trade.id].showsBooking) return null;
  return (
    <p className={className}>
      <b>{t("The example shows a booking button.")}</b> <span>{t(dealTerms.edits.booking)}</span>
    </p>
  );
}
