import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import { Intro } from "@/components/intro";
import type { PostCard } from "@/data/posts/published-post";
import { AuthorName } from "./article/author-name";
import { PostCover, PostTeaser, PostTitle, PostMeta } from "./post-link";
import { NewestPostGrid, RowGrid } from "./post-grid";

/** `sizes` of the covers in the three layouts. */
const PAIR_SIZES = "(min-width: 64rem) 45rem, (min-width: 40rem) 50vw, 100vw";
const NEWEST_SIZES = "(min-width: 64rem) 45rem, 100vw";
const ROW_SIZES = "(min-width: 64rem) 12.5rem, (min-width: 40rem) 9.5rem, 6.5rem";

type PostListProps = { posts: PostCard[] };

export function PostList({ posts }: PostListProps) {
  const [newest, ...others] = posts;
  if (newest === undefined) return null;
  const pair = others.length >= 2 ? others.slice(0, 2) : [];
  return (
    <>
      <NewestPost post={newest} />
      {pair.length > 0 && (
        <div className="grid gap-9 border-t border-line-strong py-10 sm:grid-cols-2 sm:gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-12">
          {pair.map((post) => (
            <PostTeaser key={post.slug}>
              <PostCover
                src={post.image_url}
                sizes={PAIR_SIZES}
                className="mb-4.5 aspect-auto h-[clamp(11rem,22vw,19rem)]"
              />
              <PostMeta post={post} author={<AuthorName post={post} />} />
              <PostTitle post={post} className="my-2 text-h3 lg:text-[1.75rem]/tight">
                {post.title}
              </PostTitle>
              <p className="text-muted">{post.excerpt}</p>
            </PostTeaser>
          ))}
        </div>
      )}
      <PostRows posts={others.slice(pair.length)} />
    </>
  );
}

function NewestPost({ post }: { post: PostCard }) {
  const { t } = useTranslation();
  return (
    <PostTeaser>
      <NewestPostGrid>
        <PostCover src={post.image_url} sizes={NEWEST_SIZES} isAboveFold />
        <div>
          <PostMeta post={post} />
          <PostTitle post={post} className="my-4 text-h2">
            {post.title}
          </PostTitle>
          <Intro className="mt-0">{post.excerpt}</Intro>
          <AuthorName post={post} className="mt-4 text-sm text-muted">
            {t("By {{author}}", { author: post.author })}
          </AuthorName>
        </div>
      </NewestPostGrid>
    </PostTeaser>
  );
}

type PostRowsProps = PostListProps & {
  author?: string;
};

export function PostRows({ posts, author }: PostRowsProps) {
  if (posts.length === 0) return null;
  return (
    <ul className="pb-10">
      {posts.map((post) => (
        <li key={post.slug} className="border-t border-line-strong">
          <PostRow
            post={post}
            title={post.title}
            author={post.author !== author && <AuthorName post={post} />}
          >
            <p className="max-w-[66ch] text-sm text-text-2 max-sm:hidden lg:text-base">
              {post.excerpt}
            </p>
          </PostRow>
        </li>
      ))}
    </ul>
  );
}

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
        <PostCover src={post.image_url} sizes={ROW_SIZES} className="rounded-sm" />
      </RowGrid>
    </PostTeaser>
  );
}
