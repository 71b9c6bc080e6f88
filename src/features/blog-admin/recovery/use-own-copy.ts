import { useCallback, useEffect, useRef, useState } from "react";
import type { PostFormValues } from "../form/post-form-schema";
import { dropCopy, isCopyKept, writeCopy } from "./post-copy";

const DELAY_MS = 400;

/** The form as it is at this very moment, which may be ahead of what is drawn. */
export type FormNow = {
  /** The stored version the words stand on; null for a post that was never saved. */
  version: string | null;
  values: PostFormValues;
  isDirty: boolean;
};

export type OwnCopy = {
  /** True once the browser refused to keep what was typed. */
  isRefused: boolean;
  /** Writes at once. False when what is typed is kept nowhere. */
  flush: () => boolean;
  /** What is typed is thrown away on purpose; nothing more is kept. */
  discard: () => void;
};

type OwnCopyInput = {
  postId: string;
  slot: string;
  read: () => FormNow;
  /** Changes whenever there may be something to write. */
  signal: unknown;
};

/**
 * Keeps what is typed in this browser, at most 400 ms behind, and at once when the page may be
 * about to go. The copy goes when the form holds nothing that is not saved.
 */
export function useOwnCopy({ postId, slot, read, signal }: OwnCopyInput): OwnCopy {
  const reader = useRef(read);
  const written = useRef("");
  const isDiscarded = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const [isRefused, setIsRefused] = useState(false);

  useEffect(() => {
    reader.current = read;
  });

  const flush = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    if (isDiscarded.current) return true;
    const { version, values, isDirty } = reader.current();
    if (!isDirty) {
      written.current = "";
      dropCopy(postId, slot);
      setIsRefused(false);
      return true;
    }
    const state = JSON.stringify([version, values]);
    if (state === written.current && isCopyKept(postId, slot)) return true;
    const isKept = writeCopy({
      format: 1,
      postId,
      slot,
      baseVersion: version,
      savedAt: new Date().toISOString(),
      values,
    });
    if (isKept) written.current = state;
    setIsRefused(!isKept);
    return isKept;
  }, [postId, slot]);

  useEffect(() => {
    // Counted from the first change, not the last: someone who never pauses is kept too.
    timer.current ??= setTimeout(flush, DELAY_MS);
  }, [flush, signal]);

  useEffect(() => {
    const flushIfHidden = () => {
      if (document.visibilityState === "hidden") flush();
    };
    window.addEventListener("pagehide", flush);
    window.addEventListener("blur", flush);
    document.addEventListener("focusout", flush);
    document.addEventListener("visibilitychange", flushIfHidden);
    return () => {
      window.removeEventListener("pagehide", flush);
      window.removeEventListener("blur", flush);
      document.removeEventListener("focusout", flush);
      document.removeEventListener("visibilitychange", flushIfHidden);
      flush();
    };
  }, [flush]);

  const discard = useCallback(() => {
    isDiscarded.current = true;
    dropCopy(postId, slot);
  }, [postId, slot]);
  return { isRefused, flush, discard };
}
