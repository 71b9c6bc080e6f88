import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/lib/format";
import type { BulkFailure } from "./use-bulk-change";
import type { ListSelection } from "./use-list-selection";
import "./selection-bar.css";

/** Failures named one by one; of the others their number. */
const NAMED = 4;

type SelectionBarProps = {
  selection: Pick<ListSelection<unknown>, "rows" | "clear">;
  failures: readonly BulkFailure[];
  /** Buttons and BulkMenus. */
  children: ReactNode;
};

/** What can be done with the ticked rows, and what of it failed. Shown while any is ticked. */
export function SelectionBar({ selection, failures, children }: SelectionBarProps) {
  const { t } = useTranslation();
  const count = selection.rows.length;
  if (count === 0) return null;
  return (
    <div className="records-selection" role="region" aria-label={t("Selected rows")}>
      <p role="status" className="tabular-nums">
        <b>{t("{{selected}} selected", { selected: formatNumber(count) })}</b>
      </p>
      <div className="records-selection-actions">
        {children}
        <Button
          variant="secondary"
          // Beside the number it clears; below, it would have a row of its own on a phone.
          className="max-sm:absolute max-sm:top-2.5 max-sm:right-4 max-sm:px-3"
          onClick={() => {
            selection.clear();
            document.querySelector<HTMLElement>("[data-select-all]")?.focus();
          }}
        >
          {t("Clear")}
        </Button>
      </div>
      {failures.length > 0 && <Failures failures={failures} />}
    </div>
  );
}

function Failures({ failures }: { failures: readonly BulkFailure[] }) {
  const { t } = useTranslation();
  const count = failures.length;
  const unnamed = count - NAMED;
  return (
    <Alert variant="destructive" className="basis-full">
      <p>
        {count === 1
          ? t("One was not changed and is still selected.")
          : t("{{number}} were not changed and are still selected.", {
              number: formatNumber(count),
            })}
      </p>
      <ul>
        {failures.slice(0, NAMED).map(({ id, name, why }) => (
          <li key={id}>{`${name}: ${why}.`}</li>
        ))}
        {unnamed > 0 && <li>{t("And {{number}} more.", { number: formatNumber(unnamed) })}</li>}
      </ul>
    </Alert>
  );
}
