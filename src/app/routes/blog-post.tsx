import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { ErrorNotice } from "@/components/error-notice";
import { PageHead } from "@/components/page-head";
import { BlogPostingData, BreadcrumbData } from "@/components/structured-data";
import { publishedPostQuery } from "@/data/posts";
import { PostArticle } from "@/features/blog/post-article";
import { ClosingBand } from "@/features/marketing/closing-band";
import { NotFound } from "@/features/marketing/not-found";
import { site } from "@/lib/site";
import type { PageHandle } from "../page-handle";
import { paths } from "@/lib/paths";

export const handle: PageHandle = {
  prefetch: async ({ queryClient, params }) => {
    const post = await queryClient.fetchQuery(publishedPostQuery(params.slug ?? ""));
    return post === null ? "not-found" : undefined;
  },
};

export function Component() {
  const { t } = useTranslation();
  const { slug = "" } = useParams();
  const { data: post, isPending, isFetching, refetch } = useQuery(publishedPostQuery(slug));

  if (isPending) {
    return (
      <div className="wrap post-skeleton-head appear-late" role="status" aria-label={t("Loading")}>
        <PageHead title={t("Blog")} />
        <span className="skeleton h-14!" />
        <span className="skeleton h-14! w-3/4" />
        <span className="skeleton w-1/2" />
      </div>
    );
  }
  if (post === undefined) {
    return (
      <div className="wrap section">
        <PageHead title={t("This post could not be loaded")} />
        <ErrorNotice
          headingLevel={1}
          heading={t("This post could not be loaded")}
          body={t("Nothing is lost. Try again in a moment, or call us: {{phone}}.", {
            phone: site.phone,
          })}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </div>
    );
  }
  if (post === null) return <NotFound />;
  return (
    <>
      <PageHead
        title={post.title}
        description={post.excerpt}
        type="article"
        image={post.imageUrl}
      />
      <PostArticle post={post} />
      <ClosingBand heading={t("Rather have it done for you?")} />
      <BlogPostingData post={post} />
      <BreadcrumbData
        trail={[
          { name: t("Blog"), path: paths.blog },
          { name: post.title, path: paths.blogPost(post.slug) },
        ]}
      />
    </>
  );
}
