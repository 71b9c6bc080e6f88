import { useQuery } from "@tanstack/react-query";
import { Bookmark, ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Trans } from "@/components/trans";
import { Button } from "@/components/ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { savedViewsQuery, type ViewPage } from "@/data/saved-views/queries";
import { paths } from "@/lib/paths";
import { FilterButton } from "@/components/data-table/filters/filter-button";
import type { FilterFace } from "@/components/data-table/filters/use-list-address";
import { SaveView } from "./save-view";
import { useSavedViews } from "./use-saved-views";
import { ViewList } from "./view-list";

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
