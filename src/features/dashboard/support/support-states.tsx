import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import {
  Empty,
  EmptyContent,
  EmptyDescription,
  EmptyHeader,
  EmptyTitle,
} from "@/components/ui/empty";
import { RowsSkeleton } from "../panel/panel-table";

export function SupportSkeleton() {
  return (
    <div className="h-107 overflow-hidden">
      <RowsSkeleton />
    </div>
  );
}

type SupportEmptyProps = { heading: string; body: string; onClear?: (() => void) | undefined };

export function SupportEmpty({ heading, body, onClear }: SupportEmptyProps) {
  const { t } = useTranslation();
  return (
    <Empty className="h-96 sm:justify-start">
      <EmptyHeader>
        <EmptyTitle level={3} className="text-h3">
          {heading}
        </EmptyTitle>
        <EmptyDescription>{body}</EmptyDescription>
        {onClear !== undefined && (
          <EmptyContent>
            <Button variant="secondary" onClick={onClear}>
              {t("Clear filters")}
            </Button>
          </EmptyContent>
        )}
      </EmptyHeader>
    </Empty>
  );
}

type SupportResultProps = {
  result: string;
  order: string;
  onClear: (() => void) | undefined;
};

/** The number of rows and the total, so that nothing is missing unnoticed. */
export function SupportResult({ result, order, onClear }: SupportResultProps) {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-11 items-center justify-between gap-x-4 border-t border-line px-4.5 text-xs text-muted">
      <p>
        <span role="status">{result}</span>
        {", "}
        {order}
      </p>
      {onClear !== undefined && (
        <Button
          variant="link"
          className="min-h-11 flex-none text-text"
          onClick={onClear}
          data-print="no"
        >
          {t("Clear filters")}
        </Button>
      )}
    </div>
  );
}
