import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import {
  Empty,
  EmptyContent,
  EmptyDescription,
  EmptyHeader,
  EmptyTitle,
} from "@/components/ui/empty";
import { Skeleton } from "@/components/ui/skeleton";
import { PRINTED_ROWS } from "./use-virtual-rows";

const SKELETON_ROWS = [74, 58, 80, 62, 70, 66];

export function SupportSkeleton() {
  return (
    <div className="support-skeleton">
      {SKELETON_ROWS.map((width) => (
        <div key={width}>
          <div style={{ width: `${width}%` }}>
            <Skeleton />
            <Skeleton className="mt-2 h-2.75 w-3/5" />
          </div>
          <Skeleton />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}

type SupportEmptyProps = { heading: string; body: string; onClear?: (() => void) | undefined };

export function SupportEmpty({ heading, body, onClear }: SupportEmptyProps) {
  const { t } = useTranslation();
  return (
    <Empty className="h-(--support-list) sm:justify-start">
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
  /** How many rows the list has. */
  count: number;
  /** How the rows are ordered. */
  order: string;
  onClear: (() => void) | undefined;
};

/** Under the list: how many it holds, out of how many, so that nothing is left out in silence. */
export function SupportResult({ result, count, order, onClear }: SupportResultProps) {
  const { t } = useTranslation();
  return (
    <div className="support-result">
      <p>
        <span role="status">{result}</span>
        {", "}
        {order}
        {count > PRINTED_ROWS && (
          <span className="support-printed">
            {". "}
            {t("On paper: the first {{number}}.", { number: PRINTED_ROWS })}
          </span>
        )}
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
