import { useTranslation } from "react-i18next";

const ROWS = ["a", "b", "c", "d"];

export function PostTableSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="appear-late grid gap-6 p-5" role="status" aria-label={t("Loading posts")}>
      {ROWS.map((row) => (
        <span key={row} className="skeleton h-9!" />
      ))}
    </div>
  );
}
