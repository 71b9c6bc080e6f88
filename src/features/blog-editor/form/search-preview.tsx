import { TriangleAlert } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { fullPageTitle, site } from "@/content/company";
import { env } from "@/lib/env";
import { formatList } from "@/lib/format/format";
import { brokenLinks } from "../content-field/paste/links";
import type { ImageState } from "./use-image-state";
import { foreignHostsOf } from "../pictures/check-pictures";
import { hostWarning } from "../pictures/error-labels";
import type { PostFormValues } from "./post-form-schema";
import { DESCRIPTION_ROOM, postWarnings, TITLE_ROOM } from "./post-warnings";

type SearchPreviewProps = {
  values: Pick<
    PostFormValues,
    "title" | "slug" | "excerpt" | "image_url" | "image_alt" | "full_content"
  >;
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

export function SearchPreview({ values, image }: SearchPreviewProps) {
  const { t } = useTranslation();
  const title = values.title.trim() || t("Untitled");
  const fullTitle = fullPageTitle(title);
  const excerpt = values.excerpt.trim();
  const { full_content, image_url } = values;
  const hosts = useMemo(
    () => foreignHostsOf([{ full_content, image_url }]),
    [full_content, image_url],
  );
  const warnings = postWarnings(values, fullTitle, image).map(({ text, values: numbers }) =>
    t(text, numbers),
  );
  const broken = useMemo(() => brokenLinks(full_content), [full_content]);
  if (broken.length > 0) {
    warnings.push(
      t("Links that lead nowhere from here: {{addresses}}. Give them a whole address.", {
        addresses: formatList(broken),
      }),
    );
  }
  if (hosts.length > 0) warnings.push(hostWarning(hosts, t));
  return (
    <Card aria-labelledby="search-preview-title">
      <CardHeader>
        <CardTitle id="search-preview-title">{t("Search and share")}</CardTitle>
      </CardHeader>
      <CardContent className="grid grid-cols-1 gap-4">
        <div className="text-code wrap-anywhere text-text-2">
          <p className="truncate text-xs text-muted">{`${host} › blog › ${values.slug || "…"}`}</p>
          <p className="my-0.5 text-lg/snug text-info">{cut(fullTitle, TITLE_ROOM)}</p>
          <p>{excerpt ? cut(excerpt, DESCRIPTION_ROOM) : t("The excerpt stands here.")}</p>
        </div>
        <div className="overflow-hidden rounded-sm border border-line-strong">
          <img
            className="aspect-[1.91] w-full bg-sunken object-cover"
            src={image.state === "loaded" ? values.image_url.trim() : site.shareImage}
            alt=""
          />
          <div className="border-t border-line px-3 py-2.5">
            <p className="text-xs text-muted">{host}</p>
            <p className="line-clamp-2 leading-snug font-semibold wrap-anywhere">{title}</p>
          </div>
        </div>
        <Lengths fullTitle={fullTitle} excerpt={excerpt} />
        {warnings.length > 0 && (
          <ul className="grid gap-2 text-code/snug text-wait">
            {warnings.map((warning) => (
              <li key={warning} className="flex gap-2">
                <TriangleAlert className="mt-0.5 flex-none" size={16} strokeWidth={2} aria-hidden />
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
