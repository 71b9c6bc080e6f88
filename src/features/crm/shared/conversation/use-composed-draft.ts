import { useState } from "react";
import { useStoredDraft } from "@/hooks/use-stored-draft";
import { startWith, type ReplyStart } from "@/lib/mail/reply-start";
import type { DraftStore } from "@/lib/storage/drafts";

type Composed = { id: string; body: string };

type ComposedOptions<Draft> = {
  /** The greeting and signature of a draft that is mailed. */
  startOf: (draft: Draft) => ReplyStart | null;
  /** Called at the first letter. */
  onBegin?: () => void;
};

/**
 * A message that is being written, kept in the browser until stored. Its id is fixed, so that a retry stores
 * nothing twice.
 */
export function useComposedDraft<Draft extends Composed>(
  store: DraftStore<Draft>,
  empty: () => Draft,
  { startOf, onBegin }: ComposedOptions<Draft>,
) {
  const [draft, setDraft] = useState(() => store.read() ?? empty());
  const { isStored, keep } = useStoredDraft(store);
  const start = startOf(draft);
  const set = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes };
    if (draft.body === "" && next.body !== "") onBegin?.();
    setDraft(next);
    keep(next.body.trim() === "" ? null : next);
  };
  const type = (body: string) => set({ body } as Partial<Draft>);
  return {
    draft,
    setDraft,
    start,
    isStored,
    keep,
    set,
    type,
    /** Inserts into the typed text, or after the greeting of an empty one. */
    insert: (text: string, at = draft.body.length) =>
      type(
        draft.body === "" && start !== null
          ? startWith(start, text)
          : draft.body.slice(0, at) + text + draft.body.slice(at),
      ),
  };
}

export type ComposedDraft<Draft extends Composed> = ReturnType<typeof useComposedDraft<Draft>>;
