import { useEffect, useRef } from "react";
import type { PostForm } from "../form/use-post-form";

const AFTER_LAST_KEY_MS = 10_000;

/**
 * Autosaves a draft ten seconds after the last change, and when a lost connection returns.
 * `autosave` checks for changes; `stored` is the last saved state.
 */
export function useAutosave(form: PostForm, stored: unknown, autosave: () => void): void {
  const run = useRef(autosave);
  useEffect(() => {
    run.current = autosave;
  });
  const { watch } = form;
  // Also after a save, because there may be newer input.
  useEffect(() => {
    const save = () => run.current();
    let timer = setTimeout(save, AFTER_LAST_KEY_MS);
    const { unsubscribe } = watch(() => {
      clearTimeout(timer);
      timer = setTimeout(save, AFTER_LAST_KEY_MS);
    });
    window.addEventListener("online", save);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener("online", save);
    };
  }, [watch, stored]);
}
