import { useTranslation } from "react-i18next";
import { Skeleton } from "@/components/ui/skeleton";

export function PostSkeleton() {
  const { t } = useTranslation();
  return (
    <div
      className="wrap grid min-h-[80vh] animate-appear-late grid-cols-[minmax(0,48rem)] content-start gap-5 pt-16 pb-24"
      role="status"
      aria-label={t("Loading")}
    >
      <Skeleton className="w-1/5" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14 w-3/4" />
      <Skeleton className="w-1/2" />
    </div>
  );
}
