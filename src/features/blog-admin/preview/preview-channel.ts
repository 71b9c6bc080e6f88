import * as z from "zod/mini";
import type { PostFormValues } from "../form/post-form-schema";

const CHANNEL = "curbfront.post-preview";

const helloSchema = z.object({ kind: z.literal("hello"), postId: z.string() });
const postSchema = z.object({
  kind: z.literal("post"),
  postId: z.string(),
  isDirty: z.boolean(),
  // From the same program on the same site; only its presence is checked.
  values: z.custom<PostFormValues>((value) => typeof value === "object" && value !== null),
});

/** A window asks who has the post open; an editor says what stands in it. */
export type PreviewMessage = z.infer<typeof helloSchema> | z.infer<typeof postSchema>;

const messageSchema = z.union([helloSchema, postSchema]);

type PreviewChannel = { send: (message: PreviewMessage) => void; close: () => void };

/** Between the editor and its preview windows, which need no room in storage for this. */
export function openPreviewChannel(listener: (message: PreviewMessage) => void): PreviewChannel {
  if (typeof BroadcastChannel === "undefined") return { send: () => {}, close: () => {} };
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }) => {
    const message = messageSchema.safeParse(data).data;
    if (message !== undefined) listener(message);
  });
  return { send: (message) => channel.postMessage(message), close: () => channel.close() };
}
