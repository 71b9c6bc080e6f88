import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { archiveFile } from "@/data/files/mutations";
import { filesKey, draftFilesQuery } from "@/data/files/queries";
import type { DraftFile, FilePlace } from "@/data/files/schema";
import { useCrmRights } from "@/data/staff/use-crm-rights";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { useUploads } from "./use-uploads";

const RIGHTS = {
  tickets: "writesTickets",
  leads: "writesLeads",
  clients: "writesNotes",
} as const;

/** The files that wait in a composer, and those that are on their way to it. */
export function useAttachments(place: FilePlace) {
  const { t } = useTranslation();
  const say = useUndoToast();
  const queryClient = useQueryClient();
  const rights = useCrmRights();
  const { data: kept = [], error } = useQuery({
    ...draftFilesQuery(place),
    enabled: rights[RIGHTS[place.entity]],
  });
  const { uploads, isUnsent, ...actions } = useUploads(place);
  // An upload of this tab shows its own progress.
  const drafts = kept.filter(({ id }) => uploads.every((each) => each.id !== id));

  const archive = async (file: DraftFile, isArchived: boolean) => {
    try {
      await archiveFile({ id: file.id, isArchived });
      if (isArchived) {
        say.done(t("Removed {{name}}.", { name: file.name }), () => void archive(file, false));
      }
    } catch (failure) {
      say.failed(
        t("{{name}} could not be removed: {{reason}}.", {
          name: file.name,
          reason: reasonOf(failure),
        }),
        () => void archive(file, isArchived),
      );
    } finally {
      await queryClient.invalidateQueries({ queryKey: filesKey(place) });
    }
  };
  return {
    ...actions,
    uploads,
    drafts,
    /** Why the files that wait could not be loaded. */
    error,
    /** True while something is not there yet. */
    isUnsent,
    remove: (file: DraftFile) => void archive(file, true),
    /** The ids to attach. */
    ids: drafts.filter(({ arrived_at }) => arrived_at !== null).map(({ id }) => id),
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
