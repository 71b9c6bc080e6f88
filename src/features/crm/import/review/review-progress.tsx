import { useTranslation } from "react-i18next";
import { Progress } from "@/components/ui/progress";
import { formatNumber } from "@/lib/format/format";

/** Shows the number of uploaded rows, and then that they are checked. */
export function ReviewProgress({ staged, total }: { staged: number; total: number }) {
  const { t } = useTranslation();
  const isSent = staged >= total;
  return (
    <div className="grid gap-1.5 border-b border-line px-4.5 py-3.5">
      <p>
        {isSent
          ? t("Comparing with what is here already")
          : t("Checking: {{staged}} of {{total}} rows", {
              staged: formatNumber(staged),
              total: formatNumber(total),
            })}
      </p>
      <Progress max={total} value={isSent ? null : staged} aria-label={t("Check of the rows")} />
    </div>
  );
}
