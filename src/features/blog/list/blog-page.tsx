import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import {
  PAGE_SIZE,
  postListQuery,
  type PostFilters,
  type PostListPage,
} from "@/data/posts/published-list-queries";
import { site } from "@/content/company";
import { listAddress } from "../list-address";
import { EmptyList } from "./empty-list";
import { FoundRows } from "../found-rows";
import { ListPages } from "./list-pages";
import { ListStatus } from "./list-status";
import { PostList, PostRows } from "./post-rows";
import { PostListSkeleton } from "./post-list-skeleton";

export function BlogList({ filters }: { filters: PostFilters }) {
  const { t } = useTranslation();
  const { data, isError, isPending, isFetching, isPlaceholderData, refetch } = useQuery(
    postListQuery(filters),
  );
  const results = useFocusOnNewPage(filters.page);

  return (
    <div
      className="min-h-[50vh] transition-opacity delay-150 duration-220 focus:shadow-none focus:outline-none aria-busy:opacity-55"
      ref={results}
      tabIndex={-1}
      role="group"
      aria-label={t("Posts")}
      aria-busy={isPlaceholderData}
    >
      <ListStatus page={isPlaceholderData || isPending || isError ? null : data} />
      {isPending && <PostListSkeleton isPlain={!isFrontPage(filters)} />}
      {/* A failed refresh keeps the loaded list. */}
      {isError && data === undefined && (
        <div className="pt-12 pb-16">
          <ErrorNotice
            heading={t("The posts could not be loaded")}
            body={t("Nothing is lost. Try again in a moment, or call us: {{phone}}.", {
              phone: site.phone,
            })}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </div>
      )}
      {data !== undefined && <LoadedList page={data} />}
    </div>
  );
}

const isFrontPage = ({ category, search, page }: PostFilters) =>
  category === null && search === "" && page === 0;

function LoadedList({ page }: { page: PostListPage }) {
  const { filters, posts, found, total } = page;
  if (posts.length === 0) return <EmptyList filters={filters} />;
  return (
    <>
      {found !== null ? (
        <FoundRows posts={found} />
      ) : isFrontPage(filters) ? (
        <PostList posts={posts} />
      ) : (
        <PostRows posts={posts} />
      )}
      <ListPages
        page={filters.page}
        pageCount={Math.ceil((total ?? 0) / PAGE_SIZE)}
        addressOf={(page) => listAddress({ ...filters, page })}
        isSearch={found !== null}
      />
    </>
  );
}

/** After turning the page, the focus moves to the top of the list. */
function useFocusOnNewPage(page: number) {
  const results = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // A search also returns to the first page and must keep the field's focus.
    if (document.activeElement?.matches("input")) return;
    results.current?.focus({ preventScroll: true });
  }, [page]);
  return results;
}
