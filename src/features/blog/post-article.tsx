import {
  useMemo,
  use,
  useState,
  useEffect,
  useRef,
  type MouseEvent,
  type SyntheticEvent,
} from "react";
import { useTranslation } from "react-i18next";
import { Share2 } from "lucide-react";
import { Avatar } from "@/components/ui/avatar";
import type { Post } from "@/data/posts/published-post";
import { articleHtml } from "./article/article-html";
import { authorContent } from "./article/author-content";
import { AuthorName } from "./article/author-name";
import { PostContents } from "./article/post-contents";
import { PostHead } from "./article/post-head";
import { cn } from "@/lib/cn";
import { pictureSet } from "@/lib/pictures/picture-widths";
import { PictureSource } from "@/components/picture-source";
import { CopyLink } from "@/components/copy-link";
import { Button } from "@/components/ui/button";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { paths } from "@/lib/paths";
import { trustedHtml } from "@/lib/html/trusted-types";
import "@/styles/prose.css";

export function PostArticle({ post }: { post: Post }) {
  const { html, contents } = useArticleHtml(post.full_content);
  return (
    <article>
      <PostHead post={post} />
      {post.image_url && <PostBanner src={post.image_url} alt={post.image_alt} />}
      <div className="wrap grid grid-cols-[minmax(0,700px)] justify-center gap-7 pt-5 pb-10 lg:grid-cols-[210px_minmax(0,680px)] lg:justify-start lg:gap-12 lg:py-16 xl:gap-16 print:block print:py-4">
        <div
          className={cn(
            // Room for the focus ring, which the scroll box would cut.
            "lg:sticky lg:top-26 lg:-m-1.5 lg:max-h-[calc(100vh-124px)] lg:self-start lg:overflow-y-auto lg:p-1.5 print:hidden",
            contents.length < 2 && "max-lg:hidden",
          )}
        >
          <PostContents contents={contents} />
          <PostShare post={post} place="rail" />
        </div>
        <div>
          <ShortVersion post={post} />
          <PostProse html={html} />
          <PostFoot post={post} />
        </div>
      </div>
    </article>
  );
}

function useArticleHtml(full_content: string) {
  const { t } = useTranslation();
  return useMemo(
    () =>
      articleHtml(full_content, {
        table: (name) => (name ? t("Table: {{name}}", { name }) : t("Table")),
        code: t("Code"),
        linkTo: (heading) => t("Link to “{{heading}}”", { heading }),
      }),
    [full_content, t],
  );
}

function ShortVersion({ post: { content, excerpt } }: { post: Post }) {
  const { t } = useTranslation();
  if (content === "" || content === excerpt) return null;
  return (
    <aside
      className="mb-9 border-l-6 border-curb-400 bg-concrete-100 px-6 py-5 wrap-anywhere"
      aria-labelledby="post-short"
    >
      <h2 className="mb-1.5 font-sans text-sm/snug font-bold print:text-[1em]!" id="post-short">
        {t("In short")}
      </h2>
      <p className="whitespace-pre-line">{content}</p>
    </aside>
  );
}

function PostFoot({ post }: { post: Post }) {
  const { t } = useTranslation();
  const content = authorContent(post.author_slug);
  return (
    <footer className="mt-12 flex flex-wrap items-center gap-4 border-t-2 border-text pt-5 text-base wrap-anywhere">
      <Avatar className="size-12 bg-spruce-800 text-body text-white" name={post.author} />
      <div className="flex-[1_1_12rem]">
        <AuthorName post={post}>{t("Written by {{author}}.", { author: post.author })}</AuthorName>
        {content && <p className="max-w-[52ch] text-sm text-muted">{t(content.line)}</p>}
      </div>
      <PostShare post={post} place="foot" />
    </footer>
  );
}

const isBroken = (image: HTMLImageElement | null) =>
  image !== null && image.complete && image.naturalWidth === 0;

function PostBanner({ src, alt }: { src: string; alt: string }) {
  const sourceOf = use(PictureSource);
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const leaveOut = () => setBrokenSrc(src);
  if (brokenSrc === src) return null;
  return (
    <div className="wrap max-md:px-0 print:px-gutter" data-slot="post-banner">
      <img
        // Prerendered pictures may have failed before hydration.
        ref={(image) => {
          if (isBroken(image)) leaveOut();
        }}
        className="block aspect-[720/400] h-auto w-full bg-sky-100 object-cover object-[50%_20%] md:aspect-[1280/480] md:rounded-md print:w-[8cm]"
        {...pictureSet(src, "(min-width: 85rem) 80rem, 100vw")}
        src={sourceOf(src)}
        suppressHydrationWarning
        alt={alt}
        width={720}
        height={430}
        fetchPriority="high"
        onError={leaveOut}
      />
    </div>
  );
}

type PostShareProps = {
  post: Pick<Post, "title" | "excerpt" | "slug">;
  place: "rail" | "foot";
};

const shareButton = "gap-2 px-3.5";

/** The system's share sheet, if available, and a copy button. */
export function PostShare({ post, place }: PostShareProps) {
  const { t } = useTranslation();
  const canShare = useIsHydrated() && typeof navigator.share === "function";
  const path = paths.blogPost(post.slug);

  const share = async (copy: () => Promise<void>) => {
    const url = new URL(path, location.origin).href;
    try {
      await navigator.share({ title: post.title, text: post.excerpt, url });
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
    }
  };
  return (
    <div className={place === "rail" ? "mt-6 max-lg:hidden" : "lg:hidden"} data-print="no">
      <CopyLink
        className="gap-x-3"
        buttonClassName={shareButton}
        path={path}
        done={t("Link copied.")}
      >
        {(copy) =>
          canShare && (
            <Button variant="secondary" className={shareButton} onClick={() => void share(copy)}>
              <Share2 size={18} aria-hidden />
              {t("Share")}
            </Button>
          )
        }
      </CopyLink>
    </div>
  );
}

const COPIED_SHOWN_MS = 2_500;

const markBroken = (image: HTMLImageElement) => image.classList.add("is-broken");

const handleError = ({ target }: SyntheticEvent) => {
  if (target instanceof HTMLImageElement) markBroken(target);
};

function PostProse({ html }: { html: string }) {
  const { t } = useTranslation();
  const proseRef = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState("");
  // React writes the HTML again whenever this is another object.
  const trusted = useMemo(() => trustedHtml(html), [html]);

  // Prerendered pictures may have failed before hydration.
  useEffect(() => {
    for (const image of proseRef.current?.querySelectorAll("img") ?? []) {
      if (image.complete && image.naturalWidth === 0) markBroken(image);
    }
  }, [html]);

  /** A heading's link navigates and copies its address. */
  const copyAnchor = async ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link?.classList.contains("prose-anchor")) return;
    try {
      await navigator.clipboard.writeText(link.href);
      const message = t("Link copied");
      link.dataset.copied = message;
      setTimeout(() => delete link.dataset.copied, COPIED_SHOWN_MS);
      setCopied(message);
    } catch {
      // The browser has followed the link, so its address is in the address bar.
      setCopied(t("The link is in the address bar."));
    }
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links in it are pressed */}
      <div
        ref={proseRef}
        className="prose"
        dangerouslySetInnerHTML={{ __html: trusted }}
        onClick={(event) => void copyAnchor(event)}
        onErrorCapture={handleError}
      />
      <p className="sr-only" role="status">
        {copied}
      </p>
    </>
  );
}
