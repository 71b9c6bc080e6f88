import { TriangleAlert } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { fullPageTitle } from "@/lib/page-title";
import { env } from "@/lib/env";
import { site } from "@/lib/site";
import type { ImageState } from "../featured-image/use-image-state";
import { foreignHostsOf } from "../pictures/check-pictures";
import { hostWarning } from "../pictures/fault-words";
import type { PostFormValues } from "../post-form-schema";
import { DESCRIPTION_ROOM, postWarnings, TITLE_ROOM } from "./post-warnings";
import "./search-preview.css";

type SearchPreviewProps = {
  values: Pick<PostFormValues, "title" | "slug" | "excerpt" | "imageUrl" | "fullContent">;
  image: ImageState;
};

const host = new URL(env.siteUrl).host;

/** Cut at a word, as search engines do. */
function cut(text: string, room: number): string {
  const characters = Array.from(text.trim());
  if (characters.length <= room) return text.trim();
  return `${characters
    .slice(0, room)
    .join("")
    .replace(/\s+\S*$/, "")} …`;
}

/** About how the post comes up in a search and in a shared link, with what to mend. */
export function SearchPreview({ values, image }: SearchPreviewProps) {
  const { t } = useTranslation();
  const title = values.title.trim() || t("Untitled");
  const fullTitle = fullPageTitle(title);
  const excerpt = values.excerpt.trim();
  const { fullContent, imageUrl } = values;
  const hosts = useMemo(() => foreignHostsOf([{ fullContent, imageUrl }]), [fullContent, imageUrl]);
  const warnings = postWarnings(values, fullTitle, image).map(({ text, values: numbers }) =>
    t(text, numbers),
  );
  if (hosts.length > 0) warnings.push(hostWarning(hosts, t));
  return (
    <Card aria-labelledby="search-preview-title">
      <CardHeader>
        <CardTitle id="search-preview-title">{t("Search and share")}</CardTitle>
      </CardHeader>
      <CardContent className="search-preview">
        <div className="search-result">
          <p className="search-result-trail">{`${host} › blog › ${values.slug || "…"}`}</p>
          <p className="search-result-title">{cut(fullTitle, TITLE_ROOM)}</p>
          <p>{excerpt ? cut(excerpt, DESCRIPTION_ROOM) : t("The excerpt stands here.")}</p>
        </div>
        <div className="share-card">
          {image.state === "loaded" ? (
            <img src={values.imageUrl.trim()} alt="" />
          ) : (
            <img src={site.shareImage} alt="" />
          )}
          <div>
            <p className="text-xs text-muted">{host}</p>
            <p className="share-card-title">{title}</p>
          </div>
        </div>
        <Lengths fullTitle={fullTitle} excerpt={excerpt} />
        {warnings.length > 0 && (
          <ul className="search-warnings">
            {warnings.map((warning) => (
              <li key={warning}>
                <TriangleAlert size={16} strokeWidth={2} aria-hidden />
                {warning}
              </li>
            ))}
          </ul>
        )}
      </CardContent>
    </Card>
  );
}

function Lengths({ fullTitle, excerpt }: { fullTitle: string; excerpt: string }) {
  const { t } = useTranslation();
  return (
    <p className="text-xs text-muted tabular-nums">
      {t("Title {{title}} of about {{titleRoom}} characters, excerpt {{excerpt}} of {{room}}.", {
        title: Array.from(fullTitle).length,
        titleRoom: TITLE_ROOM,
        excerpt: Array.from(excerpt).length,
        room: DESCRIPTION_ROOM,
      })}
    </p>
  );
}
