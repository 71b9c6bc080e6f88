import { useTranslation } from "react-i18next";

const ROWS = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];

/** Rows as high as the ones that are coming. */
export function TableSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="appear-late records-skeleton" role="status" aria-label={t("Loading the list")}>
      {ROWS.map((row) => (
        <div key={row}>
          <span className="skeleton" />
          <span className="skeleton" />
          <span className="skeleton" />
          <span className="skeleton" />
        </div>
      ))}
    </div>
  );
}
