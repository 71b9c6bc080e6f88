import { useCallback, useEffect, useRef, useState } from "react";
import type { PostFormValues } from "../form/post-form-schema";
import { dropCopy, isCopyStored, writeCopy } from "./post-copy";

const DELAY_MS = 400;

/** The form's current state, which may not have rendered yet. */
export type FormNow = {
  version: string | null;
  values: PostFormValues;
  isDirty: boolean;
};

export type OwnCopy = {
  /** True once the browser refused to store it. */
  isRefused: boolean;
  /** Writes at once. False when nothing is stored. */
  flush: () => boolean;
  /** Deletes the copy on purpose, and stops writing. */
  discard: () => void;
};

type OwnCopyInput = {
  postId: string;
  slot: string;
  read: () => FormNow;
  /** Changes whenever there may be something to write. */
  signal: unknown;
};

/** Stores unsaved input in this browser within 400 ms. Deletes it when everything is saved. */
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
    if (state === written.current && isCopyStored(postId, slot)) return true;
    const isStored = writeCopy({
      format: 1,
      postId,
      slot,
      baseVersion: version,
      savedAt: new Date().toISOString(),
      values,
    });
    if (isStored) written.current = state;
    setIsRefused(!isStored);
    return isStored;
  }, [postId, slot]);

  useEffect(() => {
    // Throttled from the first change, so that continuous typing is stored, too.
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
