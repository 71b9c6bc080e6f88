import * as z from "zod/mini";
import { isoTime } from "@/data/posts/published-post";
import type { PostInput } from "@/data/posts/save-post";
import type { StaffPost } from "@/data/posts/staff-post";
import { readTime } from "@/lib/html/read-time";
import { cleanForSaving } from "@/lib/html/sanitize-html";
import { SLUG_PATTERN, slugFromTitle } from "@/lib/format/slug";
import { isAltMissing } from "../library/alternative-text";

const required = (message: string) =>
  z.string().check(z.refine((text) => text.trim() !== "", message));

export const MAX_LENGTHS = { title: 300, slug: 1500, author: 120, category: 120 } as const;
/** English, for `t()`. */
const TOO_LONG = "Make it shorter: at most {{longest}} characters.";

/**
 * A full http(s) URL or a path on this site. Browsers read a backslash as a slash and drop tabs, so
 * a path with either may lead to another host.
 */
export function isImageUrl(text: string): boolean {
  if (/^https?:\/\//i.test(text)) return URL.canParse(text);
  return /^\/(?!\/)[^\s\\]+$/.test(text);
}

/** A draft may be incomplete. Messages are English, for `t()`. */
const schemaFor = (isDraft: boolean) => {
  const needed = (message: string) => (isDraft ? z.string() : required(message));
  return z
    .object({
      isNew: z.boolean(),
      title: required("Give the post a title.").check(z.maxLength(MAX_LENGTHS.title, TOO_LONG)),
      slug: z.string().check(z.trim(), z.maxLength(MAX_LENGTHS.slug, TOO_LONG)),
      author: needed("Say who wrote it.").check(z.maxLength(MAX_LENGTHS.author, TOO_LONG)),
      category: needed("Choose a category.").check(z.maxLength(MAX_LENGTHS.category, TOO_LONG)),
      image_url: z.string().check(
        z.trim(),
        z.refine(
          (text) => text === "" || isImageUrl(text),
          "Enter a full address, such as https://example.com/picture.jpg, or leave it empty.",
        ),
      ),
      /** Empty for a decorative picture, null until somebody has said what it shows. */
      image_alt: z.nullable(z.string()),
      excerpt: needed("Write an excerpt: a sentence or two for the list."),
      content: needed("Write the short content."),
      full_content: needed("Write the full content.").check(
        z.refine(
          (html) => html.trim() === "" || cleanForSaving(html).html.trim() !== "",
          "Nothing of this may be in a post, so nothing would be left. Write the full content.",
        ),
      ),
      published: z.boolean(),
      /** The publication time as ISO; empty for "when published". */
      publish_at: z.string(),
    })
    .check(
      z.superRefine(({ isNew, slug }, context) => {
        // A new post's empty slug is made from its title on saving.
        if (slug === "" && isNew) return;
        if (slug === "") {
          context.addIssue({ code: "custom", path: ["slug"], message: "Give the post a slug." });
        } else if (!SLUG_PATTERN.test(slug)) {
          const message = slugFromTitle(slug)
            ? "Use lowercase letters, numbers and hyphens: {{suggestion}}"
            : "Use lowercase letters, numbers and hyphens.";
          context.addIssue({ code: "custom", path: ["slug"], message });
        }
      }),
    );
};

/** Messages are English, for `t()` with what useFieldErrors gives it. */
export const postFormSchema = schemaFor(false);
export const draftFormSchema = schemaFor(true);

export type PostFormValues = z.infer<typeof postFormSchema>;

export function emptyPostForm(author: string): PostFormValues {
  return {
    isNew: true,
    title: "",
    slug: "",
    author,
    category: "",
    image_url: "",
    image_alt: null,
    excerpt: "",
    content: "",
    full_content: "",
    published: false,
    publish_at: "",
  };
}

type StoredFields = Omit<StaffPost, "id" | "created_at" | "updated_at">;

export function postFormOf(post: StoredFields): PostFormValues {
  return {
    isNew: false,
    title: post.title,
    slug: post.slug,
    author: post.author,
    category: post.category,
    image_url: post.image_url ?? "",
    image_alt: post.image_alt,
    excerpt: post.excerpt,
    content: post.content,
    full_content: post.full_content,
    published: post.published,
    publish_at: isoTime(post.publish_at) ?? "",
  };
}

/** The values to store, without the publication date, which is only sent if it was chosen. */
export function postInputOf(values: PostFormValues): Omit<PostInput, "publish_at"> {
  const full_content = cleanForSaving(values.full_content).html;
  const { image_alt: alt } = values;
  return {
    title: values.title.trim(),
    slug: values.slug,
    author: values.author.trim(),
    category: values.category.trim(),
    image_url: values.image_url || null,
    // Blanks say nothing; empty is decorative.
    image_alt: values.image_url && alt !== null && !isAltMissing(alt) ? alt.trim() : null,
    excerpt: values.excerpt.trim(),
    content: values.content.trim(),
    full_content,
    read_time: readTime(full_content),
    published: values.published,
  };
}
