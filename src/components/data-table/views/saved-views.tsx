import { useQuery } from "@tanstack/react-query";
import { Bookmark, ChevronDown } from "lucide-react";
import { Popover } from "radix-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { savedViewsQuery, type ViewPage } from "@/data/crm/saved-views";
import { paths } from "@/lib/paths";
import type { FilterFace } from "./use-list-address";
import { SaveView } from "./save-view";
import { useSavedViews } from "./use-saved-views";
import { ViewList } from "./view-list";
import "./saved-views.css";

type SavedViewsProps = {
  page: ViewPage;
  address: FilterFace;
  /** Whether the database keeps views for this person. */
  canSave: boolean;
};

/** A person's own named filters of a list. Anyone may share the address, which says the same. */
export function SavedViews({ page, address, canSave }: SavedViewsProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const answer = useQuery({ ...savedViewsQuery(page), enabled: canSave });
  const views = answer.data ?? [];
  const changes = useSavedViews(page, address);
  const current = views.find(({ id }) => id === address.view);
  const isChanged = current !== undefined && current.query !== address.query;
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger className="records-filter" data-set={current && !isChanged}>
        <Bookmark size={17} aria-hidden />
        <span className="records-view-name">{current?.name ?? t("Views")}</span>
        {isChanged && <span className="records-view-changed">{t("changed")}</span>}
        <ChevronDown size={16} aria-hidden />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="menu records-views"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={t("Saved views")}
        >
          {canSave ? (
            <>
              {answer.error && (
                <div className="records-views-text" role="alert">
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
            <p className="records-views-text">
              {t("The address already holds your filters: send it to anyone.")}{" "}
              <Link className="inline-link" to={paths.admin}>
                {t("Sign in")}
              </Link>{" "}
              {t("to keep them under a name.")}
            </p>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
