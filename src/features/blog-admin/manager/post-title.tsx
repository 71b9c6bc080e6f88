import { useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "@/lib/paths";

type PostTitleProps = { title: string; slug: string; imageUrl: string | null };

/** Picture, title and address: what a row is known by. */
export function PostTitle({ title, slug, imageUrl }: PostTitleProps) {
  const { t } = useTranslation();
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  return (
    <div className="post-title">
      {imageUrl !== null && imageUrl !== brokenUrl ? (
        <img src={imageUrl} alt="" loading="lazy" onError={() => setBrokenUrl(imageUrl)} />
      ) : (
        <span aria-hidden="true" />
      )}
      <div>
        <b>{title || t("Untitled")}</b>
        <span className="cell-note">{paths.blogPost(slug)}</span>
      </div>
    </div>
  );
}
