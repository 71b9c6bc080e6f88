import { useTranslation } from "react-i18next";
import { Badge, type BadgeVariant } from "@/components/ui/badge";
import { formatNumber } from "@/lib/format/format";
import type { CheckInfo } from "../engine/import-engine";
import type { Staging } from "../use-review";

export function ReviewCounts({ check, staging }: { check: CheckInfo; staging: Staging }) {
  const { t } = useTranslation();
  const found = staging.state === "ready" ? staging.found : null;
  const bad = found?.bad ?? check.bad;
  return (
    <dl className="grid grid-cols-[auto_auto_auto] divide-x divide-line border-b border-line sm:grid-cols-3">
      <Count variant="success" label={t("Can be added")} value={check.good + check.bad - bad} />
      <Count variant={bad > 0 ? "destructive" : "default"} label={t("With an error")} value={bad} />
      <Count
        variant={found && found.duplicates > 0 ? "pending" : "default"}
        label={t("Possible duplicates")}
        value={found?.duplicates}
      />
    </dl>
  );
}

type CountProps = {
  variant: BadgeVariant;
  label: string;
  value: number | undefined;
};

function Count({ variant, label, value }: CountProps) {
  return (
    <div className="grid justify-items-start gap-1.5 px-2 py-3.5 sm:px-4.5">
      <dt>
        {/* Three side by side on a phone: their words may wrap. */}
        <Badge
          className="max-sm:gap-1 max-sm:px-1.5 max-sm:leading-tight max-sm:whitespace-normal"
          variant={variant}
        >
          {label}
        </Badge>
      </dt>
      <dd className="-order-1 text-[1.75rem]/none font-bold font-stretch-88% tabular-nums">
        {value === undefined ? "–" : formatNumber(value)}
      </dd>
    </div>
  );
}
