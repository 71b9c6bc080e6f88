import { TOTAL_LIMIT } from "@/data/crm/list-page";
import { formatNumber } from "@/lib/format";

/** "164", or "10,000+" where counting stopped. */
export const totalText = (total: number) =>
  total > TOTAL_LIMIT ? `${formatNumber(TOTAL_LIMIT)}+` : formatNumber(total);
