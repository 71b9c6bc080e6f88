import { useTranslation } from "react-i18next";
import { formatNumber } from "@/lib/format";

/** How many rows the database has, and then that it looks them over. */
export function ReviewProgress({ staged, total }: { staged: number; total: number }) {
  const { t } = useTranslation();
  const isSent = staged >= total;
  return (
    <div className="imp-progress">
      <p>
        {isSent
          ? t("Comparing with what is here already")
          : t("Checking: {{staged}} of {{total}} rows", {
              staged: formatNumber(staged),
              total: formatNumber(total),
            })}
      </p>
      <progress
        max={total}
        value={isSent ? undefined : staged}
        aria-label={t("Check of the rows")}
      />
    </div>
  );
}
