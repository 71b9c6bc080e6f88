import { Check, Link2, Share2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { Post } from "@/data/posts/published/published-post";
import { useIsHydrated } from "@/hooks/use-is-hydrated";
import { paths } from "@/lib/paths";
import { cn } from "@/lib/cn";

type PostShareProps = { post: Post; place: "rail" | "foot" };

const addressOf = ({ slug }: Post) => new URL(paths.blogPost(slug), location.origin).href;
const hasShareSheet = () => typeof navigator.share === "function";

/** Nothing but script; the address bar has the link as well. */
const shareButton = "gap-2 px-3.5 noscript:hidden";

/** The device's own share sheet where it has one, and the link to copy everywhere. */
export function PostShare({ post, place }: PostShareProps) {
  const { t } = useTranslation();
  const canShare = useIsHydrated() && hasShareSheet();
  const [copied, setCopied] = useState<"yes" | "refused" | null>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(addressOf(post));
      setCopied("yes");
    } catch {
      setCopied("refused");
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: post.title, text: post.excerpt, url: addressOf(post) });
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
    }
  };

  return (
    <div
      className={cn(
        "flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted",
        place === "rail" ? "mt-6 max-lg:hidden" : "lg:hidden",
      )}
      data-print="no"
    >
      {canShare && (
        <Button variant="secondary" className={shareButton} onClick={() => void share()}>
          <Share2 size={18} aria-hidden />
          {t("Share")}
        </Button>
      )}
      <Button variant="secondary" className={shareButton} onClick={() => void copy()}>
        {copied === "yes" ? <Check size={18} aria-hidden /> : <Link2 size={18} aria-hidden />}
        {t("Copy link")}
      </Button>
      <span role="status">{copied === "yes" && t("Link copied.")}</span>
      {copied === "refused" && <LinkToCopy address={addressOf(post)} />}
    </div>
  );
}

/** For a browser that keeps its clipboard shut. */
function LinkToCopy({ address }: { address: string }) {
  const { t } = useTranslation();
  return (
    <Field
      className="basis-full text-text"
      label={t("Your browser won’t let us copy. Here is the link:")}
    >
      {(control) => (
        <Input
          {...control}
          size="lg"
          readOnly
          value={address}
          ref={(field) => field?.select()}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </Field>
  );
}
