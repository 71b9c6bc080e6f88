import type { StaffPost } from "@/data/posts/staff-post";
import { trustedHtml } from "@/lib/html/trusted-types";

export type PostWithPictures = Pick<StaffPost, "id" | "title" | "full_content" | "image_url">;

export type Picture = {
  /** Counts from 1 in the text; 0 is the featured image. */
  number: number;
  /** As written; may be empty. */
  src: string;
  /** The alternative text, or the file name; may be empty. */
  name: string;
  /** The heading before it; may be empty. */
  heading: string;
};

export const FEATURED = 0;

function fileName(src: string): string {
  if (/^(data|blob):/i.test(src)) return "";
  const path = src.replace(/[?#].*$/, "");
  return path.slice(path.lastIndexOf("/") + 1);
}

export function picturesOf(post: Pick<PostWithPictures, "full_content" | "image_url">): Picture[] {
  const pictures: Picture[] = [];
  const featured = post.image_url?.trim() ?? "";
  if (featured !== "") {
    pictures.push({ number: FEATURED, src: featured, name: fileName(featured), heading: "" });
  }
  // An inert document, in which nothing loads or runs.
  const { body } = new DOMParser().parseFromString(trustedHtml(post.full_content), "text/html");
  let heading = "";
  let number = 0;
  for (const element of body.querySelectorAll("h2, h3, h4, img")) {
    if (element.nodeName !== "IMG") {
      heading = element.textContent.replace(/\s+/g, " ").trim();
      continue;
    }
    number += 1;
    const src = element.getAttribute("src")?.trim() ?? "";
    const alt = element.getAttribute("alt")?.trim() ?? "";
    pictures.push({ number, src, name: alt || fileName(src), heading });
  }
  return pictures;
}
