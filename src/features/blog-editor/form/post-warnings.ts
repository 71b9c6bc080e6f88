import { isAltMissing } from "../library/alternative-text";
import type { ImageState } from "./use-image-state";
import type { PostFormValues } from "./post-form-schema";

/** Search engines usually cut results at this number of characters. */
export const TITLE_ROOM = 60;
export const DESCRIPTION_ROOM = 155;
const DESCRIPTION_LEAST = 70;
/** Below this, the large share card falls back to a small one. */
const SHARE_WIDTH = 600;

const lengthOf = (text: string) => Array.from(text.trim()).length;

type WarnedValues = Pick<PostFormValues, "excerpt" | "image_url" | "image_alt">;
export type Warning = { text: string; values?: Record<string, number> };

function excerptWarning(excerpt: string): Warning | null {
  const length = lengthOf(excerpt);
  if (length === 0) return null;
  if (length < DESCRIPTION_LEAST) {
    return {
      text: "The excerpt is short: {{length}} characters. Search results have room for {{room}}.",
      values: { length, room: DESCRIPTION_ROOM },
    };
  }
  if (length <= DESCRIPTION_ROOM) return null;
  return {
    text: "The excerpt is long: {{length}} characters. Search results cut it at about {{room}}.",
    values: { length, room: DESCRIPTION_ROOM },
  };
}

const altWarning = ({ image_url, image_alt }: WarnedValues): Warning | null =>
  image_url.trim() !== "" && isAltMissing(image_alt)
    ? { text: "The picture has no alternative text. Screen readers say nothing of it." }
    : null;

function imageWarning(url: string, image: ImageState): Warning | null {
  if (image.state === "empty") return { text: "No picture: shares show the company’s own card." };
  if (image.state === "broken")
    return { text: "The picture does not load. Publishing waits until it does." };
  if (url.trim().startsWith("http:")) {
    return { text: "The picture’s address begins with http:. Secure pages may not show it." };
  }
  if (image.state !== "loaded" || image.width === 0 || image.width >= SHARE_WIDTH) return null;
  return {
    text: "The picture is small: {{width}} pixels wide. Share cards want {{least}} or more.",
    values: { width: image.width, least: SHARE_WIDTH },
  };
}

export function postWarnings(
  values: WarnedValues,
  fullTitle: string,
  image: ImageState,
): Warning[] {
  const length = lengthOf(fullTitle);
  const title =
    length <= TITLE_ROOM
      ? null
      : {
          text: "The title is long: {{length}} characters with the brand. Search results cut it at about {{room}}.",
          values: { length, room: TITLE_ROOM },
        };
  const { excerpt, image_url } = values;
  return [
    title,
    excerptWarning(excerpt),
    imageWarning(image_url, image),
    altWarning(values),
  ].filter((warning) => warning !== null);
}
