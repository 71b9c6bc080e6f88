import { useTranslation } from "react-i18next";
import { archiveFile } from "@/data/files/mutations";
import type { Photo } from "@/data/files/schema";
import { useCrmMutation } from "@/data/records/mutations";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { formatNumber } from "@/lib/format/format";

type Change = { photos: readonly Photo[]; isArchived: boolean };

/** Stores all that can be stored; throws the first failure. */
async function archiveAll({ photos, isArchived }: Change): Promise<void> {
  const results = await Promise.allSettled(photos.map(({ id }) => archiveFile({ id, isArchived })));
  const failed = results.find((result) => result.status === "rejected");
  if (failed !== undefined) throw failed.reason;
}

/** Deletes photos, with Undo. */
export function useArchivePhotos() {
  const { t } = useTranslation();
  const say = useUndoToast();
  const { mutateAsync, isPending } = useCrmMutation(archiveAll);
  const store = async (photos: readonly Photo[], isArchived: boolean) => {
    try {
      await mutateAsync({ photos, isArchived });
      const values = { count: photos.length, number: formatNumber(photos.length) };
      say.done(
        isArchived
          ? t("Deleted {{number}} photos.", { ...values, defaultValue_one: "Deleted 1 photo." })
          : t("Restored {{number}} photos.", { ...values, defaultValue_one: "Restored 1 photo." }),
        () => void store(photos, !isArchived),
        { isUndo: !isArchived },
      );
    } catch (error) {
      say.failed(
        isArchived
          ? t("Not all was deleted: {{reason}}.", { reason: reasonOf(error) })
          : t("Not all was restored: {{reason}}.", { reason: reasonOf(error) }),
        () => void store(photos, isArchived),
      );
    }
  };
  return { archive: (photos: readonly Photo[]) => store(photos, true), isPending };
}
