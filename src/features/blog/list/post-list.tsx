import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { PostCard } from "@/data/posts";
import { paths } from "@/lib/paths";
import { PostCover } from "../post-cover";
import { PostMeta } from "../post-meta";
import "./post-list.css";

type PostListProps = { posts: PostCard[] };

/** The newest post large, the next two side by side, the rest as ruled rows. */
export function PostList({ posts }: PostListProps) {
  const [lead, ...others] = posts;
  if (lead === undefined) return null;
  const pair = others.length >= 2 ? others.slice(0, 2) : [];
  return (
    <>
      <LeadPost post={lead} />
      {pair.length > 0 && (
        <div className="post-pair">
          {pair.map((post) => (
            <Link key={post.id} className="post-link" to={paths.blogPost(post.slug)}>
              <PostCover src={post.imageUrl} />
              <PostMeta post={post} />
              <h2>{post.title}</h2>
              <p>{post.excerpt}</p>
            </Link>
          ))}
        </div>
      )}
      <PostRows posts={others.slice(pair.length)} />
    </>
  );
}

function LeadPost({ post }: { post: PostCard }) {
  const { t } = useTranslation();
  return (
    <Link className="post-link post-lead" to={paths.blogPost(post.slug)}>
      <PostCover src={post.imageUrl} isAboveFold />
      <div>
        <PostMeta post={post} />
        <h2>{post.title}</h2>
        <p className="lead">{post.excerpt}</p>
        {post.author && (
          <p className="post-author">{t("By {{author}}", { author: post.author })}</p>
        )}
      </div>
    </Link>
  );
}

export function PostRows({ posts }: PostListProps) {
  if (posts.length === 0) return null;
  return (
    <ul className="post-rows">
      {posts.map((post) => (
        <li key={post.id}>
          <Link className="post-link" to={paths.blogPost(post.slug)}>
            <PostMeta post={post} isStacked />
            <div>
              <h2>{post.title}</h2>
              <p>{post.excerpt}</p>
            </div>
            <PostCover src={post.imageUrl} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
