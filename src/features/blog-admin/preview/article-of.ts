import type { Post } from "@/data/posts/posts";
import { readTime } from "@/lib/html/read-time";
import type { PostFormValues } from "../form/post-form-schema";

/** What is typed, as the public page takes it; a post without a title gets `placeholder`. */
export function articleOf(id: string, values: PostFormValues, placeholder: string): Post {
  return {
    id,
    title: values.title.trim() || placeholder,
    slug: values.slug,
    excerpt: values.excerpt.trim(),
    content: values.content.trim(),
    fullContent: values.fullContent,
    author: values.author.trim(),
    category: values.category,
    imageUrl: values.imageUrl.trim() || null,
    readTime: readTime(values.fullContent),
    publishedAt: values.publishAt || new Date().toISOString(),
    updatedAt: null,
  };
}
