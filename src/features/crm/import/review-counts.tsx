import { useTranslation } from "react-i18next";
import { formatNumber } from "@/lib/format";
import type { CheckInfo } from "./import-engine";
import type { Staging } from "./use-review";

export function ReviewCounts({ check, staging }: { check: CheckInfo; staging: Staging }) {
  const { t } = useTranslation();
  const isReady = staging.state === "ready";
  const bad = isReady ? staging.found.bad : check.bad;
  const good = check.good + check.bad - bad;
  const duplicates = isReady ? formatNumber(staging.found.duplicates) : "–";
  return (
    <dl className="imp-counts">
      <div>
        <dt>
          <span className="chip chip-go">{t("Can be added")}</span>
        </dt>
        <dd>{formatNumber(good)}</dd>
      </div>
      <div>
        <dt>
          <span className={bad > 0 ? "chip chip-stop" : "chip"}>{t("With an error")}</span>
        </dt>
        <dd>{formatNumber(bad)}</dd>
      </div>
      <div>
        <dt>
          <span className={isReady && staging.found.duplicates > 0 ? "chip chip-wait" : "chip"}>
            {t("Possible duplicates")}
          </span>
        </dt>
        <dd>{duplicates}</dd>
      </div>
    </dl>
  );
}
