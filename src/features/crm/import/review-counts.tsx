import { useTranslation } from "react-i18next";
import { Badge } from "@/components/ui/badge";
import { formatNumber } from "@/lib/format";
import type { CheckInfo } from "./import-engine";
import type { Staging } from "./use-review";

/** Three side by side on a phone: their words may wrap. */
const count = "max-sm:leading-tight max-sm:whitespace-normal";

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
          <Badge className={count} variant="success">
            {t("Can be added")}
          </Badge>
        </dt>
        <dd>{formatNumber(good)}</dd>
      </div>
      <div>
        <dt>
          <Badge className={count} variant={bad > 0 ? "destructive" : "default"}>
            {t("With an error")}
          </Badge>
        </dt>
        <dd>{formatNumber(bad)}</dd>
      </div>
      <div>
        <dt>
          <Badge
            className={count}
            variant={isReady && staging.found.duplicates > 0 ? "pending" : "default"}
          >
            {t("Possible duplicates")}
          </Badge>
        </dt>
        <dd>{duplicates}</dd>
      </div>
    </dl>
  );
}
