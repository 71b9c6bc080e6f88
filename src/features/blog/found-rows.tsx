import { Link } from "react-router-dom";
import type { FoundPost } from "@/data/post-list";
import { paths } from "@/lib/paths";
import { MarkedText } from "./marked-text";
import { PostCover } from "./post-cover";
import { PostMeta } from "./post-meta";

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
                <MarkedText text={post.snippet} />
              </p>
            </div>
            <PostCover src={post.imageUrl} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
