import type { PostCard } from "@/data/posts/posts";
import { formatOfficeDay } from "@/lib/office-time/office-day";
import { cn } from "@/lib/cn";

type PostMetaProps = { post: PostCard; isStacked?: boolean };

export function PostMeta({ post, isStacked = false }: PostMetaProps) {
  return (
    <span
      className={cn(
        "flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-muted",
        isStacked && "max-sm:col-span-full sm:flex-col",
      )}
    >
      <b className="font-bold text-text">{post.category}</b>
      {post.publishedAt && (
        <time dateTime={post.publishedAt}>{formatOfficeDay(new Date(post.publishedAt))}</time>
      )}
      <span>{post.readTime}</span>
    </span>
  );
}
