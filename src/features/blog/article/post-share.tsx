import { Share2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CopyLink } from "@/components/copy-link";
import { Button } from "@/components/ui/button";
import type { Post } from "@/data/posts/published-post";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { paths } from "@/lib/paths";

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
