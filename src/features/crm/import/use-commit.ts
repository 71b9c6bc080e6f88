import { useMutation, useQueryClient } from "@tanstack/react-query";
import { commitImport, undoImport, type ImportMode } from "@/data/crm/imports";
import { crmKeys } from "@/data/crm/crm-keys";

type Choice = { batch: string; mode: ImportMode; skipDuplicates: boolean };

/** The import itself and its undoing. Both may be asked for again after a lost answer. */
export function useCommit() {
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: crmKeys.all });
  const commit = useMutation({
    mutationFn: ({ batch, mode, skipDuplicates }: Choice) =>
      commitImport(batch, mode, skipDuplicates),
    onSuccess: refresh,
  });
  const undo = useMutation({ mutationFn: undoImport, onSuccess: refresh });
  return { commit, undo };
}

export type Commit = ReturnType<typeof useCommit>;
