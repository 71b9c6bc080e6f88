import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { PRINTED_ROWS } from "./use-virtual-rows";

const SKELETON_ROWS = [74, 58, 80, 62, 70, 66];

export function SupportSkeleton() {
  return (
    <div className="support-skeleton">
      {SKELETON_ROWS.map((width) => (
        <div key={width}>
          <div style={{ width: `${width}%` }}>
            <div className="skeleton" />
            <div className="skeleton support-skeleton-note" />
          </div>
          <div className="skeleton" />
          <div className="skeleton" />
        </div>
      ))}
    </div>
  );
}

type SupportEmptyProps = { heading: string; body: string; onClear?: (() => void) | undefined };

export function SupportEmpty({ heading, body, onClear }: SupportEmptyProps) {
  const { t } = useTranslation();
  return (
    <div className="empty support-empty">
      <h3 className="h3">{heading}</h3>
      <p>{body}</p>
      {onClear !== undefined && (
        <Button variant="secondary" className="mt-2" onClick={onClear}>
          {t("Clear filters")}
        </Button>
      )}
    </div>
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
        <button type="button" className="link-button" onClick={onClear} data-print="no">
          {t("Clear filters")}
        </button>
      )}
    </div>
  );
}
