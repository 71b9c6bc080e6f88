import { useCallback, useEffect, useRef, useState } from "react";
import type { PostFormValues } from "../post-form-schema";
import { dropCopy, writeCopy } from "./post-copy";

const DELAY_MS = 400;

type OwnCopyInput = {
  postId: string;
  slot: string;
  /** The stored version the words stand on; null for a post that was never saved. */
  version: string | null;
  values: PostFormValues;
  isDirty: boolean;
};

export type OwnCopy = {
  /** True once the browser refused to keep what was typed. */
  isRefused: boolean;
  /** What is typed is thrown away on purpose; nothing more is kept. */
  discard: () => void;
};

/**
 * Keeps what is typed in this browser, at most 400 ms behind, and at once when the page may be
 * about to go. The copy goes when the form holds nothing that is not saved.
 */
export function useOwnCopy(input: OwnCopyInput): OwnCopy {
  const { postId, slot, version, values, isDirty } = input;
  const latest = useRef(input);
  const written = useRef("");
  const isDiscarded = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const [isRefused, setIsRefused] = useState(false);

  useEffect(() => {
    latest.current = input;
  });

  const flush = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    const current = latest.current;
    if (isDiscarded.current) return;
    if (!current.isDirty) {
      written.current = "";
      dropCopy(current.postId, current.slot);
      setIsRefused(false);
      return;
    }
    const state = JSON.stringify([current.version, current.values]);
    if (state === written.current) return;
    const isKept = writeCopy({
      format: 1,
      postId: current.postId,
      slot: current.slot,
      baseVersion: current.version,
      savedAt: new Date().toISOString(),
      values: current.values,
    });
    if (isKept) written.current = state;
    setIsRefused(!isKept);
  }, []);

  useEffect(() => {
    // Counted from the first change, not the last: someone who never pauses is kept too.
    timer.current ??= setTimeout(flush, DELAY_MS);
  }, [flush, postId, slot, version, values, isDirty]);

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
    dropCopy(latest.current.postId, latest.current.slot);
  }, []);
  return { isRefused, discard };
}
