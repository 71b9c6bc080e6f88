import { useQuery } from "@tanstack/react-query";
import { Mails, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { ChooseFiles } from "@/components/files/choose-files";
import { DropArea } from "@/components/files/drop-area";
import { EmptyState } from "@/components/empty-state";
import { ErrorNotice } from "@/components/error-notice";
import { Button } from "@/components/ui/button";
import { Card, CardAction, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import type { ClientOverview } from "@/data/clients/schema";
import { photoPlace, photosQuery } from "@/data/files/queries";
import { UploadRows } from "@/features/crm/shared/files/attachment-drafts";
import { useUploads } from "@/features/crm/shared/files/use-uploads";
import { useFocusAfterLoss } from "@/hooks/focus/use-focus-after-loss";
import { reasonOf } from "@/lib/errors/errors";
import { formatList, formatNumber } from "@/lib/format/format";
import { DownloadStatus } from "./download-status";
import { MailedFilesDialog } from "./mailed-files-dialog";
import { PhotoGrid } from "./photo-grid";
import { usePhotoDownload } from "./use-photo-download";

type PhotosPanelProps = { client: ClientOverview; canEdit: boolean };

/** Photos and logos of a client, to be used for its site. */
export function PhotosPanel({ client, canEdit }: PhotosPanelProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const known = useRef<string[]>([]);
  const answer = useQuery(photosQuery(client.id));
  const { uploads, add, retry, cancel } = useUploads(photoPlace(client.id), {
    onKnown: ({ name }) => {
      known.current.push(name);
      const names = formatList(known.current);
      toast.success(t("Here already, so not added again: {{names}}.", { names }), {
        id: `known-${client.id}`,
      });
    },
  });
  const download = usePhotoDownload(client);
  const photos = answer.data;
  const rememberFocus = useFocusAfterLoss(() => heading.current);
  const addFiles = (files: File[]) => {
    known.current = [];
    add(files);
  };
  const buttons = canEdit && (
    <>
      <Button variant="ghost" className="gap-1.5 px-3" onClick={() => setIsChoosing(true)}>
        <Mails size={18} aria-hidden />
        <span>{t("From mails")}</span>
      </Button>
      <ChooseFiles
        variant="ghost"
        className="gap-1.5 px-3"
        inputLabel={t("Photos to add")}
        onFiles={addFiles}
      >
        <Plus size={18} aria-hidden />
        <span>{t("Add photos")}</span>
      </ChooseFiles>
    </>
  );
  return (
    <Card
      className="max-lg:order-4 max-lg:scroll-mt-5"
      id="photos"
      aria-labelledby="photos-head"
      onFocus={rememberFocus}
    >
      <DropArea label={t("Drop photos to add them")} isDisabled={!canEdit} onFiles={addFiles}>
        <CardHeader>
          <CardTitle ref={heading} tabIndex={-1}>
            <span id="photos-head">{t("Photos")}</span>
            {photos !== undefined && photos.length > 0 && (
              <span className="ml-2 text-sm font-normal text-muted tabular-nums">
                {formatNumber(photos.length)}
              </span>
            )}
          </CardTitle>
          {canEdit && <CardAction className="-my-1.5 -mr-3 gap-0">{buttons}</CardAction>}
        </CardHeader>
        <DownloadStatus download={download} />
        {uploads.length > 0 && (
          <ul
            className="grid max-h-48 gap-2 overflow-y-auto border-b border-line px-4.5 py-3 *:w-auto sm:grid-cols-2"
            aria-label={t("Photos on their way")}
          >
            <UploadRows {...{ uploads, retry, cancel }} />
          </ul>
        )}
        {answer.isError && photos === undefined && (
          <CardContent>
            <ErrorNotice
              headingLevel={3}
              heading={t("The photos could not be loaded")}
              body={t("Nothing was changed. The reason: {{message}}.", {
                message: reasonOf(answer.error),
              })}
              onRetry={() => void answer.refetch()}
              isRetrying={answer.isFetching}
            />
          </CardContent>
        )}
        {answer.isPending && <LoadingPhotos />}
        {photos?.length === 0 && <NoPhotos client={client} canEdit={canEdit} />}
        {photos !== undefined && photos.length > 0 && (
          <PhotoGrid photos={photos} clientId={client.id} canEdit={canEdit} download={download} />
        )}
      </DropArea>
      {isChoosing && <MailedFilesDialog client={client} onClose={() => setIsChoosing(false)} />}
    </Card>
  );
}

function NoPhotos({ client, canEdit }: PhotosPanelProps) {
  const { t } = useTranslation();
  if (client.archived_at !== null) {
    return (
      <CardContent className="text-muted">
        {t("Photos of an archived client come back when it is restored.")}
      </CardContent>
    );
  }
  return (
    <EmptyState
      headingLevel={3}
      heading={t("No photos yet")}
      body={
        canEdit
          ? t(
              "Photos and logos for this client’s site go here, each with what it shows. Drop or paste them, take them from the client’s mails, or ask the client for them.",
            )
          : t("Photos and logos for this client’s site go here, each with what it shows.")
      }
    />
  );
}

const TILES = ["a", "b", "c", "d"];

function LoadingPhotos() {
  const { t } = useTranslation();
  return (
    <div
      className="grid animate-appear-late grid-cols-2 gap-4 px-4.5 py-4 sm:grid-cols-3 xl:grid-cols-4"
      role="status"
      aria-label={t("Loading the photos")}
    >
      {TILES.map((tile) => (
        <span key={tile}>
          <Skeleton className="aspect-4/3 h-auto" />
          <Skeleton className="mt-2 w-2/3" />
        </span>
      ))}
    </div>
  );
}
