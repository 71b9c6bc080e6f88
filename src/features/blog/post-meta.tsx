import type { ReactNode } from "react";
import type { PostCard } from "@/data/posts/published-post";
import { formatOfficeDay } from "@/lib/dates/office/office-day";
import { cn } from "@/lib/cn";
import { textsAlone } from "@/components/ui/texts-alone";

type PostMetaProps = {
  post: PostCard;
  isStacked?: boolean;
  /** Null on the author's own page. */
  author?: ReactNode;
};

export function PostMeta({ post, isStacked = false, author }: PostMetaProps) {
  return (
    <span
      className={cn(
        "flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-muted",
        isStacked && "max-sm:col-span-full sm:flex-col",
      )}
    >
      <b className="font-bold text-text">{post.category}</b>
      {post.publish_at && (
        <time dateTime={post.publish_at}>{formatOfficeDay(new Date(post.publish_at))}</time>
      )}
      <span>{post.read_time}</span>
      {textsAlone(author)}
    </span>
  );
}
