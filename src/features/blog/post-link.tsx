import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { PostCard } from "@/data/posts/published/published-post";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";

type PostLinkProps = {
  post: Pick<PostCard, "slug">;
  className?: string;
  children: ReactNode;
};

/** All of a post's card leads to it; its title shows so. */
export function PostLink({ post, className, children }: PostLinkProps) {
  return (
    <Link
      className={cn("group block wrap-anywhere no-underline", className)}
      to={paths.blogPost(post.slug)}
    >
      {children}
    </Link>
  );
}

type PostTitleProps = { level?: 2 | 3; className: string; children: ReactNode };

export function PostTitle({ level = 2, className, children }: PostTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading
      className={cn(
        "decoration-curb-500 decoration-[0.12em] underline-offset-[0.14em] group-hover:underline",
        className,
      )}
    >
      {children}
    </Heading>
  );
}
