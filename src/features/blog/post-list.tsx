import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { PostCard } from "@/data/posts";
import { paths } from "@/lib/paths";
import { PostCover } from "./post-cover";
import { PostMeta } from "./post-meta";
import "./post-list.css";

type PostListProps = { posts: PostCard[] };

/** The newest post large, the next two side by side, the rest as ruled rows. */
export function PostList({ posts }: PostListProps) {
  const { t } = useTranslation();
  const [lead, ...others] = posts;
  if (lead === undefined) return null;
  const pair = others.length >= 2 ? others.slice(0, 2) : [];
  const rows = others.slice(pair.length);
  return (
    <>
      <Link className="post-link post-lead" to={paths.blogPost(lead.slug)}>
        <PostCover src={lead.imageUrl} isAboveFold />
        <div>
          <PostMeta post={lead} />
          <h2>{lead.title}</h2>
          <p className="lead">{lead.excerpt}</p>
          <p className="post-author">{t("By {{author}}", { author: lead.author })}</p>
        </div>
      </Link>
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
      {rows.length > 0 && (
        <ul className="post-rows">
          {rows.map((post) => (
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
      )}
    </>
  );
}
