import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useLocation, useParams } from "react-router-dom";
import { ErrorNotice } from "@/components/error-notice";
import { PageHead } from "@/components/head/page-head";
import { BlogPostingData, BreadcrumbData } from "@/components/head/structured-data-script";
import { buttonVariants } from "@/components/ui/button";
import type { Post } from "@/data/posts/published-post";
import {
  currentSlugQuery,
  postsAroundQuery,
  publishedPostQuery,
} from "@/data/posts/published-post-queries";
import { FeedLink } from "@/features/blog/feed-link";
import { KeepReading } from "@/features/blog/keep-reading";
import { PostArticle } from "@/features/blog/post-article";
import { postOffer } from "@/features/blog/post-offers";
import { PostSkeleton } from "@/features/blog/article/post-skeleton";
import { ClosingBand } from "@/features/marketing/closing-band";
import { NotFound } from "@/features/marketing/not-found-page";
import { paths } from "@/lib/paths";
import { countWords } from "@/lib/html/read-time";
import { postShareImage } from "@/lib/html/share-image";
import { lastChange } from "@/lib/html/structured-data";
import { site } from "@/content/company";
import type { PageHandle } from "../../page-handle";

export const handle: PageHandle = {
  prefetch: async ({ queryClient, params }) => {
    const slug = params.slug ?? "";
    const post = await queryClient.fetchQuery(publishedPostQuery(slug));
    if (post !== null) {
      await queryClient.prefetchQuery(postsAroundQuery(post.id));
      return undefined;
    }
    const current = await queryClient.fetchQuery(currentSlugQuery(slug));
    return current === null ? "not-found" : { movedTo: paths.blogPost(current) };
  },
};

export function Component() {
  const { t } = useTranslation();
  const { slug = "" } = useParams();
  const post = useQuery(publishedPostQuery(slug));
  const moved = useQuery({ ...currentSlugQuery(slug), enabled: post.data === null });
  const { search, hash } = useLocation();

  const failed = post.isError ? post : moved;
  if (failed.isError && failed.data === undefined) {
    return <PostFailed onRetry={() => void failed.refetch()} isRetrying={failed.isFetching} />;
  }
  if (post.data) return <PostPage post={post.data} />;
  if (post.data === null && moved.data) {
    return <Navigate to={{ pathname: paths.blogPost(moved.data), search, hash }} replace />;
  }
  if (post.data === null && moved.data === null) return <NotFound />;
  return (
    <>
      <PageHead title={t("Blog")} />
      <PostSkeleton />
    </>
  );
}

function PostPage({ post }: { post: Post }) {
  const { t } = useTranslation();
  const { data: around } = useQuery(postsAroundQuery(post.id));
  const offer = postOffer(post.category);
  return (
    <>
      <PageHead
        title={post.title}
        description={post.excerpt}
        article={{ published: post.publish_at, modified: lastChange(post) }}
        image={postShareImage(post)}
      />
      <FeedLink />
      <PostArticle key={post.id} post={post} />
      {around && <KeepReading around={around} />}
      {offer === null ? (
        <ClosingBand heading={t("Rather have it done for you?")} />
      ) : (
        <ClosingBand
          heading={t(offer.heading)}
          text={t(offer.text)}
          action={
            <Link className={buttonVariants({ size: "lg" })} to={offer.to}>
              {t(offer.action)}
            </Link>
          }
        />
      )}
      <BlogPostingData post={{ ...post, wordCount: countWords(post.full_content) }} />
      <BreadcrumbData
        trail={[
          { name: t("Blog"), path: paths.blog },
          { name: post.title, path: paths.blogPost(post.slug) },
        ]}
      />
    </>
  );
}

type PostFailedProps = { onRetry: () => void; isRetrying: boolean };

function PostFailed({ onRetry, isRetrying }: PostFailedProps) {
  const { t } = useTranslation();
  return (
    <div className="wrap section">
      <PageHead title={t("This post could not be loaded")} />
      <ErrorNotice
        headingLevel={1}
        heading={t("This post could not be loaded")}
        body={t("Nothing is lost. Try again in a moment, or call us: {{phone}}.", {
          phone: site.phone,
        })}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    </div>
  );
}
