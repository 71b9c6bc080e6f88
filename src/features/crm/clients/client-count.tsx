import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { crmCountsQuery } from "@/data/crm/counts";
import { formatNumber } from "@/lib/format";
import { totalText } from "../parts/list/list-total";

type ClientCountProps = {
  /** Of what the list shows; undefined until it was read. */
  total: number | undefined;
  isFiltered: boolean;
};

/** How many there are, and how many of them pay rent. */
export function ClientCount({ total, isFiltered }: ClientCountProps) {
  const { t } = useTranslation();
  const { data: counts } = useQuery(crmCountsQuery());
  if (total === undefined) return t("Every business that rents a website");
  const text = totalText(total);
  if (isFiltered) {
    return total === 1 ? t("1 client matches") : t("{{total}} clients match", { total: text });
  }
  const all = total === 1 ? t("1 client") : t("{{total}} clients", { total: text });
  if (counts === undefined || counts.clients === total) return all;
  return t("{{all}}, {{renting}} renting now", { all, renting: formatNumber(counts.clients) });
}
