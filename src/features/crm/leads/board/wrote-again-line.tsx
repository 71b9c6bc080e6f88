import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Lead } from "@/data/leads/schema";
import { parseTimestamp } from "@/lib/format/format";
import { formatMoment } from "@/lib/dates/reader-time";
import { CardLine } from "./card-line";

type WroteAgainLineProps = { lead: Pick<Lead, "wrote_again_at">; now: Date };

/** Shows since when somebody waits who wrote again. */
export function WroteAgainLine({ lead, now }: WroteAgainLineProps) {
  const { t } = useTranslation();
  const again = parseTimestamp(lead.wrote_again_at);
  if (again === null) return null;
  return (
    <CardLine Icon={TriangleAlert} isLate>
      {t("Wrote again, {{moment}}", { moment: formatMoment(again, now) })}
    </CardLine>
  );
}
