import * as z from "zod/mini";

/** A file as a conversation or a record shows it. */
export const attachedFileSchema = z.object({
  id: z.string(),
  bucket: z.string(),
  object_id: z.string(),
  name: z.string(),
  /** By its content; "application/octet-stream" where that says nothing. */
  type: z.string(),
  /** In bytes. */
  size: z.number(),
  /** In pixels; null for what is no picture. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** By which the text of a mail refers to it. */
  content_id: z.optional(z.nullable(z.string())),
});
export type AttachedFile = z.infer<typeof attachedFileSchema>;

/** A file that waits to be attached. */
export const draftFileSchema = z.extend(attachedFileSchema, {
  /** Null while its upload has not ended, or was interrupted. */
  arrived_at: z.nullable(z.string()),
});
export type DraftFile = z.infer<typeof draftFileSchema>;

export const addedFileSchema = z.object({
  id: z.string(),
  bucket: z.string(),
  object_id: z.string(),
  /** False until its content was uploaded and looked at. */
  has_arrived: z.boolean(),
});

/** Where files are added. */
export type FilePlace = {
  entity: "leads" | "clients" | "tickets";
  recordId: string;
  /** The composer in which they wait; null for photos of a client, which are attached to nothing. */
  composer: "message" | "note" | null;
};

/** In bytes. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;
