import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { PostCard } from "@/data/posts/published-post";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { isInvented } from "./author-content";

type AuthorNameProps = {
  post: Pick<PostCard, "author" | "author_slug">;
  className?: string;
  children?: ReactNode;
};

/** In a card the link is above the card's own. */
export function AuthorName({ post, className, children = post.author }: AuthorNameProps) {
  const { author, author_slug } = post;
  if (author === "") return null;
  return (
    <span
      className={cn("inline-flex max-w-full flex-wrap items-center gap-x-1.5 gap-y-1", className)}
    >
      {author_slug === "" ? (
        <span>{children}</span>
      ) : (
        <Link
          className="relative z-1 -my-2 py-2 underline decoration-curb-500 decoration-[0.12em] underline-offset-[0.2em] hover:text-text"
          to={paths.blogAuthor(author_slug)}
        >
          <span className="line-clamp-2 wrap-anywhere">{children}</span>
        </Link>
      )}
      {isInvented(author_slug) && <InventedMark />}
    </span>
  );
}

export function InventedMark() {
  const { t } = useTranslation();
  return <span className="sample px-1.5 py-0 leading-tight font-normal">{t("Example")}</span>;
}
