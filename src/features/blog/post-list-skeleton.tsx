import { useTranslation } from "react-i18next";

/** The list's shape while it loads. Fades in late, so that a quick answer never flashes it. */
export function PostListSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="post-skeleton appear-late" role="status" aria-label={t("Loading posts")}>
      <span className="skeleton" />
      <span className="post-skeleton-text">
        <span className="skeleton w-2/5" />
        <span className="skeleton h-9!" />
        <span className="skeleton h-9! w-4/5" />
        <span className="skeleton w-11/12" />
      </span>
    </div>
  );
}
