import { useTranslation } from "react-i18next";
import { Skeleton } from "@/components/ui/skeleton";

const ROWS = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];

export function TableSkeleton() {
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
