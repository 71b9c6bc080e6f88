import { Link } from "react-router-dom";
import type { FoundPost } from "@/data/post-list";
import { paths } from "@/lib/paths";
import { MarkedText, plainText } from "./marked-text";
import { PostCover } from "../post-cover";
import { PostMeta } from "../post-meta";

/** What a search found, with the words that matched. */
export function FoundRows({ posts }: { posts: FoundPost[] }) {
  return (
    <ul className="post-rows post-rows-found">
      {posts.map((post) => (
        <li key={post.id}>
          <Link className="post-link" to={paths.blogPost(post.slug)}>
            <PostMeta post={post} isStacked />
            <div>
              <h2>
                <MarkedText text={post.titleMarked} />
              </h2>
              <p>
                <MarkedText text={withEllipses(post)} />
              </p>
            </div>
            <PostCover src={post.imageUrl} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Shows that a snippet is cut from the middle of the text. */
function withEllipses({ snippet, excerpt }: FoundPost): string {
  const plain = plainText(snippet);
  if (plain === excerpt) return snippet;
  const start = excerpt.startsWith(plain.slice(0, 20)) ? "" : "… ";
  const end = /[.!?…]["”’)]*$/.test(plain) ? "" : " …";
  return start + snippet + end;
}
