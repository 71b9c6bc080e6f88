import { commitImport, undoImport } from "@/data/imports/mutations";
import type { DuplicateMode, ImportMode } from "@/data/imports/schema";
import { useCrmMutation } from "@/data/records/mutations";

type Choice = { batch: string; mode: ImportMode; duplicates: DuplicateMode };

/** The import itself and its undoing. Both may be asked for again after a lost answer. */
export function useCommit() {
  const commit = useCrmMutation(({ batch, mode, duplicates }: Choice) =>
    commitImport(batch, mode, duplicates),
  );
  const undo = useCrmMutation(undoImport);
  return { commit, undo };
}

export type Commit = ReturnType<typeof useCommit>;
