import { useEffect, useRef } from "react";
import type { PostForm } from "../form/use-post-form";

const AFTER_LAST_KEY_MS = 10_000;

/**
 * Has a draft saved ten seconds after the last change, and as soon as a lost connection is back.
 * `autosave` knows whether there is something to save; `stored` is what the last save made.
 */
export function useAutosave(form: PostForm, stored: unknown, autosave: () => void): void {
  const run = useRef(autosave);
  useEffect(() => {
    run.current = autosave;
  });
  const { watch } = form;
  // Also after a save: what was typed while it was under way has not been saved.
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
