import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { ErrorNotice } from "@/components/error-notice";
import { PAGE_SIZE, publishedPostsQuery } from "@/data/posts";
import { site } from "@/lib/site";
import { PostList } from "./post-list";
import { PostListSkeleton } from "./post-list-skeleton";

/** `?page=` counts from 1; anything that is not a page number reads as the first. */
function pageIndex(search: URLSearchParams): number {
  const page = Number(search.get("page") ?? "1");
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page - 1 : 0;
}

export function BlogList() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const page = pageIndex(search);
  const { data, isError, isPending, isFetching, refetch } = useQuery(publishedPostsQuery({ page }));

  if (isPending) return <PostListSkeleton />;
  // A failed refresh keeps the list that is there.
  if (isError && data === undefined) {
    return (
      <div className="section">
        <ErrorNotice
          heading={t("The posts could not be loaded")}
          body={t("Nothing is lost. Try again in a moment, or call us: {{phone}}.", {
            phone: site.phone,
          })}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </div>
    );
  }
  if (data.posts.length === 0) {
    return (
      <p className="section lead">
        {page === 0
          ? t("Nothing has been published yet. The first post will stand here.")
          : t("There are no posts this far back.")}{" "}
        {page > 0 && (
          <Link className="painted-link" to="?">
            {t("To the newest posts")}
          </Link>
        )}
      </p>
    );
  }
  return (
    <>
      <PostList posts={data.posts} />
      <PageLinks page={page} pageCount={Math.ceil(data.total / PAGE_SIZE)} />
    </>
  );
}

type PageLinksProps = { page: number; pageCount: number };

function PageLinks({ page, pageCount }: PageLinksProps) {
  const { t } = useTranslation();
  if (pageCount < 2) return null;
  return (
    <nav className="post-pages" aria-label={t("Pages")}>
      {page > 0 && (
        <Link className="btn btn-outline btn-sm" to={page === 1 ? "?" : `?page=${page}`}>
          {t("Newer posts")}
        </Link>
      )}
      {page + 1 < pageCount && (
        <Link className="btn btn-outline btn-sm" to={`?page=${page + 2}`}>
          {t("Older posts")}
        </Link>
      )}
    </nav>
  );
}
