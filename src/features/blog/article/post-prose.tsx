import { useEffect, useMemo, useRef, useState, type MouseEvent, type SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { trustedHtml } from "@/lib/html/trusted-types";
import "@/styles/prose.css";

const COPIED_SHOWN_MS = 2_500;

const markBroken = (image: HTMLImageElement) => image.classList.add("is-broken");

const handleError = ({ target }: SyntheticEvent) => {
  if (target instanceof HTMLImageElement) markBroken(target);
};

export function PostProse({ html }: { html: string }) {
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
