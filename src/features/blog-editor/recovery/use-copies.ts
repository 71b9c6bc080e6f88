import { useCallback, useEffect, useMemo, useState } from "react";
import { storageKeys } from "@/lib/storage/storage";
import { changedFields } from "../versions/compared-fields";
import type { PostFormValues } from "../form/post-form-schema";
import { dropCopy, readCopies, type DamagedCopy, type PostCopy } from "./post-copy";

export function useCopies() {
  const [found, setFound] = useState(readCopies);
  const refresh = useCallback(() => setFound(readCopies()), []);
  useEffect(() => {
    const refreshIfOurs = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(storageKeys.postCopy)) refresh();
    };
    window.addEventListener("storage", refreshIfOurs);
    return () => window.removeEventListener("storage", refreshIfOurs);
  }, [refresh]);
  return { ...found, refresh };
}

type OffersInput = {
  postId: string;
  slot: string;
  /** Open editor instances; null until known. */
  open: ReadonlySet<string> | null;
  stored: PostFormValues;
};

export type Offers = { copies: PostCopy[]; damaged: DamagedCopy[]; refresh: () => void };

/** A copy restores only the text, not the status. */
const isWorthOffering = (copy: PostCopy, stored: PostFormValues) =>
  changedFields(stored, copy.values).some((name) => name !== "published");

/** Copies of earlier instances of this post. Those of open tabs are excluded. */
export function useOffers({ postId, slot, open, stored }: OffersInput): Offers {
  const { copies, damaged, refresh } = useCopies();
  const left = useMemo(
    () =>
      open === null
        ? []
        : copies.filter(
            (copy) =>
              copy.postId === postId && copy.slot !== slot && !open.has(`${postId}/${copy.slot}`),
          ),
    [copies, open, postId, slot],
  );
  const offered = useMemo(
    () => left.filter((copy) => isWorthOffering(copy, stored)),
    [left, stored],
  );
  // Deletes copies without unsaved changes.
  useEffect(() => {
    for (const copy of left) if (!offered.includes(copy)) dropCopy(copy.postId, copy.slot);
  }, [left, offered]);
  return {
    copies: offered,
    damaged: damaged.filter(({ key }) => key.startsWith(`${storageKeys.postCopy}${postId}.`)),
    refresh,
  };
}
