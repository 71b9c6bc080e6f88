import * as z from "zod/mini";
import type { PostFormValues } from "../form/post-form-schema";

const CHANNEL = "curbfront.post-preview";

const helloSchema = z.object({ kind: z.literal("hello"), postId: z.string() });
const postSchema = z.object({
  kind: z.literal("post"),
  postId: z.string(),
  isDirty: z.boolean(),
  // Sent by the same build, so only its presence is checked.
  values: z.custom<PostFormValues>((value) => typeof value === "object" && value !== null),
});

export type PreviewMessage = z.infer<typeof helloSchema> | z.infer<typeof postSchema>;

const messageSchema = z.union([helloSchema, postSchema]);

type PreviewChannel = { send: (message: PreviewMessage) => void; close: () => void };

export function openPreviewChannel(listener: (message: PreviewMessage) => void): PreviewChannel {
  if (typeof BroadcastChannel === "undefined") return { send: () => {}, close: () => {} };
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }) => {
    const message = messageSchema.safeParse(data).data;
    if (message !== undefined) listener(message);
  });
  return { send: (message) => channel.postMessage(message), close: () => channel.close() };
}
