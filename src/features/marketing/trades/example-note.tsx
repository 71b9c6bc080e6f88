import { useTranslation } from "react-i18next";
import type { DrawnTrade } from "@/content/trades";
import { beyondTheBill } from "../examples/examples-content";
import { tradeStories } from "./trade-stories";

export function ExampleNote({ trade, className }: { trade: DrawnTrade; className?: string }) {
  const { t } = useTranslation();
  const { shows } = tradeStories[trade.id];
  if (!shows) return null;
  return (
    <p className={className}>
      <b>
        {shows === "booking"
          ? t("The example has times to choose from.")
          : t("The example has a price picker.")}
      </b>{" "}
      <span>{t(beyondTheBill[shows])}</span>
    </p>
  );
}
