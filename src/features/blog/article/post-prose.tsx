import { useEffect, useMemo, useRef, useState, type MouseEvent, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { trustedHtml } from "@/lib/html/trusted-types";
import "@/styles/prose.css";

const COPIED_SHOWN_MS = 2_500;

/** A picture that could not be loaded shows its text in a frame. */
const markBroken = (image: HTMLImageElement) => image.classList.add("is-broken");

const handleError = ({ target }: SyntheticEvent) => {
  if (target instanceof HTMLImageElement) markBroken(target);
};

/** The text of a post. `html` comes from articleHtml, which sanitises it. */
export function PostProse({ html }: { html: string }) {
  const { t } = useTranslation();
  const proseRef = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState("");
  // React writes the HTML again whenever this is another object.
  const trusted = useMemo(() => trustedHtml(html), [html]);

  // Pictures of prerendered HTML may have failed before React could hear of it.
  useEffect(() => {
    for (const image of proseRef.current?.querySelectorAll("img") ?? []) {
      if (image.complete && image.naturalWidth === 0) markBroken(image);
    }
  }, [html]);

  /** A heading's link goes to it, as links do, and copies its address on the way. */
  const copyAnchor = async ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link?.classList.contains("prose-anchor")) return;
    try {
      await navigator.clipboard.writeText(link.href);
      const said = t("Link copied");
      link.dataset.copied = said;
      setTimeout(() => delete link.dataset.copied, COPIED_SHOWN_MS);
      setCopied(said);
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
