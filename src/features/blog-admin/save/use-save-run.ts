import { useEffect, useRef } from "react";
import { PostConflictError } from "@/data/posts/staff-post";
import { useHostWarning } from "../pictures/use-host-warning";
import type { PictureCheck } from "../pictures/use-picture-check";
import type { PostFormValues } from "../form/post-form-schema";
import { useSavePost, type SavedPost } from "./save-post";
import { publishAtToSend } from "../schedule-field/publication-time";

export type SaveRun = {
  values: PostFormValues;
  /** The version these words stand on; null for a new post. */
  version: string | null;
  /** What they are saved over. */
  over: PostFormValues;
};

type SaveRunOptions = {
  id: string;
  /** What a publication has to pass. */
  pictures: PictureCheck;
  /** The form as it is at this moment. */
  read: () => PostFormValues;
  onSaved: (saved: SavedPost, run: SaveRun, typedAtStart: PostFormValues) => void;
  onConflict: (error: PostConflictError, run: SaveRun) => void;
  /** Somebody asked for a save while one was under way; it is their turn now. */
  onNext: (published: boolean) => void;
};

/** One save at a time, and no press of a button forgotten. */
export function useSaveRun(options: SaveRunOptions) {
  const { id, pictures, read, onSaved, onConflict, onNext } = options;
  const save = useSavePost();
  const warnOfHosts = useHostWarning();
  const isBusy = useRef(false);
  const next = useRef<boolean | null>(null);

  const start = (run: SaveRun) => {
    if (isBusy.current) {
      next.current = run.values.isPublished;
      return;
    }
    const typedAtStart = read();
    const { title, fullContent, imageUrl } = run.values;
    if (run.values.isPublished) {
      void pictures.allow([{ id, title, fullContent, imageUrl }], (_, foreignHosts) =>
        send(run, typedAtStart, foreignHosts),
      );
    } else {
      // A draft waits for nothing, not even for the looking that a publication began.
      pictures.cancel();
      send(run, typedAtStart, []);
    }
  };
  const send = (run: SaveRun, typedAtStart: PostFormValues, foreignHosts: string[]) => {
    const { values, version, over } = run;
    isBusy.current = true;
    const dates = { publishAt: values.publishAt, stored: over };
    const publishAt = publishAtToSend(dates, values.isPublished);
    save.mutate(
      { id, version, values, ...(publishAt === undefined ? {} : { publishAt }) },
      {
        onSuccess: (saved) => {
          onSaved(saved, run, typedAtStart);
          warnOfHosts(foreignHosts);
        },
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
