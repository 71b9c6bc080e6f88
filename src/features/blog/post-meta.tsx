import type { PostCard } from "@/data/posts";
import { formatOfficeDay } from "@/lib/time/office-day";
import "./post-card.css";

type PostMetaProps = { post: PostCard; isStacked?: boolean };

export function PostMeta({ post, isStacked = false }: PostMetaProps) {
  return (
    <span className={isStacked ? "post-meta post-meta-stacked" : "post-meta"}>
      <b>{post.category}</b>
      {post.publishedAt && (
        <time dateTime={post.publishedAt}>{formatOfficeDay(new Date(post.publishedAt))}</time>
      )}
      <span>{post.readTime}</span>
    </span>
  );
}
