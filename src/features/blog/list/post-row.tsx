import type { ReactNode } from "react";
import type { PostCard } from "@/data/posts/published/published-post";
import { PostCover } from "../post-cover";
import { PostLink, PostTitle } from "../post-link";
import { PostMeta } from "../post-meta";
import { RowGrid } from "./post-grid";

type PostRowProps = {
  post: PostCard;
  title: ReactNode;
  className?: string;
  /** What it says of itself below its title. */
  children: ReactNode;
};

export function PostRow({ post, title, className, children }: PostRowProps) {
  return (
    <PostLink post={post}>
      <RowGrid {...(className && { className })}>
        <PostMeta post={post} isStacked />
        <div>
          <PostTitle className="mb-1 text-xl/tight lg:text-h3">{title}</PostTitle>
          {children}
        </div>
        <PostCover src={post.image_url} className="rounded-sm" />
      </RowGrid>
    </PostLink>
  );
}
