import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "@/components/ui/avatar";
import type { Post } from "@/data/posts";
import { articleHtml } from "./article/article-html";
import { PostBanner } from "./article/post-banner";
import { PostContents } from "./article/post-contents";
import { PostHead } from "./article/post-head";
import { PostProse } from "./article/post-prose";
import { PostShare } from "./article/post-share";
import "./post-article.css";

/** One post from its title to its author. Asks the network for nothing but its pictures. */
export function PostArticle({ post }: { post: Post }) {
  const { html, contents } = useArticleHtml(post.fullContent);
  return (
    <article>
      <PostHead post={post} />
      {post.imageUrl && <PostBanner src={post.imageUrl} />}
      <div className="post-body wrap">
        <div className="post-rail">
          <PostContents contents={contents} />
          <PostShare post={post} place="rail" />
        </div>
        <div className="post-text">
          <ShortVersion post={post} />
          <PostProse html={html} />
          <PostFoot post={post} />
        </div>
      </div>
    </article>
  );
}

function useArticleHtml(fullContent: string) {
  const { t } = useTranslation();
  return useMemo(
    () =>
      articleHtml(fullContent, {
        table: (name) => (name ? t("Table: {{name}}", { name }) : t("Table")),
        code: t("Code"),
        linkTo: (heading) => t("Link to “{{heading}}”", { heading }),
      }),
    [fullContent, t],
  );
}

function ShortVersion({ post: { content, excerpt } }: { post: Post }) {
  const { t } = useTranslation();
  if (content === "" || content === excerpt) return null;
  return (
    <aside className="post-short" aria-labelledby="post-short">
      <h2 id="post-short">{t("In short")}</h2>
      <p>{content}</p>
    </aside>
  );
}

function PostFoot({ post }: { post: Post }) {
  const { t } = useTranslation();
  return (
    <footer className="post-foot">
      <Avatar className="size-12 bg-spruce-800 text-body text-white" name={post.author} />
      <p>{t("Written by {{author}}.", { author: post.author })}</p>
      <PostShare post={post} place="foot" />
    </footer>
  );
}
