import { TriangleAlert, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import type { Lead } from "@/data/leads/schema";
import { parseTimestamp } from "@/lib/format/format";
import { formatMoment } from "@/lib/dates/reader-time";
import { cn } from "@/lib/cn";

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

type CardLineProps = { Icon: LucideIcon; isLate?: boolean; children: ReactNode };

export function CardLine({ Icon, isLate = false, children }: CardLineProps) {
  return (
    <p className={cn("flex items-start gap-1.5 text-code/snug", isLate && "font-medium text-stop")}>
      <Icon
        className={cn("mt-px flex-none", !isLate && "text-muted")}
        size={16}
        strokeWidth={2}
        aria-hidden
      />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
