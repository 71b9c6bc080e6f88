import type { ReactNode } from "react";
import type { PostCard } from "@/data/posts/published-post";
import { PostCover } from "../post-cover";
import { PostTeaser, PostTitle } from "../post-link";
import { PostMeta } from "../post-meta";
import { RowGrid } from "./post-grid";

type PostRowProps = {
  post: PostCard;
  title: ReactNode;
  author?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function PostRow({ post, title, author, className, children }: PostRowProps) {
  return (
    <PostTeaser>
      <RowGrid {...(className && { className })}>
        <PostMeta post={post} isStacked author={author} />
        <div>
          <PostTitle post={post} className="mb-1 text-xl/tight lg:text-h3">
            {title}
          </PostTitle>
          {children}
        </div>
        <PostCover src={post.image_url} className="rounded-sm" />
      </RowGrid>
    </PostTeaser>
  );
}
