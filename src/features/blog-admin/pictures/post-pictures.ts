import type { StaffPost } from "@/data/posts/staff-post";
import { trustedHtml } from "@/lib/html/trusted-types";

/** What of a post its pictures stand in, as it is typed or stored. */
export type PostWithPictures = Pick<StaffPost, "id" | "title" | "full_content" | "image_url">;

export type Picture = {
  /** Counts from 1 through the text; 0 is the featured image. */
  number: number;
  /** Its address as it was written; empty when it has none. */
  src: string;
  /** Its alternative text, or the name of its file; empty when it has neither. */
  name: string;
  /** The last heading before it; empty when there is none. */
  heading: string;
};

export const FEATURED = 0;

/** "roof.jpg" of "https://a.example/pictures/roof.jpg?size=2". */
function fileName(src: string): string {
  if (/^(data|blob):/i.test(src)) return "";
  const path = src.replace(/[?#].*$/, "");
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Every picture a reader is to see, in the order of the page. */
export function picturesOf(post: Pick<PostWithPictures, "full_content" | "image_url">): Picture[] {
  const pictures: Picture[] = [];
  const featured = post.image_url?.trim() ?? "";
  if (featured !== "") {
    pictures.push({ number: FEATURED, src: featured, name: fileName(featured), heading: "" });
  }
  // A document of its own, in which nothing is loaded and nothing runs.
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
