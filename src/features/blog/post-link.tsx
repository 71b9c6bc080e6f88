import { use, type ReactNode } from "react";
import { Link } from "react-router-dom";
import type { PostCard } from "@/data/posts/published-post";
import { Unbroken } from "@/components/unbroken";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { pictureSet } from "@/lib/pictures/picture-widths";
import { PictureSource } from "@/components/picture-source";
import { formatOfficeDay } from "@/lib/dates/office/office-day";
import { textsAlone } from "@/components/ui/texts-alone";

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

type PostCoverProps = {
  src: string | null;
  /** How wide it is drawn, as `sizes` of an `<img>` says it. */
  sizes: string;
  isAboveFold?: boolean;
  className?: string;
};

/** An empty curb, behind a picture that loads or is broken. */
const GROUND =
  "bg-[linear-gradient(var(--color-sky-100)_72%,var(--color-curb-200)_72%_75%,var(--color-curb-400)_75%_83%,var(--color-asphalt-800)_83%)]";

/** Decorative; without a picture there is a plain ground. */
export function PostCover({ src, sizes, isAboveFold = false, className }: PostCoverProps) {
  const sourceOf = use(PictureSource);
  const frame = cn("block aspect-[720/430] w-full rounded-md", GROUND, className);
  if (src === null) return <span className={frame} />;
  return (
    <img
      className={cn("h-auto object-cover object-[50%_15%]", frame)}
      {...pictureSet(src, sizes)}
      src={isAboveFold ? sourceOf(src) : src}
      suppressHydrationWarning
      alt=""
      width={720}
      height={430}
      loading={isAboveFold ? "eager" : "lazy"}
      fetchPriority={isAboveFold ? "high" : "auto"}
      decoding="async"
    />
  );
}

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
