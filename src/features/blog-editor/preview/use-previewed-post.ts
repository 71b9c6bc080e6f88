import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { staffPostQuery } from "@/data/posts/queries";
import { postFormOf, type PostFormValues } from "../form/post-form-schema";
import { isCopyKey, newestCopyOf } from "../recovery/post-copy";
import { openPreviewChannel } from "./preview-channel";

export type PreviewedPost = {
  values: PostFormValues;
  /** Whether it contains unsaved input. */
  isUnsaved: boolean;
};

type Live = { postId: string; post: PreviewedPost };

function fromCopy(postId: string): PreviewedPost | null {
  const copy = newestCopyOf(postId);
  return copy && { values: copy.values, isUnsaved: true };
}

/** From the open editor, a recovery copy, or the database. Null without any, undefined while loading. */
export function usePreviewedPost(postId: string): PreviewedPost | null | undefined {
  const [live, setLive] = useState<Live | null>(null);
  const [copy, setCopy] = useState(() => fromCopy(postId));
  const stored = useQuery({ ...staffPostQuery(postId), retry: false });

  useEffect(() => {
    const channel = openPreviewChannel((message) => {
      if (message.kind !== "post" || message.postId !== postId) return;
      const { values, isDirty } = message;
      setLive({ postId, post: { values, isUnsaved: isDirty } });
    });
    channel.send({ kind: "hello", postId });
    const readCopy = ({ key }: StorageEvent) => {
      if (key === null || isCopyKey(key, postId)) setCopy(fromCopy(postId));
    };
    window.addEventListener("storage", readCopy);
    return () => {
      channel.close();
      window.removeEventListener("storage", readCopy);
    };
  }, [postId]);

  if (live?.postId === postId) return live.post;
  if (copy !== null) return copy;
  if (stored.data) return { values: postFormOf(stored.data), isUnsaved: false };
  return stored.isPending ? undefined : null;
}
