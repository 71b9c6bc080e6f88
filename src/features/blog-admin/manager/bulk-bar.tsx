import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { formatNumber } from "@/lib/format";

export type BulkAction = {
  label: string;
  /** How many of the ticked posts it would change. */
  count: number;
  /** Shown instead, with a spinner, while it is under way. */
  busyLabel?: string | false;
  isDanger?: boolean;
  onRun: () => void;
};

type BulkBarProps = {
  selected: number;
  /** How many of them stand on another page. */
  elsewhere: number;
  actions: BulkAction[];
  onClear: () => void;
};

const barButton = "tabular-nums max-sm:flex-1 max-sm:px-2";

/** What can be done with the ticked posts. It stands where the list's summary stood. */
export function BulkBar({ selected, elsewhere, actions, onClear }: BulkBarProps) {
  const { t } = useTranslation();
  return (
    <div className="list-bar bulk-bar" role="region" aria-label={t("Selected posts")}>
      <p role="status" className="tabular-nums">
        <b>{t("{{selected}} selected", { selected: formatNumber(selected) })}</b>
        {elsewhere > 0 && (
          <span>{t(", {{elsewhere}} on other pages", { elsewhere: formatNumber(elsewhere) })}</span>
        )}
      </p>
      <div className="bulk-bar-actions">
        {actions.map(({ label, count, busyLabel = false, isDanger = false, onRun }) => (
          <Button
            key={label}
            variant="secondary"
            className={cn(barButton, isDanger && "text-stop")}
            disabled={count === 0}
            busyLabel={busyLabel}
            onClick={onRun}
          >
            {`${label} ${formatNumber(count)}`}
          </Button>
        ))}
        <Button variant="secondary" className={barButton} onClick={onClear}>
          {t("Clear")}
        </Button>
      </div>
    </div>
  );
}
