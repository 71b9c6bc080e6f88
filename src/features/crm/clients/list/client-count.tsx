import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ClientFilters } from "@/data/clients/list";
import { clientTotalsQuery } from "@/data/clients/queries";
import { formatNumber, formatUsdFigure } from "@/lib/format/format";

type ClientCountProps = {
  filters: ClientFilters;
  isFiltered: boolean;
};

export function ClientCount({ filters, isFiltered }: ClientCountProps) {
  const { t } = useTranslation();
  const { data, isPlaceholderData } = useQuery(clientTotalsQuery(filters));
  // The data is still that of the previous filters.
  if (isPlaceholderData) return <span>{t("Loading")}</span>;
  if (data === undefined) return <span>{t("Every business that rents a website")}</span>;
  const { clients: count, paying, monthly_cents } = data;
  const counted = { count, number: formatNumber(count) };
  const clients = isFiltered
    ? t("{{number}} clients match", { ...counted, defaultValue_one: "1 client matches" })
    : t("{{number}} clients", { ...counted, defaultValue_one: "1 client" });
  if (count === 0) return <span>{clients}</span>;
  const amount = formatUsdFigure(monthly_cents / 100);
  const paid = () => {
    if (paying === 0) return t("None of them pays yet");
    if (paying === count) return t("{{amount}} a month", { amount });
    return t("{{active}} active at {{amount}} a month", { active: formatNumber(paying), amount });
  };
  return <span>{`${clients} · ${paid()}`}</span>;
}
