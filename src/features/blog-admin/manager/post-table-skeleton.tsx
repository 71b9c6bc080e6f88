import { useTranslation } from "react-i18next";
import "./post-table.css";

const ROWS = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** Rows as high and as wide as the ones that are coming. */
export function PostTableSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="appear-late post-skeleton" role="status" aria-label={t("Loading posts")}>
      {ROWS.map((row) => (
        <div key={row}>
          <span className="skeleton" />
          <span className="skeleton" />
          <span className="skeleton" />
          <span className="skeleton" />
          <span className="skeleton" />
        </div>
      ))}
    </div>
  );
}
