import type { TFunction } from "i18next";
import { formatList } from "@/lib/format/format";
import { MOST_INLINE_KILOBYTES, type PictureError } from "./check-pictures";
import { FEATURED, type Picture } from "./post-pictures";
import { LIMIT_SECONDS } from "./use-picture-check";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";

const SHOWN_MS = 15_000;

/** Warns after publishing, because the site promises no third-party requests. */
export function useHostWarning() {
  const { t } = useTranslation();
  return (hosts: readonly string[]) => {
    if (hosts.length === 0) return;
    toast.warning(hostWarning(hosts, t), { duration: SHOWN_MS });
  };
}

/** Why readers would not see it, and how to fix it. */
export function errorLabel(error: PictureError, t: TFunction): string {
  switch (error.kind) {
    case "missing":
      return t("It has no address. Put the picture in again.");
    case "one-tab":
      return t(
        "Its address (blob:) is known only to the tab it was copied in. Put the picture on the web and use its address there.",
      );
    case "own-computer":
      return t(
        "It is on somebody’s own computer. Put the picture on the web and use its address there.",
      );
    case "too-big":
      return t(
        "It is written into the text (data:) and takes {{kilobytes}} KB; at most {{most}} KB may be. Put the picture on the web and use its address there.",
        { kilobytes: error.kilobytes, most: MOST_INLINE_KILOBYTES },
      );
    case "refused":
      return t("A post cannot hold a picture whose address begins with {{scheme}}", error);
    case "broken":
      return t("It does not load: nothing answers there, or what answers is not a picture.");
    case "unknown":
      return navigator.onLine
        ? t("No answer within {{seconds}} seconds.", { seconds: LIMIT_SECONDS })
        : t("You are offline.");
  }
}

/** Names the hosts, to identify the pictures. */
export const hostWarning = (hosts: readonly string[], t: TFunction): string =>
  t(
    "Pictures come from {{hosts}}. Every reader’s browser will ask there, though this site promises requests to nobody else. They are better kept on this site.",
    { hosts: formatList(hosts) },
  );

export function placeLabel({ number, heading }: Picture, t: TFunction): string {
  if (number === FEATURED) return t("The featured image");
  return heading === ""
    ? t("Picture {{number}} in the text", { number })
    : t("Picture {{number}} in the text, under “{{heading}}”", { number, heading });
}
