import { useEffect, useRef } from "react";
import type { FormNow } from "../recovery/use-own-copy";
import { openPreviewChannel } from "./preview-channel";

const DELAY_MS = 200;

/** Sends the typed post to open previews on every change, and on request. */
export function usePreviewFeed(postId: string, read: () => FormNow, signal: unknown): void {
  const reader = useRef(read);
  const send = useRef(() => {});
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  useEffect(() => {
    reader.current = read;
  });

  useEffect(() => {
    const channel = openPreviewChannel((message) => {
      if (message.kind === "hello" && message.postId === postId) send.current();
    });
    send.current = () => {
      timer.current = null;
      const { values, isDirty } = reader.current();
      channel.send({ kind: "post", postId, values, isDirty });
    };
    return () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = null;
      send.current = () => {};
      channel.close();
    };
  }, [postId]);

  useEffect(() => {
    timer.current ??= setTimeout(() => send.current(), DELAY_MS);
  }, [signal]);
}
