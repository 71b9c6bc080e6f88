import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorNotice } from "@/components/error-notice";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { mailedFilesQuery } from "@/data/files/queries";
import type { MailedFile } from "@/data/files/schema";
import { useAddPhotos } from "@/features/crm/shared/files/use-add-photos";
import { cn } from "@/lib/cn";
import { formatReaderDay } from "@/lib/dates/reader-time";
import { reasonOf } from "@/lib/errors/errors";
import { formatList, formatNumber, parseTimestamp } from "@/lib/format/format";
import { TilePicture } from "./photo-tile";

type MailedFilesDialogProps = { client: { id: string; business: string }; onClose: () => void };

/** Chooses among what the client sent with mails. */
export function MailedFilesDialog({ client, onClose }: MailedFilesDialogProps) {
  const { t } = useTranslation();
  const { data: files, error, isFetching, refetch } = useQuery(mailedFilesQuery(client.id));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { add, isAdding } = useAddPhotos(client);
  const [problem, setProblem] = useState<string | null>(null);
  const ids = (files ?? []).filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const store = async () => {
    const why = await add(ids);
    setProblem(why);
    if (why === null) onClose();
  };
  return (
    <Dialog open onOpenChange={() => !isAdding && onClose()}>
      <DialogContent className="lg:max-w-[min(60rem,94vw)]">
        <DialogHeader>
          <DialogTitle>{t("Photos from mails")}</DialogTitle>
          <DialogDescription>
            {t("What {{client}} sent with mails. A photo stays here when its ticket is deleted.", {
              client: client.business,
            })}
          </DialogDescription>
        </DialogHeader>
        <DialogBody aria-busy={files === undefined && error === null}>
          {problem !== null && (
            <Alert variant="destructive" role="alert">
              {problem}
            </Alert>
          )}
          {error !== null && (
            <ErrorNotice
              headingLevel={3}
              heading={t("The files could not be loaded")}
              body={t("Nothing was changed. The reason: {{message}}.", {
                message: reasonOf(error),
              })}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          )}
          {files === undefined && error === null && <LoadingFiles />}
          {files?.length === 0 && (
            <p className="max-w-[60ch] text-muted">
              {t(
                "No mail of this client has brought a file yet. What they send with a mail will be listed here.",
              )}
            </p>
          )}
          {files !== undefined && files.length > 0 && (
            <ul
              className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5"
              aria-label={t("Files from mails")}
            >
              {files.map((file) => (
                <li key={file.id} className="min-w-0">
                  <MailedFileChoice
                    file={file}
                    isChosen={chosen.has(file.id)}
                    onChoose={(isChosen) => choose(file.id, isChosen)}
                  />
                </li>
              ))}
            </ul>
          )}
        </DialogBody>
        <DialogFooter className="justify-end">
          <Button variant="secondary" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button
            disabled={ids.length === 0}
            busyLabel={isAdding && t("Adding")}
            onClick={() => void store()}
          >
            {ids.length === 0 ? (
              <span>{t("Add photos")}</span>
            ) : (
              <span>
                {t("Add {{number}} photos", {
                  count: ids.length,
                  number: formatNumber(ids.length),
                  defaultValue_one: "Add 1 photo",
                })}
              </span>
            )}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

type MailedFileChoiceProps = {
  file: MailedFile;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

function MailedFileChoice({ file, isChosen, onChoose }: MailedFileChoiceProps) {
  const { t } = useTranslation();
  const sentAt = parseTimestamp(file.sent_at);
  return (
    <label
      className={cn(
        "grid content-start gap-1.5 rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-2",
        file.is_added ? "text-muted" : "cursor-pointer",
      )}
    >
      <span
        className={cn(
          "relative block aspect-4/3 overflow-hidden rounded-sm border border-line bg-sunken",
          isChosen && "outline-3 -outline-offset-3 outline-strong",
          file.is_added && "opacity-60",
        )}
      >
        <TilePicture file={file} />
        {!file.is_added && (
          <Checkbox
            className="absolute top-2.5 left-2.5 rounded-xs ring-2 ring-surface"
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        )}
      </span>
      <span className="truncate text-sm font-semibold" title={file.name} translate="no">
        {file.name}
      </span>
      {file.is_added ? (
        <Badge variant="outline" className="justify-self-start">
          {t("In photos")}
        </Badge>
      ) : (
        <span className="text-xs wrap-anywhere text-muted">
          {formatList([file.sender, sentAt && formatReaderDay(sentAt)])}
        </span>
      )}
    </label>
  );
}

const TILES = ["a", "b", "c", "d", "e"];

function LoadingFiles() {
  const { t } = useTranslation();
  return (
    <div
      className="grid animate-appear-late grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5"
      role="status"
      aria-label={t("Loading the files")}
    >
      {TILES.map((tile) => (
        <Skeleton key={tile} className="aspect-4/3 h-auto" />
      ))}
    </div>
  );
}
