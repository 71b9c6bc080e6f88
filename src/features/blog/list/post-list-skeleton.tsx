import { useTranslation } from "react-i18next";
import "./post-list.css";

type PostListSkeletonProps = {
  /** Rows only, as in a filtered list. */
  isPlain?: boolean;
};

/** The list's shape while it loads. Fades in late, so that a quick answer never flashes it. */
export function PostListSkeleton({ isPlain = false }: PostListSkeletonProps) {
  const { t } = useTranslation();
  return (
    <div className="appear-late" role="status" aria-label={t("Loading posts")}>
      {!isPlain && (
        <div className="post-skeleton">
          <span className="skeleton" />
          <span className="post-skeleton-text">
            <span className="skeleton w-2/5" />
            <span className="skeleton h-9!" />
            <span className="skeleton h-9! w-4/5" />
            <span className="skeleton w-11/12" />
          </span>
        </div>
      )}
      {["a", "b", "c", "d"].map((row) => (
        <div className="post-skeleton-row" key={row}>
          <span className="skeleton" />
          <span className="post-skeleton-text">
            <span className="skeleton h-6! w-3/5" />
            <span className="skeleton w-4/5" />
          </span>
          <span className="skeleton" />
        </div>
      ))}
    </div>
  );
}
