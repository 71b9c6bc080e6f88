import { useTranslation } from "react-i18next";
import { Skeleton } from "@/components/ui/skeleton";
import "./post-table.css";

const ROWS = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** Rows as high and as wide as the ones that are coming. */
export function PostTableSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="appear-late pt-15" role="status" aria-label={t("Loading posts")}>
      {ROWS.map((row) => (
        <div
          key={row}
          className="grid h-38 grid-cols-[64px_1fr] items-center gap-6 border-t border-line px-4.5 lg:h-16 lg:grid-cols-[64px_1fr_120px_90px_150px]"
        >
          <Skeleton className="h-11" />
          <Skeleton />
          <Skeleton className="max-lg:hidden" />
          <Skeleton className="max-lg:hidden" />
          <Skeleton className="h-11 rounded-sm max-lg:hidden" />
        </div>
      ))}
    </div>
  );
}
