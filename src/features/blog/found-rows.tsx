import type { FoundPost } from "@/data/posts/published-list-queries";
import { AuthorName } from "./article/author-name";
import { MarkedText, plainText } from "./marked-text";
import { PostRow } from "./list/post-row";

export function FoundRows({ posts }: { posts: FoundPost[] }) {
  return (
    <ul className="pb-10 [&_mark]:bg-transparent [&_mark]:bg-[linear-gradient(transparent_48%,var(--color-curb-200)_48%_92%,transparent_92%)] [&_mark]:text-inherit">
      {posts.map((post) => (
        <li key={post.slug} className="border-t border-line-strong">
          <PostRow
            post={post}
            className="max-sm:items-start"
            title={<MarkedText text={post.title_marked} />}
            author={
              <AuthorName post={post}>
                <MarkedText text={post.author_marked} />
              </AuthorName>
            }
          >
            <p className="max-w-[66ch] text-sm text-text-2 lg:text-base">
              <MarkedText text={withEllipses(post)} />
            </p>
          </PostRow>
        </li>
      ))}
    </ul>
  );
}

function withEllipses({ snippet, excerpt }: FoundPost): string {
  const plain = plainText(snippet);
  if (plain === excerpt) return snippet;
  const start = excerpt.startsWith(plain.slice(0, 20)) ? "" : "… ";
  const end = /[.!?…]["”’)]*$/.test(plain) ? "" : " …";
  return start + snippet + end;
}
