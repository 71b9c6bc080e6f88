import { useTranslation } from "react-i18next";
import { addPhotos, archiveFile } from "@/data/files/mutations";
import { useCrmMutation } from "@/data/records/mutations";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { formatNumber } from "@/lib/format/format";

type Client = { id: string; business: string };

const archiveAll = (ids: readonly string[]) =>
  Promise.all(ids.map((id) => archiveFile({ id, isArchived: true })));

/** Puts files of mails and tickets among a client's photos, with Undo. */
export function useAddPhotos(client: Client | null) {
  const { t } = useTranslation();
  const say = useUndoToast();
  const { mutateAsync, isPending } = useCrmMutation(addPhotos);
  const { mutateAsync: remove } = useCrmMutation(archiveAll);

  const takeBack = (ids: readonly string[]) => {
    remove(ids).catch(() => say.failed(t("That could not be undone."), () => takeBack(ids)));
  };
  /** Resolves to why nothing was stored, in a sentence; null where it was. */
  const add = async (fileIds: readonly string[]): Promise<string | null> => {
    if (client === null) return null;
    try {
      const photos = await mutateAsync({ clientId: client.id, fileIds });
      const added = photos.filter(({ is_known }) => !is_known).map(({ id }) => id);
      const values = {
        count: added.length,
        number: formatNumber(added.length),
        client: client.business,
      };
      if (added.length === 0) {
        say.done(t("{{client}} has this photo already.", { client: client.business }), null);
      } else {
        say.done(
          t("Added {{number}} files to the photos of {{client}}.", {
            ...values,
            defaultValue_one: "Added to the photos of {{client}}.",
          }),
          () => takeBack(added),
        );
      }
      return null;
    } catch (error) {
      return t("Not added: {{reason}}.", { reason: reasonOf(error) });
    }
  };
  return { add, isAdding: isPending };
}
