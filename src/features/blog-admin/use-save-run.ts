import { useEffect, useRef } from "react";
import { PostConflictError } from "@/data/staff-post";
import type { PostFormValues } from "./post-form-schema";
import { useSavePost, type SavedPost } from "./save-post";
import { publishAtToSend } from "./schedule-field/schedule";

export type SaveRun = {
  values: PostFormValues;
  /** The version these words stand on; null for a new post. */
  version: string | null;
  /** What they are saved over. */
  over: PostFormValues;
};

type SaveRunOptions = {
  id: string;
  /** The form as it is at this moment. */
  read: () => PostFormValues;
  onSaved: (saved: SavedPost, run: SaveRun, typedAtStart: PostFormValues) => void;
  onConflict: (error: PostConflictError, run: SaveRun) => void;
  /** Somebody asked for a save while one was under way; it is their turn now. */
  onNext: (published: boolean) => void;
};

/** One save at a time, and no press of a button forgotten. */
export function useSaveRun({ id, read, onSaved, onConflict, onNext }: SaveRunOptions) {
  const save = useSavePost();
  const isBusy = useRef(false);
  const next = useRef<boolean | null>(null);

  const start = (run: SaveRun) => {
    const { values, version, over } = run;
    if (isBusy.current) {
      next.current = values.isPublished;
      return;
    }
    isBusy.current = true;
    const typedAtStart = read();
    const dates = { publishAt: values.publishAt, stored: over };
    const publishAt = publishAtToSend(dates, values.isPublished);
    save.mutate(
      { id, version, values, ...(publishAt === undefined ? {} : { publishAt }) },
      {
        onSuccess: (saved) => onSaved(saved, run, typedAtStart),
        onError: (error) => {
          next.current = null;
          if (error instanceof PostConflictError) onConflict(error, run);
          else console.error("Error saving blog:", error);
        },
        onSettled: () => {
          isBusy.current = false;
        },
      },
    );
  };
  // After the page has drawn what was stored, which the next save stands on.
  useEffect(() => {
    if (save.status !== "success" || next.current === null) return;
    const published = next.current;
    next.current = null;
    onNext(published);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each save that went through
  }, [save.data]);
  return { start, save };
}
