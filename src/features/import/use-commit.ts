import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { DuplicateMode, ImportMode } from "@/data/imports/schema";
import { commitImport, undoImport } from "@/data/imports/mutations";
import { crmKeys } from "@/data/records/crm-keys";

type Choice = { batch: string; mode: ImportMode; duplicates: DuplicateMode };

/** The import itself and its undoing. Both may be asked for again after a lost answer. */
export function useCommit() {
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: crmKeys.all });
  const commit = useMutation({
    mutationFn: ({ batch, mode, duplicates }: Choice) => commitImport(batch, mode, duplicates),
    onSuccess: refresh,
  });
  const undo = useMutation({ mutationFn: undoImport, onSuccess: refresh });
  return { commit, undo };
}

export type Commit = ReturnType<typeof useCommit>;
