import { commitImport, undoImport } from "@/data/imports/mutations";
import type { DuplicateMode, ImportMode } from "@/data/imports/schema";
import { useCrmMutation } from "@/data/records/mutations";

type Choice = { batch: string; mode: ImportMode; duplicates: DuplicateMode };

export function useCommit() {
  const commit = useCrmMutation(({ batch, mode, duplicates }: Choice) =>
    commitImport(batch, mode, duplicates),
  );
  const undo = useCrmMutation(undoImport);
  return { commit, undo };
}

export type Commit = ReturnType<typeof useCommit>;
