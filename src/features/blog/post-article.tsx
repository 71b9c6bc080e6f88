import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "@/components/ui/avatar";
import type { Post } from "@/data/posts/published-post";
import { articleHtml } from "./article/article-html";
import { authorContent } from "./article/author-content";
import { AuthorName } from "./article/author-name";
import { PostBanner } from "./article/post-banner";
import { PostContents } from "./article/post-contents";
import { PostHead } from "./article/post-head";
import { PostProse } from "./article/post-prose";
import { PostShare } from "./article/post-share";
import { cn } from "@/lib/cn";

export function PostArticle({ post }: { post: Post }) {
  const { html, contents } = useArticleHtml(post.full_content);
  return (
    <article>
      <PostHead post={post} />
      {post.image_url && <PostBanner src={post.image_url} />}
      <div className="wrap grid grid-cols-[minmax(0,700px)] justify-center gap-7 pt-5 pb-10 lg:grid-cols-[210px_minmax(0,680px)] lg:justify-start lg:gap-12 lg:py-16 xl:gap-16 print:block print:py-4">
        <div
          className={cn(
            // Room for the focus ring, which the scroll box would cut.
            "lg:sticky lg:top-26 lg:-m-1.5 lg:max-h-[calc(100vh-124px)] lg:self-start lg:overflow-y-auto lg:p-1.5 print:hidden",
            contents.length < 2 && "max-lg:hidden",
          )}
        >
          <PostContents contents={contents} />
          <PostShare post={post} place="rail" />
        </div>
        <div>
          <ShortVersion post={post} />
          <PostProse html={html} />
          <PostFoot post={post} />
        </div>
      </div>
    </article>
  );
}

function useArticleHtml(full_content: string) {
  const { t } = useTranslation();
  return useMemo(
    () =>
      articleHtml(full_content, {
        table: (name) => (name ? t("Table: {{name}}", { name }) : t("Table")),
        code: t("Code"),
        linkTo: (heading) => t("Link to “{{heading}}”", { heading }),
      }),
    [full_content, t],
  );
}

function ShortVersion({ post: { content, excerpt } }: { post: Post }) {
  const { t } = useTranslation();
  if (content === "" || content === excerpt) return null;
  return (
    <aside
      className="mb-9 border-l-6 border-curb-400 bg-concrete-100 px-6 py-5 wrap-anywhere"
      aria-labelledby="post-short"
    >
      <h2 className="mb-1.5 font-sans text-sm/snug font-bold print:text-[1em]!" id="post-short">
        {t("In short")}
      </h2>
      <p className="whitespace-pre-line">{content}</p>
    </aside>
  );
}

function PostFoot({ post }: { post: Post }) {
  const { t } = useTranslation();
  const content = authorContent(post.author_slug);
  return (
    <footer className="mt-12 flex flex-wrap items-center gap-4 border-t-2 border-text pt-5 text-base wrap-anywhere">
      <Avatar className="size-12 bg-spruce-800 text-body text-white" name={post.author} />
      <div className="flex-[1_1_12rem]">
        <AuthorName post={post}>{t("Written by {{author}}.", { author: post.author })}</AuthorName>
        {content && <p className="max-w-[52ch] text-sm text-muted">{t(content.line)}</p>}
      </div>
      <PostShare post={post} place="foot" />
    </footer>
  );
}
