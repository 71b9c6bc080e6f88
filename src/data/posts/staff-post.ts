import * as z from "zod/mini";
import type { Database } from "@/lib/database.types";

/** A stored post. Saves compare the exact text of `updated_at` as the version. */
export type StaffPost = Omit<Database["public"]["Tables"]["blogs"]["Row"], "author_slug">;

/** Missing fields become empty, so that the post can be opened and repaired. */
const text = z.catch(z.string(), "");
const optionalText = z.catch(z.nullable(z.string().check(z.minLength(1))), null);

export const staffPostSchema: z.ZodMiniType<StaffPost> = z.object({
  id: z.string().check(z.minLength(1)),
  title: text,
  slug: text,
  excerpt: text,
  content: text,
  full_content: text,
  author: text,
  category: text,
  image_url: optionalText,
  image_alt: z.catch(z.nullable(z.string()), null),
  read_time: text,
  published: z.catch(z.boolean(), false),
  publish_at: optionalText,
  created_at: text,
  updated_at: text,
});

/** A row of the view `deleted_posts`, whose columns the generated types call nullable. */
export const deletedPostSchema = z.object({
  id: z.string().check(z.minLength(1)),
  title: text,
  slug: text,
  author: text,
  category: text,
  image_url: optionalText,
  deleted_at: optionalText,
  deleted_by: optionalText,
});

export type DeletedPost = z.infer<typeof deletedPostSchema>;

/** Skips invalid rows, because one bad row must not empty a list. */
export function readRows<Row>(schema: z.ZodMiniType<Row>, rows: readonly unknown[]): Row[] {
  return rows.flatMap((row) => {
    const read = schema.safeParse(row);
    return read.success ? [read.data] : [];
  });
}
