import type { Post } from "@/data/posts/published-post";
import { readTime } from "@/lib/html/read-time";
import type { PostFormValues } from "../form/post-form-schema";

/** The typed post as the public page expects it; an untitled post gets `placeholder`. */
export function articleOf(id: string, values: PostFormValues, placeholder: string): Post {
  return {
    id,
    title: values.title.trim() || placeholder,
    slug: values.slug,
    excerpt: values.excerpt.trim(),
    content: values.content.trim(),
    full_content: values.full_content,
    author: values.author.trim(),
    author_slug: "",
    category: values.category,
    image_url: values.image_url.trim() || null,
    image_alt: values.image_alt ?? "",
    read_time: readTime(values.full_content),
    publish_at: values.publish_at || new Date().toISOString(),
    updated_at: null,
  };
}
