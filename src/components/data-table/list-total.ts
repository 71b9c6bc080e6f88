import { TOTAL_LIMIT } from "@/lib/supabase/list-page";
import { formatNumber } from "@/lib/format/format";

/** "164", or "10,000+" beyond the counting limit. */
export const totalText = (total: number) =>
  total > TOTAL_LIMIT ? `${formatNumber(TOTAL_LIMIT)}+` : formatNumber(total);
