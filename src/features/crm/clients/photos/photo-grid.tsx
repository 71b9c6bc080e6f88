import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { ChoiceLabel } from "@/components/ui/label";
import type { Photo } from "@/data/files/schema";
import { FileViewer } from "@/features/crm/shared/files/file-viewer";
import { isShown } from "@/lib/files/file-types";
import { formatNumber } from "@/lib/format/format";
import { PhotoTile } from "./photo-tile";
import { useArchivePhotos } from "./use-archive-photos";
import type { PhotoDownloads } from "./use-photo-download";

/** Shown until all are asked for, so that what follows on the page stays in reach. */
const FIRST = 12;

type PhotoGridProps = {
  photos: readonly Photo[];
  clientId: string;
  canEdit: boolean;
  download: PhotoDownloads;
};

export function PhotoGrid({ photos, clientId, canEdit, download }: PhotoGridProps) {
  const { t } = useTranslation();
  const [openId, setOpenId] = useState<string | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { archive, isPending } = useArchivePhotos();
  const selected = photos.filter(({ id }) => chosen.has(id));
  const shown = showsAll ? photos : photos.slice(0, FIRST);

  const select = (id: string, isSelected: boolean) => {
    const next = new Set(chosen);
    if (isSelected) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const selectAll = (isSelected: boolean) => {
    setChosen(new Set(isSelected ? photos.map(({ id }) => id) : []));
    // Nothing is selected unseen.
    if (isSelected) setShowsAll(true);
  };
  const remove = async (removed: readonly Photo[]) => {
    await archive(removed);
    const ids = new Set(removed.map(({ id }) => id));
    setChosen((all) => new Set([...all].filter((id) => !ids.has(id))));
  };
  return (
    <>
      <PhotoTools
        photos={photos}
        selected={selected}
        canEdit={canEdit}
        isDeleting={isPending}
        isDownloading={download.progress !== null}
        onSelectAll={selectAll}
        onDownload={download.start}
        onDelete={() => void remove(selected)}
      />
      <ul
        className="grid grid-cols-2 gap-4 px-4.5 py-4 sm:grid-cols-3 xl:grid-cols-4"
        aria-label={t("Photos")}
      >
        {shown.map((photo) => (
          <li
            key={photo.id}
            // The room around it is for outlines.
            className="-m-2 min-w-0 p-2 [contain-intrinsic-size:auto_14rem] [content-visibility:auto]"
          >
            <PhotoTile
              photo={photo}
              clientId={clientId}
              canEdit={canEdit}
              isSelected={chosen.has(photo.id)}
              onSelect={(isSelected) => select(photo.id, isSelected)}
              onOpen={() => setOpenId(photo.id)}
              onDelete={() => void remove([photo])}
            />
          </li>
        ))}
      </ul>
      {shown.length < photos.length && (
        <div className="px-4.5 pb-4">
          <Button variant="secondary" onClick={() => setShowsAll(true)}>
            {t("Show all {{number}} photos", { number: formatNumber(photos.length) })}
          </Button>
        </div>
      )}
      <FileViewer
        files={photos.filter(({ type }) => isShown(type))}
        openId={openId}
        onOpen={setOpenId}
      />
    </>
  );
}

type PhotoToolsProps = {
  photos: readonly Photo[];
  selected: readonly Photo[];
  canEdit: boolean;
  isDeleting: boolean;
  isDownloading: boolean;
  onSelectAll: (isSelected: boolean) => void;
  onDownload: (photos: readonly Photo[]) => void;
  onDelete: () => void;
};

/** Chooses photos, and downloads or deletes the chosen ones; without any chosen, downloads all. */
function PhotoTools(props: PhotoToolsProps) {
  const { photos, selected, canEdit, isDeleting, isDownloading } = props;
  const { t } = useTranslation();
  const count = selected.length;
  const chosenText = t("{{number}} selected", { number: formatNumber(count) });
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4.5 py-2">
      <ChoiceLabel>
        <Checkbox
          checked={count === 0 ? false : count === photos.length || "indeterminate"}
          onChange={() => props.onSelectAll(count < photos.length)}
        />
        <span className="tabular-nums">{count === 0 ? t("Select all") : chosenText}</span>
      </ChoiceLabel>
      <span className="sr-only" role="status">
        {count > 0 && chosenText}
      </span>
      <div className="ml-auto flex flex-wrap gap-2">
        {canEdit && count > 0 && (
          <Button
            variant="secondary"
            busyLabel={isDeleting && t("Deleting")}
            onClick={props.onDelete}
          >
            <Trash2 size={18} aria-hidden />
            <span>{t("Delete")}</span>
          </Button>
        )}
        <Button
          variant="secondary"
          disabled={isDownloading}
          onClick={() => props.onDownload(count === 0 ? photos : selected)}
        >
          <Download size={18} aria-hidden />
          <span>{count === 0 ? t("Download all") : t("Download selected")}</span>
        </Button>
      </div>
    </div>
  );
}
