import type { Database } from "@/lib/database.types";
import type { TestBackend } from "../support/test-backend.ts";

export type NewPost = Database["public"]["Tables"]["blogs"]["Insert"];

export const PUBLISHED_ID = "10000000-0000-4000-8000-000000000001";
export const DRAFT_ID = "10000000-0000-4000-8000-000000000002";
export const CREATED_AT = "2026-01-02T03:04:05.000Z";

export function newPost(fields: Partial<NewPost> = {}): NewPost {
  const id = fields.id ?? crypto.randomUUID();
  return {
    id,
    title: "A title",
    slug: `post-${id}`,
    excerpt: "An excerpt",
    content: "Short content",
    full_content: "<p>Full content</p>",
    author: "An author",
    category: "SEO",
    image_url: null,
    read_time: "1 min read",
    published: false,
    ...fields,
  };
}

export async function resetPosts({ sql }: TestBackend): Promise<void> {
  await sql("delete from public.blogs");
  await sql("delete from public.blog_revisions");
  await sql("delete from public.blog_redirects");
  for (const [id, slug, isPublished] of [
    [PUBLISHED_ID, "published-post", true],
    [DRAFT_ID, "secret-draft", false],
  ] as const) {
    await sql(`insert into public.blogs
      (id, title, slug, excerpt, content, full_content, author, category, read_time, published, created_at, updated_at)
      values ('${id}', 'Title of ${slug}', '${slug}', 'Excerpt', 'Content', '<p>Full</p>', 'Author', 'SEO',
        '1 min read', ${isPublished}, '${CREATED_AT}', '${CREATED_AT}')`);
  }
}

export function storedPosts({ sql }: TestBackend) {
  return sql<{ id: string; slug: string; title: string; published: boolean; created_at: Date }>(
    "select id, slug, title, published, created_at from public.blogs order by slug",
  );
}

export async function addPost(
  { clients }: TestBackend,
  fields: Partial<NewPost> = {},
): Promise<string> {
  const post = newPost(fields);
  await clients.owner.from("blogs").insert(post).throwOnError();
  return post.id;
}
