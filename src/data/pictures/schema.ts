import * as z from "zod/mini";
import { backendOrigin } from "@/lib/supabase/backend-origin";
import { env } from "@/lib/env";

const pictureType = z.enum(["image/webp", "image/jpeg"]);
export type PictureType = z.infer<typeof pictureType>;

/** A picture of the media library. */
export const pictureSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Empty for a decorative one, null until somebody has said what it shows. */
  alt: z.nullable(z.string()),
  /** In pixels, in the largest stored size. */
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
  type: pictureType,
  /** The sum of all sizes; null before they have arrived. */
  bytes: z.nullable(z.number()),
  arrived_at: z.nullable(z.string()),
  archived_at: z.nullable(z.string()),
  created_at: z.string(),
  version: z.number(),
});
export type Picture = z.infer<typeof pictureSchema>;

const PICTURES_BUCKET = "pictures";

export const pictureObject = ({ id, type }: Pick<Picture, "id" | "type">, width: number) =>
  `${id}/${width}.${type === "image/webp" ? "webp" : "jpg"}`;

/** Where visitors read it in one of its widths: a path on this site, where the site serves the storage itself. */
export function pictureAddress(picture: Pick<Picture, "id" | "type">, width: number): string {
  const origin = env.supabaseUrl === null ? "" : backendOrigin();
  return `${origin}/storage/v1/object/public/${PICTURES_BUCKET}/${pictureObject(picture, width)}`;
}
