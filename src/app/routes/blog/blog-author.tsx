import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router-dom";
import { ErrorNotice } from "@/components/error-notice";
import { PageHead } from "@/components/head/page-head";
import { AuthorData, BreadcrumbData } from "@/components/head/structured-data-script";
import {
  authorPostsQuery,
  publishedAuthorQuery,
  type Author,
} from "@/data/posts/published-authors";
import { authorContent } from "@/features/blog/article/author-content";
import { AuthorHead } from "@/features/blog/article/author-head";
import { AskBand } from "@/features/blog/ask-band";
import { ListPages, PostListSkeleton } from "@/features/blog/list-pages";
import { PostRows } from "@/features/blog/post-rows";
import { filtersQuery, readFilters } from "@/features/blog/list-address";
import { NotFound } from "@/features/marketing/not-found-page";
import { PAGE_SIZE } from "@/data/posts/published-list-queries";
import { paths } from "@/lib/paths";
import { site } from "@/content/company";
import type { PageHandle } from "../../page-handle";

const pageOf = (search: URLSearchParams) => readFilters(search).page;
const pageQuery = (page: number) => filtersQuery({ category: null, search: "", page });

export const handle: PageHandle = {
  prefetch: async ({ queryClient, params, search }) => {
    const slug = params.slug ?? "";
    const [author, { posts }] = await Promise.all([
      queryClient.fetchQuery(publishedAuthorQuery(slug)),
      queryClient.fetchQuery(authorPostsQuery(slug, pageOf(search))),
    ]);
    return author === null || posts.length === 0 ? "not-found" : undefined;
  },
  queryParams: ["page"],
  searchKey: (search) => pageQuery(pageOf(search)),
};

export function Component() {
  const { t } = useTranslation();
  const { slug = "" } = useParams();
  const [search] = useSearchParams();
  const page = pageOf(search);
  const author = useQuery(publishedAuthorQuery(slug));
  const list = useQuery(authorPostsQuery(slug, page));
  const failed = author.isError ? author : list;

  if (failed.isError && failed.data === undefined) {
    return (
      <div className="wrap section">
        <PageHead title={t("The posts could not be loaded")} />
        <ErrorNotice
          headingLevel={1}
          heading={t("The posts could not be loaded")}
          body={t("Nothing is lost. Try again in a moment, or call us: {{phone}}.", {
            phone: site.phone,
          })}
          onRetry={() => void failed.refetch()}
          isRetrying={failed.isFetching}
        />
      </div>
    );
  }
  if (author.data === null || list.data?.posts.length === 0) return <NotFound />;
  if (author.data === undefined || list.data === undefined) {
    return (
      <div className="wrap min-h-[80vh] pt-16">
        <PageHead title={t("Blog")} />
        <PostListSkeleton isPlain />
      </div>
    );
  }
  const { posts, total } = list.data;
  return (
    <>
      <div className="wrap">
        <AuthorPageHead author={author.data} page={page} />
        <AuthorHead author={author.data} />
        <section aria-label={t("Posts")}>
          <PostRows posts={posts} author={author.data.name} />
          <ListPages
            page={page}
            pageCount={Math.ceil((total ?? 0) / PAGE_SIZE)}
            addressOf={(next) => paths.blogAuthor(slug) + pageQuery(next)}
          />
        </section>
      </div>
      <AskBand />
    </>
  );
}

function AuthorPageHead({ author, page }: { author: Author; page: number }) {
  const { t } = useTranslation();
  const { name, slug } = author;
  const content = authorContent(slug);
  return (
    <>
      <PageHead
        title={
          page > 0
            ? t("{{name}}, page {{page}}", { name, page: page + 1 })
            : t("{{name}}, author of shop talk", { name })
        }
        description={
          content
            ? t(content.line)
            : t("What {{name}} has written for shop talk, the blog of {{brand}}.", {
                name,
                brand: site.brand,
              })
        }
        isIndexed={content?.isInvented !== true}
        canonicalSearch={pageQuery(page)}
      />
      <AuthorData author={{ name, slug, ...(content && { line: content.line }) }} />
      <BreadcrumbData
        trail={[
          { name: t("Blog"), path: paths.blog },
          { name, path: paths.blogAuthor(slug) },
        ]}
      />
    </>
  );
}
