import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useProse } from "./use-prose";
import "@/styles/prose.css";

/** The text of a post. `html` comes from articleHtml, which sanitises it. */
export function PostProse({ html }: { html: string }) {
  const { t } = useTranslation();
  const prose = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const labels = {
    copied: t("Link copied"),
    inAddressBar: t("The link is in the address bar."),
  };
  useProse(prose, html, labels, setAnnouncement);
  return (
    <>
      <div className="prose" ref={prose} dangerouslySetInnerHTML={{ __html: html }} />
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  );
}
