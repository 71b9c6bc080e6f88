import { Share2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CopyLink } from "@/components/copy-link";
import { Button } from "@/components/ui/button";
import type { Post } from "@/data/posts/published/published-post";
import { useBehavior } from "@/hooks/use-behavior";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { sharePost } from "./share-behavior";

type PostShareProps = { post: Post; place: "rail" | "foot" };

const shareButton = "gap-2 px-3.5";

/** The address bar has the link as well. */
export function PostShare({ post, place }: PostShareProps) {
  const { t } = useTranslation();
  const ref = useBehavior<HTMLDivElement>(sharePost);
  return (
    <div
      className={cn(place === "rail" ? "mt-6 max-lg:hidden" : "lg:hidden")}
      ref={ref}
      data-behavior="share"
      data-title={post.title}
      data-excerpt={post.excerpt}
      data-path={paths.blogPost(post.slug)}
      data-print="no"
    >
      <CopyLink className="gap-x-3" buttonClassName={shareButton}>
        <Button variant="secondary" className={shareButton} data-share hidden>
          <Share2 size={18} aria-hidden />
          {t("Share")}
        </Button>
      </CopyLink>
    </div>
  );
}
