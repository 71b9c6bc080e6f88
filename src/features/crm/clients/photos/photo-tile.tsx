import { Copy, Download, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { MoreMenu } from "@/components/more-menu";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { DropdownMenuItem } from "@/components/ui/dropdown-menu";
import { ChoiceLabel } from "@/components/ui/label";
import { Skeleton } from "@/components/ui/skeleton";
import type { AttachedFile, Photo } from "@/data/files/schema";
import { cn } from "@/lib/cn";
import { isShown } from "@/lib/files/file-types";
import { formatFileSize } from "@/lib/format/format";
import { FileSymbol } from "@/features/crm/shared/files/file-symbol";
import { ContentPicture } from "@/features/crm/shared/files/shown-content";
import { useSaveFile } from "@/features/crm/shared/files/use-save-file";
import { PhotoCaption } from "./photo-caption";
import { useIsNear, useThumbnail } from "./use-thumbnail";

type PhotoTileProps = {
  photo: Photo;
  clientId: string;
  canEdit: boolean;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onOpen: () => void;
  onDelete: () => void;
};

export function PhotoTile(props: PhotoTileProps) {
  const { photo, clientId, canEdit, isSelected, onSelect, onOpen, onDelete } = props;
  const { t } = useTranslation();
  const { save, isSaving, problem } = useSaveFile(photo);
  const name = photo.caption ?? photo.name;
  const opens = isShown(photo.type);
  const size = formatFileSize(photo.size);
  return (
    <div className="grid grid-cols-1 content-start gap-1">
      <div className="relative">
        <Button
          variant="ghost"
          className={cn(
            "block aspect-4/3 w-full overflow-hidden border border-line bg-sunken p-0 whitespace-normal",
            isSelected && "outline-3 -outline-offset-3 outline-strong",
          )}
          aria-label={
            opens
              ? t("Open {{name}}, {{size}}", { name, size })
              : t("Save {{name}}, {{size}}", { name, size })
          }
          onClick={() => (opens ? onOpen() : void save())}
        >
          <TilePicture file={photo} />
        </Button>
        <ChoiceLabel className="absolute top-0 left-0 size-11 justify-center">
          <Checkbox
            className="rounded-xs ring-2 ring-surface"
            checked={isSelected}
            onChange={(event) => onSelect(event.target.checked)}
          />
          <span className="sr-only">{t("Select {{name}}", { name })}</span>
        </ChoiceLabel>
      </div>
      <div className="pt-0.5">
        <PhotoCaption photo={photo} clientId={clientId} canEdit={canEdit} />
      </div>
      <div className="flex items-center gap-1">
        <p className="min-w-0 flex-1 truncate text-xs text-muted" title={photo.name}>
          {isSaving ? <span>{t("Loading")}</span> : <span translate="no">{photo.name}</span>}
        </p>
        <MoreMenu
          className="-my-2.5 -mr-2 text-muted"
          label={t("More for {{title}}", { title: name })}
        >
          <DropdownMenuItem onSelect={() => void save()}>
            <Download aria-hidden />
            {t("Save")}
          </DropdownMenuItem>
          {photo.caption !== null && <CopyCaption caption={photo.caption} />}
          {canEdit && (
            <DropdownMenuItem onSelect={onDelete}>
              <Trash2 aria-hidden />
              {t("Delete")}
            </DropdownMenuItem>
          )}
        </MoreMenu>
      </div>
      {problem !== null && (
        <p className="text-xs text-stop" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function CopyCaption({ caption }: { caption: string }) {
  const { t } = useTranslation();
  const copy = () =>
    navigator.clipboard.writeText(caption).then(
      () => toast.success(t("Alternative text copied.")),
      () => toast.error(t("The browser did not allow copying.")),
    );
  return (
    <DropdownMenuItem onSelect={() => void copy()}>
      <Copy aria-hidden />
      {t("Copy as alternative text")}
    </DropdownMenuItem>
  );
}

/** Loaded only near the visible part of the page. */
export function TilePicture({ file }: { file: AttachedFile }) {
  const { box, isNear } = useIsNear<HTMLSpanElement>();
  return (
    <span ref={box} className="grid size-full place-items-center">
      {isNear && <Thumbnail file={file} />}
    </span>
  );
}

function Thumbnail({ file }: { file: AttachedFile }) {
  const { thumbnail, isLoading } = useThumbnail(file);
  if (thumbnail !== null) {
    return <ContentPicture className="size-full object-cover" content={thumbnail} alt="" />;
  }
  if (isLoading) return <Skeleton className="size-full rounded-none" />;
  return (
    <span className="grid justify-items-center gap-1.5 text-xs font-normal text-muted">
      <FileSymbol type={file.type} size={32} />
      <span translate="no">{/\.[a-z\d]{1,8}$/i.exec(file.name)?.[0].slice(1).toUpperCase()}</span>
    </span>
  );
}
