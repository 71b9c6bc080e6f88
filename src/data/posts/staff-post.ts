import * as z from "zod/mini";
import type { Database } from "@/lib/database.types";

/** A post as it is stored. Its `updated_at`, to the letter, is the version that a save compares. */
export type StaffPost = Omit<Database["public"]["Tables"]["blogs"]["Row"], "author_slug">;

/** Whatever is missing becomes an empty field, so that the post can be opened and mended. */
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
  read_time: text,
  published: z.catch(z.boolean(), false),
  publish_at: optionalText,
  created_at: text,
  updated_at: text,
});

/** A row of the view `deleted_posts`, whose columns the generated types all call nullable. */
export const deletedPostSchema = z.object({
  id: z.string().check(z.minLength(1)),
  title: text,
  slug: text,
  author: text,
  category: text,
  image_url: optionalText,
  deleted_at: optionalText,
  /** Null when it was not a person on the staff list. */
  deleted_by: optionalText,
});

export type DeletedPost = z.infer<typeof deletedPostSchema>;

/** The rows that can be read as such; one bad row must not blank a list. */
export function readRows<Row>(schema: z.ZodMiniType<Row>, rows: readonly unknown[]): Row[] {
  return rows.flatMap((row) => {
    const read = schema.safeParse(row);
    return read.success ? [read.data] : [];
  });
}
