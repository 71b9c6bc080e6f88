import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Bookmark, ChevronDown, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Trans } from "@/components/trans";
import { Button } from "@/components/ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { savedViewsQuery, type ViewPage, type SavedView } from "@/data/saved-views/queries";
import { paths } from "@/lib/paths";
import { FilterButton } from "@/components/data-table/filters/filter-button";
import type { FilterFace } from "@/components/data-table/filters/use-list-address";
import { useDeleteView, useSaveView } from "@/data/saved-views/mutations";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { SaveView } from "./save-view";

type SavedViewsProps = {
  page: ViewPage;
  address: FilterFace;
  canSave: boolean;
};

/** A person's named filters of a list. */
export function SavedViews({ page, address, canSave }: SavedViewsProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const answer = useQuery({ ...savedViewsQuery(page), enabled: canSave });
  const views = answer.data ?? [];
  const changes = useSavedViews(page, address);
  const current = views.find(({ id }) => id === address.view);
  const isChanged = current !== undefined && current.query !== address.query;
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <FilterButton title={t("Views")} isSet={current !== undefined && !isChanged}>
          <Bookmark size={17} aria-hidden />
          {current ? (
            <span className="max-w-44 truncate">{current.name}</span>
          ) : (
            <span className="in-data-compact:sr-only">{t("Views")}</span>
          )}
          {isChanged && <span className="font-normal text-muted">{t("changed")}</span>}
          <ChevronDown size={16} aria-hidden />
        </FilterButton>
      </PopoverTrigger>
      <PopoverContent className="w-80 p-1.5" align="end" aria-label={t("Saved views")}>
        {canSave ? (
          <>
            {answer.error && (
              <div className="grid justify-items-start gap-2 p-3" role="alert">
                <p>{t("Your views could not be loaded.")}</p>
                <Button variant="secondary" onClick={() => void answer.refetch()}>
                  {t("Try again")}
                </Button>
              </div>
            )}
            <ViewList
              views={views}
              currentId={current?.id ?? null}
              onOpen={(view) => {
                address.openView(view);
                setIsOpen(false);
              }}
              onDelete={changes.remove}
            />
            <SaveView
              address={address}
              views={views}
              current={current}
              isChanged={isChanged}
              onSave={changes.save}
              onSaved={() => setIsOpen(false)}
            />
          </>
        ) : (
          <p className="p-3">
            {t("The address already holds your filters: send it to anyone.")}{" "}
            <Trans
              i18nKey="<signIn>Sign in</signIn> to keep them under a name."
              components={{ signIn: <TextLink to={paths.admin} /> }}
            />
          </p>
        )}
      </PopoverContent>
    </Popover>
  );
}

type ViewListProps = {
  views: readonly SavedView[];
  currentId: string | null;
  onOpen: (view: SavedView) => void;
  onDelete: (view: SavedView) => void;
};

function ViewList({ views, currentId, onOpen, onDelete }: ViewListProps) {
  const { t } = useTranslation();
  if (views.length === 0) return null;
  return (
    <ul className="mb-1.5 border-b border-line pb-1.5">
      {views.map((view) => (
        <li key={view.id} className="flex items-center">
          <Button
            variant="ghost"
            className="min-w-0 flex-1 justify-start px-3 text-left font-medium wrap-anywhere whitespace-normal aria-[current]:inset-shadow-mark"
            aria-current={view.id === currentId || undefined}
            onClick={() => onOpen(view)}
          >
            {view.name}
          </Button>
          <Button
            variant="ghost"
            size="icon"
            className="text-muted"
            aria-label={t("Delete view {{name}}", { name: view.name })}
            onClick={() => onDelete(view)}
          >
            <Trash2 size={17} aria-hidden />
          </Button>
        </li>
      ))}
    </ul>
  );
}

function useSavedViews(page: ViewPage, address: Pick<FilterFace, "view" | "openView">) {
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
