import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Avatar } from "@/components/ui/avatar";
import type { Post } from "@/data/posts";
import { paths } from "@/lib/paths";
import { formatOfficeDay, officeDay } from "@/lib/time/office-day";
import { listAddress } from "../list-address";
import "./post-head.css";

export function PostHead({ post }: { post: Post }) {
  const { t } = useTranslation();
  return (
    <header className="post-head wrap">
      <nav className="post-crumbs" aria-label={t("Breadcrumb")}>
        <Link className="painted-link" to={paths.blog}>
          {t("Blog")}
        </Link>
        {post.category && (
          <>
            <span aria-hidden="true">{"/"}</span>
            <Link className="painted-link" to={listAddress({ category: post.category })}>
              {post.category}
            </Link>
          </>
        )}
      </nav>
      <h1>{post.title}</h1>
      <div className="post-head-row">
        <p className="lead">{post.excerpt}</p>
        <Byline post={post} />
      </div>
    </header>
  );
}

function Byline({ post }: { post: Post }) {
  const { t } = useTranslation();
  const { author, publishedAt, readTime } = post;
  const updatedAt = laterDay(post);
  return (
    <div className="post-byline">
      <Avatar className="size-12 bg-spruce-800 text-body text-white" name={author} />
      <div>
        <b>{author}</b>
        <span className="post-facts">
          {publishedAt && (
            <time dateTime={publishedAt}>{formatOfficeDay(new Date(publishedAt))}</time>
          )}
          <span>{readTime}</span>
          {updatedAt && (
            <span>
              {t("Updated")}{" "}
              <time dateTime={updatedAt}>{formatOfficeDay(new Date(updatedAt))}</time>
            </span>
          )}
        </span>
      </div>
    </div>
  );
}

/** When a post was last changed, if that was on a later day than the one it was published on. */
function laterDay({ publishedAt, updatedAt }: Post): string | null {
  if (publishedAt === null || updatedAt === null) return null;
  return officeDay(new Date(updatedAt)) > officeDay(new Date(publishedAt)) ? updatedAt : null;
}
