import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { picturesQuery } from "@/data/pictures/queries";
import type { Picture } from "@/data/pictures/schema";
import { useDebouncedValue } from "@/hooks/use-debounced-value";
import { reasonOf } from "@/lib/errors/errors";
import { PictureThumbnail } from "./picture-thumbnail";

type LibraryDialogProps = { onChoose: (picture: Picture) => void; onClose: () => void };

export function LibraryDialog({ onChoose, onClose }: LibraryDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const search = useDebouncedValue(typed.trim());
  const answer = useInfiniteQuery(picturesQuery({ search, isDeleted: false }));
  const pictures = answer.data?.pages.flatMap((page) => page.pictures);
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t("Choose from the library")}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <Field label={t("Search pictures")} hint={t("Looks in name and alternative text.")}>
            {(control) => (
              <Input
                {...control}
                type="search"
                maxLength={200}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          {answer.isError && (
            <ErrorNotice
              heading={t("The pictures could not be loaded")}
              body={t("Nothing was changed. The reason: {{message}}.", {
                message: reasonOf(answer.error),
              })}
              onRetry={() => void answer.refetch()}
              isRetrying={answer.isFetching}
            />
          )}
          {answer.isPending && <LoadingGrid />}
          {pictures?.length === 0 && (
            <p className="text-muted" role="status">
              {search === ""
                ? t("No picture was uploaded yet.")
                : t("No picture matches “{{search}}”.", { search })}
            </p>
          )}
          {pictures !== undefined && pictures.length > 0 && (
            <ul className={GRID} aria-label={t("Pictures")}>
              {pictures.map((picture) => (
                <li key={picture.id} className="min-w-0">
                  <Button
                    variant="ghost"
                    className="grid h-full w-full content-start justify-stretch gap-1.5 p-1.5 text-left whitespace-normal"
                    onClick={() => onChoose(picture)}
                  >
                    <PictureThumbnail picture={picture} className="aspect-3/2 h-auto w-full" />
                    <span className="line-clamp-2 text-xs wrap-anywhere">{picture.name}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {answer.hasNextPage && (
            <Button
              variant="secondary"
              className="justify-self-center"
              busyLabel={answer.isFetchingNextPage && t("Loading")}
              onClick={() => void answer.fetchNextPage()}
            >
              {t("Show more")}
            </Button>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

const GRID = "grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4";
const PLACES = ["a", "b", "c", "d", "e", "f", "g", "h"];

function LoadingGrid() {
  const { t } = useTranslation();
  return (
    <div className={`${GRID} animate-appear-late`} role="status" aria-label={t("Loading pictures")}>
      {PLACES.map((place) => (
        <Skeleton key={place} className="aspect-3/2 h-auto" />
      ))}
    </div>
  );
}
