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
  /** Says what a photo of a client shows. */
  caption: z.optional(z.nullable(z.string())),
});
export type AttachedFile = z.infer<typeof attachedFileSchema>;

/** A file that waits to be attached. */
export const draftFileSchema = z.extend(attachedFileSchema, {
  /** Null while its upload has not ended, or was interrupted. */
  arrived_at: z.nullable(z.string()),
});
export type DraftFile = z.infer<typeof draftFileSchema>;

/** A file among a client's photos. */
export const photoSchema = z.extend(attachedFileSchema, {
  caption: z.nullable(z.string()),
  created_at: z.string(),
});
export type Photo = z.infer<typeof photoSchema>;

/** A file that a client sent with a mail. */
export const mailedFileSchema = z.extend(attachedFileSchema, {
  sender: z.string(),
  sent_at: z.string(),
  /** Whether it is among the client's photos. */
  is_added: z.boolean(),
});
export type MailedFile = z.infer<typeof mailedFileSchema>;

export const addedFileSchema = z.object({
  id: z.string(),
  bucket: z.string(),
  object_id: z.string(),
  /** False until its content was uploaded and looked at. */
  has_arrived: z.boolean(),
  /** Whether the client has this photo already; the answer is that one. */
  is_known: z.optional(z.boolean()),
});

/** Where files are added. */
export type FilePlace = {
  entity: "leads" | "clients" | "tickets";
  recordId: string;
  /** The composer in which they wait; null for photos of a client, which are attached to nothing. */
  composer: "message" | "note" | null;
};

/** In characters. */
export const MAX_CAPTION = 300;

/** In bytes. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;
