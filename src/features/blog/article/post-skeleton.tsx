import { useTranslation } from "react-i18next";
import "../post-article.css";

/** A post's head while it loads. Fades in late, so that a quick answer never flashes it. */
export function PostSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="wrap post-skeleton-head appear-late" role="status" aria-label={t("Loading")}>
      <span className="skeleton w-1/5" />
      <span className="skeleton h-14!" />
      <span className="skeleton h-14! w-3/4" />
      <span className="skeleton w-1/2" />
    </div>
  );
}
