import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { PageHead } from "@/components/head/page-head";
import { BreadcrumbData } from "@/components/head/structured-data-script";
import {
  postCategoriesQuery,
  postListQuery,
  type PostFilters,
} from "@/data/posts/published-list-queries";
import { AskBand } from "@/features/blog/ask-band";
import { BlogHead } from "@/features/blog/blog-head";
import { BlogList } from "@/features/blog/blog-page";
import { FeedLink } from "@/features/blog/feed-link";
import { filtersQuery, readFilters } from "@/features/blog/list-address";
import { paths } from "@/lib/paths";
import { POST_CATEGORIES } from "@/content/post-categories";
import type { PageHandle } from "../../page-handle";

export const handle: PageHandle = {
  prefetch: async ({ queryClient, search }) => {
    const filters = readFilters(search);
    const [{ posts }] = await Promise.all([
      queryClient.fetchQuery(postListQuery(filters)),
      queryClient.prefetchQuery(postCategoriesQuery()),
    ]);
    return filters.page > 0 && posts.length === 0 ? "not-found" : undefined;
  },
  queryParams: ["category", "q", "page"],
  searchKey: (search) => filtersQuery(readFilters(search)),
};

export function Component() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const filters = readFilters(params);
  return (
    <>
      <div className="wrap">
        <ListPageHead filters={filters} />
        <BlogHead filters={filters} />
        <BlogList filters={filters} />
        <BreadcrumbData trail={[{ name: t("Blog"), path: paths.blog }]} />
      </div>
      <AskBand />
    </>
  );
}

/**
 * Pages of the whole list have addresses of their own. A category is a part of the list and names
 * it as canonical; search results and empty categories are not indexed.
 */
function ListPageHead({ filters }: { filters: PostFilters }) {
  const { t } = useTranslation();
  const { category, search, page } = filters;
  const { data: inUse = [] } = useQuery(postCategoriesQuery());
  const isKnown = category === null || [...POST_CATEGORIES, ...inUse].includes(category);
  const isIndexed = isKnown && search === "";
  const isWhole = category === null && search === "";
  const name =
    search !== ""
      ? t("“{{search}}” in shop talk, the blog", { search })
      : category !== null
        ? t("{{category}}: shop talk, the blog", { category })
        : t("Shop talk, the blog");
  return (
    <>
      <PageHead
        title={page > 0 ? t("{{name}}, page {{page}}", { name, page: page + 1 }) : name}
        description={t(
          "Plain notes on websites, search and phones, for people who would rather be on the job.",
        )}
        isIndexed={isIndexed}
        hasCanonical={isIndexed}
        canonicalSearch={isWhole ? filtersQuery(filters) : ""}
      />
      <FeedLink />
    </>
  );
}
