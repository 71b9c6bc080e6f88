import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@/components/empty-state";
import { ErrorNotice } from "@/components/error-notice";
import { Button } from "@/components/ui/button";
import { CardContent } from "@/components/ui/card";
import { textsAlone } from "@/components/ui/texts-alone";
import { reasonOf } from "@/lib/errors/errors";
import { Skeleton } from "@/components/ui/skeleton";
import type { ListPages } from "./use-list-pages";

export type ListLabels = {
  failed: string;
  empty: { heading: string; body: string; action?: ReactNode };
  noMatch: string;
};

type ListStatesProps = {
  labels: ListLabels;
  pages: ListPages<unknown>;
  isFiltered?: boolean;
  onClearFilters?: () => void;
  children: ReactNode;
};

export function ListStates({
  labels,
  pages,
  isFiltered = false,
  onClearFilters,
  children,
}: ListStatesProps) {
  const { t } = useTranslation();
  const { error, isFetching, isEmptyHanded, isStale, rows } = pages;
  const hasFailed = Boolean(error);
  const isEmpty = !isEmptyHanded && !hasFailed && rows.length === 0;
  return (
    <div
      data-slot="list"
      // The selection bar covers the foot of the window on a phone.
      className="group/list flex min-h-0 flex-col max-sm:peer-data-[slot=selection-bar]:pb-32"
      aria-busy={isFetching}
      data-stale={isStale || undefined}
    >
      {hasFailed && (
        <CardContent>
          <ErrorNotice
            heading={labels.failed}
            body={
              isEmptyHanded
                ? t("Nothing was changed. The reason: {{message}}.", { message: reasonOf(error) })
                : t("Nothing was changed; the list below is as it was. The reason: {{message}}.", {
                    message: reasonOf(error),
                  })
            }
            onRetry={pages.retry}
            isRetrying={isFetching}
          />
        </CardContent>
      )}
      {isEmptyHanded && !hasFailed && <TableSkeleton />}
      {isEmpty && isFiltered && (
        <EmptyState
          heading={labels.noMatch}
          body={t("Fewer letters or another filter may find it.")}
        >
          <Button variant="secondary" onClick={onClearFilters}>
            {t("Clear filters")}
          </Button>
        </EmptyState>
      )}
      {isEmpty && !isFiltered && (
        <EmptyState heading={labels.empty.heading} body={labels.empty.body}>
          {labels.empty.action}
        </EmptyState>
      )}
      {rows.length > 0 && textsAlone(children)}
    </div>
  );
}

const ROWS = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];

function TableSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="animate-appear-late" role="status" aria-label={t("Loading the list")}>
      {ROWS.map((row) => (
        <div
          key={row}
          className="grid h-28 items-center gap-8 border-b border-line px-4.5 sm:h-14.5 sm:grid-cols-[2fr_1fr_1fr_1fr]"
        >
          <Skeleton />
          <Skeleton className="max-sm:hidden" />
          <Skeleton className="max-sm:hidden" />
          <Skeleton className="max-sm:hidden" />
        </div>
      ))}
    </div>
  );
}
