import type { ImageValues } from "../image-dialog";
import { inertBody } from "./tags";

/** A picture as the visual view writes it. */
export function imageHtml({ src, alt, caption, html = {} }: ImageValues): string {
  // Inert, because a picture of the page's own document would load.
  const body = inertBody();
  const image = body.ownerDocument.createElement("img");
  for (const [name, text] of Object.entries({ src, alt, ...html })) image.setAttribute(name, text);
  if (caption === "") return image.outerHTML;
  const figure = body.ownerDocument.createElement("figure");
  const figcaption = body.ownerDocument.createElement("figcaption");
  figcaption.textContent = caption;
  figure.append(image, figcaption);
  return figure.outerHTML;
}
