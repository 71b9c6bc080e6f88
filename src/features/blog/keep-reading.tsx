import { ArrowLeft, ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { TextLink } from "@/components/text-link";
import type { Neighbour, PostsAround } from "@/data/posts/published-post-queries";
import { paths } from "@/lib/paths";
import { PostCover, PostTeaser, PostTitle, PostMeta } from "./post-link";
import type { ReactNode } from "react";
import { Unbroken } from "@/components/unbroken";
import { cn } from "@/lib/cn";

export function KeepReading({ around }: { around: PostsAround }) {
  const { t } = useTranslation();
  const { previous, next } = around;
  // A post is listed once, although neighbors may also be related.
  const others = around.related.filter(
    ({ slug }) => slug !== previous?.slug && slug !== next?.slug,
  );
  const [first, ...rest] = others.length > 0 ? others : around.related;
  return (
    <section
      className="bg-concrete-100 py-10 wrap-anywhere sm:py-14"
      aria-labelledby="keep-reading"
      data-print="no"
    >
      <div className="wrap">
        <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 className="h2" id="keep-reading">
            {t("Keep reading")}
          </h2>
          <TextLink variant="painted" to={paths.blog}>
            {t("All posts")}
          </TextLink>
        </div>
        {first && (
          <div
            className={cn(
              "grid gap-6 lg:gap-12",
              rest.length > 0 ? "lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]" : "max-w-184",
            )}
          >
            <PostTeaser className="grid grid-cols-[7.5rem_1fr] items-center gap-4 self-start sm:grid-cols-2 sm:gap-6">
              <PostCover
                src={first.image_url}
                sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 7.5rem"
                className="rounded-sm"
              />
              <div>
                <PostMeta post={first} />
                <PostTitle post={first} level={3} className="mt-1 text-xl/tight sm:mt-2 sm:text-h3">
                  {first.title}
                </PostTitle>
              </div>
            </PostTeaser>
            {rest.length > 0 && (
              <div className="grid content-start gap-5 border-line-strong max-lg:border-t max-lg:pt-6 sm:gap-6 lg:border-l lg:pl-8">
                {rest.map((post) => (
                  <PostTeaser
                    key={post.slug}
                    className="border-line-strong not-first:border-t not-first:pt-5 sm:not-first:pt-6"
                  >
                    <PostMeta post={post} />
                    <PostTitle
                      post={post}
                      level={3}
                      className="mt-1 text-lg/tight sm:mt-2 sm:text-xl/tight"
                    >
                      {post.title}
                    </PostTitle>
                    <p className="mt-1 text-sm text-muted max-sm:hidden">{post.excerpt}</p>
                  </PostTeaser>
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

type NeighboursProps = Pick<PostsAround, "previous" | "next">;

function Neighbours({ previous, next }: NeighboursProps) {
  const { t } = useTranslation();
  return (
    <nav
      className="mt-7 grid grid-cols-2 gap-x-6 border-t-2 border-text sm:mt-10 lg:gap-x-12"
      aria-label={t("Previous and next post")}
    >
      {previous && (
        <NeighbourLink post={previous} rel="prev">
          <ArrowLeft size={18} aria-hidden />
          {t("Previous post")}
        </NeighbourLink>
      )}
      {next && (
        <NeighbourLink post={next} rel="next">
          {t("Next post")}
          <ArrowRight size={18} aria-hidden />
        </NeighbourLink>
      )}
    </nav>
  );
}

type NeighbourLinkProps = { post: Neighbour; rel: "prev" | "next"; children: ReactNode };

function NeighbourLink({ post, rel, children }: NeighbourLinkProps) {
  const isNext = rel === "next";
  return (
    <Link
      className={cn(
        "group grid content-start gap-1 border-line-strong py-4.5 leading-snug no-underline",
        isNext && "col-start-2 justify-items-end text-right",
      )}
      to={paths.blogPost(post.slug)}
      rel={rel}
    >
      <span className="flex items-center gap-1.5 text-sm text-muted">{children}</span>
      <b className="font-semibold text-balance decoration-curb-500 decoration-[0.12em] underline-offset-[0.14em] group-hover:underline">
        <Unbroken text={post.title} />
      </b>
    </Link>
  );
}
