import { useTranslation } from "react-i18next";
import { Skeleton } from "@/components/ui/skeleton";
import "../post-article.css";

/** A post's head while it loads. Fades in late, so that a quick answer never flashes it. */
export function PostSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="wrap post-skeleton-head appear-late" role="status" aria-label={t("Loading")}>
      <Skeleton className="w-1/5" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14 w-3/4" />
      <Skeleton className="w-1/2" />
    </div>
  );
}
