import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router-dom";
import { PageHead } from "@/components/head/page-head";
import { TextLink } from "@/components/text-link";
import { Skeleton } from "@/components/ui/skeleton";
import { PostArticle } from "@/features/blog/post-article";
import { PreviewBar, usePreviewedPost } from "@/features/blog-editor/editor/preview-bar";
import { articleOf } from "@/features/blog-editor/editor/article-of";
import { paths } from "@/lib/paths";

export function Component() {
  const [search] = useSearchParams();
  const id = search.get("id") ?? "";
  return id === "" ? <Navigate to={paths.admin} replace /> : <Preview key={id} id={id} />;
}

function Preview({ id }: { id: string }) {
  const { t } = useTranslation();
  const post = usePreviewedPost(id);
  const head = (
    <PageHead
      title={post ? t("Preview: {{title}}", { title: post.values.title }) : t("Preview")}
      hasCanonical={false}
    />
  );
  if (post === undefined) {
    return (
      <div
        className="wrap section animate-appear-late"
        role="status"
        aria-label={t("Loading the post")}
      >
        {head}
        <Skeleton className="h-14 w-3/4" />
      </div>
    );
  }
  if (post === null) {
    return (
      <div className="wrap section">
        {head}
        <h1 className="h2">{t("There is nothing to preview")}</h1>
        <p>{t("The post is not stored, and no editor in this browser has it open.")}</p>
        <TextLink variant="painted" to={paths.admin}>
          {t("Back to Admin")}
        </TextLink>
      </div>
    );
  }
  return (
    <>
      {head}
      <PostArticle post={articleOf(id, post.values, t("Untitled"))} />
      <PreviewBar postId={id} post={post} />
    </>
  );
}
