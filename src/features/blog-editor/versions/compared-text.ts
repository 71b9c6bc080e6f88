import { trustedHtml } from "@/lib/html/trusted-types";

const BLOCKS =
  "p,h1,h2,h3,h4,h5,h6,li,blockquote,pre,tr,figure,figcaption,div,ul,ol,table,dt,dd,hr,section,article";

export function visibleText(html: string): string {
  // An inert document: nothing in it loads or runs.
  const { body } = new DOMParser().parseFromString(trustedHtml(html), "text/html");
  for (const hidden of body.querySelectorAll("script,style,template")) hidden.remove();
  for (const image of body.querySelectorAll("img")) {
    image.replaceWith(`[${image.getAttribute("alt") || image.getAttribute("src") || "image"}]`);
  }
  for (const cell of body.querySelectorAll("td,th")) cell.append(" ");
  for (const lineBreak of body.querySelectorAll("br")) lineBreak.replaceWith("\n");
  for (const block of body.querySelectorAll(BLOCKS)) {
    block.prepend("\n");
    block.append("\n");
  }
  const text = body.textContent ?? "";
  return text
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{2,}/g, "\n")
    .trim();
}
