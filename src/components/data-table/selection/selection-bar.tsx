import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Trans } from "@/components/trans";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/lib/format/format";
import type { ListSelection } from "./use-list-selection";

export type BulkFailure = { id: string; name: string; why: string };

/** This many failures are named; the others are counted. */
const NAMED = 4;

type SelectionBarProps = {
  selection: Pick<ListSelection<unknown>, "rows" | "elsewhere" | "clear">;
  failures?: readonly BulkFailure[];
  children: ReactNode;
};

/** Actions for the selected rows, and their failures. */
export function SelectionBar({ selection, failures = [], children }: SelectionBarProps) {
  const { t } = useTranslation();
  const count = selection.rows.length;
  const { elsewhere } = selection;
  if (count === 0) return null;
  return (
    <div
      // On a phone it is within reach of the thumb, and the page ends above it.
      className="peer flex min-h-15 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-draft-bg px-4.5 py-2 shadow-[inset_4px_0_var(--color-curb-400)] max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:border-t max-sm:border-b-0 max-sm:border-line-strong max-sm:bg-raised max-sm:px-4 max-sm:pt-2.5 max-sm:pb-[calc(--spacing(2.5)+env(safe-area-inset-bottom))] max-sm:shadow-[inset_0_4px_var(--color-curb-400)]"
      role="region"
      aria-label={t("Selected rows")}
      data-slot="selection-bar"
      data-print="no"
    >
      <p role="status" className="tabular-nums max-sm:flex-[1_0_100%] max-sm:py-2.5">
        <Trans
          i18nKey={
            elsewhere > 0
              ? "<b>{{selected}} selected</b>, {{elsewhere}} on other pages"
              : "<b>{{selected}} selected</b>"
          }
          values={{ selected: formatNumber(count), elsewhere: formatNumber(elsewhere) }}
          components={{ b: <b /> }}
        />
      </p>
      <div className="ml-auto flex flex-wrap gap-2 max-sm:ml-0 max-sm:w-full max-sm:*:flex-[1_0_auto] max-sm:*:px-2">
        {children}
        <Button
          variant="secondary"
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
        {t("{{number}} were not changed and are still selected.", {
          count,
          number: formatNumber(count),
          defaultValue_one: "One was not changed and is still selected.",
        })}
      </p>
      <ul>
        {failures.slice(0, NAMED).map(({ id, name, why }) => (
          <li key={id}>{t("{{name}}: {{why}}.", { name, why })}</li>
        ))}
        {unnamed > 0 && <li>{t("And {{number}} more.", { number: formatNumber(unnamed) })}</li>}
      </ul>
    </Alert>
  );
}
