import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { PostCard } from "@/data/posts/published-post";
import { Unbroken } from "@/components/unbroken";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";

type PostTeaserProps = { className?: string; children: ReactNode };

/** A card that links to the post through its title; other links lie above. */
export function PostTeaser({ className, children }: PostTeaserProps) {
  return <div className={cn("group relative wrap-anywhere", className)}>{children}</div>;
}

type PostTitleProps = {
  post: Pick<PostCard, "slug">;
  level?: 2 | 3;
  className: string;
  children: ReactNode;
};

export function PostTitle({ post, level = 2, className, children }: PostTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={className}>
      <Link
        className="no-underline decoration-curb-500 decoration-[0.12em] underline-offset-[0.14em] group-hover:underline group-has-[a.relative:hover]:no-underline after:absolute after:inset-0"
        to={paths.blogPost(post.slug)}
      >
        {typeof children === "string" ? <Unbroken text={children} /> : children}
      </Link>
    </Heading>
  );
}
