import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { savedViewsQuery, type SavedView, type ViewPage } from "@/data/saved-views/queries";
import { useDeleteView, useSaveView } from "@/data/saved-views/mutations";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import type { FilterFace } from "@/components/data-table/filters/use-list-address";

export function useSavedViews(page: ViewPage, address: Pick<FilterFace, "view" | "openView">) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const say = useUndoToast();
  const { mutateAsync: saveView } = useSaveView();
  const { mutateAsync: deleteView } = useDeleteView();

  const store = async (name: string, query: string, message: string): Promise<boolean> => {
    try {
      await saveView({ page, name, query });
    } catch (error) {
      say.failed(
        t("The view was not saved: {{reason}}.", { reason: reasonOf(error) }),
        () => void store(name, query, message),
      );
      return false;
    }
    say.done(message, null);
    return true;
  };

  const save = async (name: string, query: string) => {
    const isStored = await store(name, query, t("Saved the view “{{name}}”.", { name }));
    const { queryKey } = savedViewsQuery(page);
    const stored = queryClient.getQueryData(queryKey)?.find((view) => view.name === name);
    if (isStored && stored) address.openView(stored);
    return isStored;
  };

  const remove = async (view: SavedView): Promise<void> => {
    const { name, query } = view;
    try {
      await deleteView(view.id);
    } catch (error) {
      say.failed(
        t("The view was not deleted: {{reason}}.", { reason: reasonOf(error) }),
        () => void remove(view),
      );
      return;
    }
    if (address.view === view.id) address.openView(null);
    say.done(
      t("Deleted the view “{{name}}”.", { name }),
      () => void store(name, query, t("Restored the view “{{name}}”.", { name })),
    );
  };

  return { save, remove: (view: SavedView) => void remove(view) };
}
