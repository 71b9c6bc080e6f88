import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Post } from "@/data/posts";
import { formatDate, initials } from "@/lib/format";
import { paths } from "@/lib/paths";
import { sanitizeHtml } from "@/lib/sanitize-html";
import "./post-article.css";

type PostArticleProps = { post: Post };

export function PostArticle({ post }: PostArticleProps) {
  const { t } = useTranslation();
  return (
    <article>
      <header className="post-head wrap">
        <nav className="post-crumbs" aria-label={t("Breadcrumb")}>
          <Link className="painted-link" to={paths.blog}>
            {t("Blog")}
          </Link>
          <span aria-hidden="true">{"/"}</span>
          <span>{post.category}</span>
        </nav>
        <h1>{post.title}</h1>
        <div className="post-head-row">
          <p className="lead">{post.excerpt}</p>
          <div className="post-byline">
            <span className="post-avatar" aria-hidden="true">
              {initials(post.author)}
            </span>
            <div>
              <b>{post.author}</b>
              <span>
                {post.createdAt && (
                  <time dateTime={post.createdAt}>{formatDate(new Date(post.createdAt))}</time>
                )}
                {`, ${post.readTime}`}
              </span>
            </div>
          </div>
        </div>
      </header>
      {post.imageUrl && (
        <div className="post-banner">
          <img src={post.imageUrl} alt="" width={720} height={430} fetchPriority="high" />
        </div>
      )}
      <div
        className="post-body prose wrap"
        // sanitizeHtml is the one way post HTML reaches the page.
        dangerouslySetInnerHTML={{ __html: sanitizeHtml(post.fullContent) }}
      />
    </article>
  );
}
