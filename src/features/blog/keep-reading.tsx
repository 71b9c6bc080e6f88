import { ArrowLeft, ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { PostCard, PostsAround } from "@/data/posts";
import { paths } from "@/lib/paths";
import { PostCover } from "./post-cover";
import { PostMeta } from "./post-meta";
import "./keep-reading.css";

/** Related posts, and the ones published before and after. */
export function KeepReading({ around }: { around: PostsAround }) {
  const { t } = useTranslation();
  const { previous, next } = around;
  // A post stands here once; with few posts the neighbours are also what is related.
  const others = around.related.filter(({ id }) => id !== previous?.id && id !== next?.id);
  const [first, ...rest] = others.length > 0 ? others : around.related;
  return (
    <section className="keep-reading" aria-labelledby="keep-reading" data-print="no">
      <div className="wrap">
        <div className="keep-reading-head">
          <h2 className="h2" id="keep-reading">
            {t("Keep reading")}
          </h2>
          <Link className="painted-link" to={paths.blog}>
            {t("All posts")}
          </Link>
        </div>
        {first && (
          <div className={rest.length > 0 ? "keep-reading-posts" : "keep-reading-posts is-single"}>
            <Link className="post-link keep-reading-first" to={paths.blogPost(first.slug)}>
              <PostCover src={first.imageUrl} />
              <div>
                <PostMeta post={first} />
                <h3>{first.title}</h3>
              </div>
            </Link>
            {rest.length > 0 && (
              <div className="keep-reading-rest">
                {rest.map((post) => (
                  <Link key={post.id} className="post-link" to={paths.blogPost(post.slug)}>
                    <PostMeta post={post} />
                    <h3>{post.title}</h3>
                    <p className="text-muted">{post.excerpt}</p>
                  </Link>
                ))}
              </div>
            )}
          </div>
        )}
        {(previous ?? next) && <Neighbours previous={previous} next={next} />}
      </div>
    </section>
  );
}

type NeighboursProps = { previous: PostCard | null; next: PostCard | null };

function Neighbours({ previous, next }: NeighboursProps) {
  const { t } = useTranslation();
  return (
    <nav className="post-neighbours" aria-label={t("Previous and next post")}>
      {previous && (
        <Link to={paths.blogPost(previous.slug)} rel="prev">
          <span>
            <ArrowLeft size={18} aria-hidden />
            {t("Previous post")}
          </span>
          <b>{previous.title}</b>
        </Link>
      )}
      {next && (
        <Link className="post-neighbour-next" to={paths.blogPost(next.slug)} rel="next">
          <span>
            {t("Next post")}
            <ArrowRight size={18} aria-hidden />
          </span>
          <b>{next.title}</b>
        </Link>
      )}
    </nav>
  );
}
