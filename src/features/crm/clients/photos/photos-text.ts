import type { TFunction } from "i18next";

type Listed = { file: string; caption: string | null };
type PhotosText = {
  business: string;
  photos: readonly Listed[];
  /** The names of those that could not be read. */
  unread: readonly string[];
};

/** The list that goes with a client's photos, with line ends that every editor shows. */
export function photosText({ business, photos, unread }: PhotosText, t: TFunction): string {
  const lines = [
    t("Photos of {{client}}", { client: business }),
    "",
    ...photos.flatMap(({ file, caption }) => [file, `  ${caption ?? t("Not described")}`]),
    ...(unread.length === 0 ? [] : ["", t("Not in this archive, because they could not be read:")]),
    ...unread.map((name) => `  ${name}`),
  ];
  return `${lines.join("\r\n")}\r\n`;
}
