import { Fragment, useState } from "react";
import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Item, ItemContent, ItemDescription, ItemTitle } from "@/components/ui/item";
import { useChangePicture } from "@/data/pictures/mutations";
import type { PictureUse } from "@/data/pictures/queries";
import type { Picture } from "@/data/pictures/schema";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { formatReaderDay } from "@/lib/dates/reader-time";
import { reasonOf } from "@/lib/errors/errors";
import { formatFileSize, formatNumber } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { EditPictureDialog } from "./edit-picture-dialog";
import { PictureThumbnail } from "./picture-thumbnail";

type PictureRowProps = {
  picture: Picture;
  /** Undefined while it is not known. */
  uses: readonly PictureUse[] | undefined;
  /** Called after it has left the list. */
  onGone: () => void;
};

export function PictureRow({ picture, uses, onGone }: PictureRowProps) {
  const { t } = useTranslation();
  const [isEditing, setIsEditing] = useState(false);
  const { archive, isPending } = useArchivePicture(onGone);
  const { name, width, height, bytes, created_at, archived_at } = picture;
  return (
    <Item className="gap-4 max-sm:flex-wrap">
      <PictureThumbnail picture={picture} className="aspect-3/2 h-auto w-24 flex-none sm:w-30" />
      <ItemContent className="grid gap-0.5">
        <ItemTitle>{name}</ItemTitle>
        <AlternativeText alt={picture.alt} />
        <ItemDescription className="tabular-nums">
          {[
            t("{{width}} × {{height}} pixels", {
              width: formatNumber(width),
              height: formatNumber(height),
            }),
            bytes === null ? "" : formatFileSize(bytes),
            formatReaderDay(new Date(created_at)),
          ]
            .filter(Boolean)
            .join(" · ")}
        </ItemDescription>
        <Uses uses={uses} />
      </ItemContent>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        {archived_at === null ? (
          <>
            <Button
              variant="secondary"
              aria-label={t("Edit {{name}}", { name })}
              onClick={() => setIsEditing(true)}
            >
              {t("Edit")}
            </Button>
            <Button
              variant="secondary"
              aria-label={t("Delete {{name}}", { name })}
              busyLabel={isPending && t("Deleting")}
              onClick={() => archive(picture, true, uses?.length ?? 0)}
            >
              {t("Delete")}
            </Button>
          </>
        ) : (
          <Button
            variant="secondary"
            aria-label={t("Restore {{name}}", { name })}
            busyLabel={isPending && t("Restoring")}
            onClick={() => archive(picture, false)}
          >
            {t("Restore")}
          </Button>
        )}
      </div>
      {isEditing && <EditPictureDialog picture={picture} onClose={() => setIsEditing(false)} />}
    </Item>
  );
}

function AlternativeText({ alt }: Pick<Picture, "alt">) {
  const { t } = useTranslation();
  if (alt === null)
    return (
      <Badge variant="pending" className="justify-self-start">
        {t("No alternative text yet")}
      </Badge>
    );
  return <span className="text-sm">{alt === "" ? t("Decorative") : alt}</span>;
}

function Uses({ uses }: Pick<PictureRowProps, "uses">) {
  const { t } = useTranslation();
  if (uses === undefined) return null;
  if (uses.length === 0) return <ItemDescription>{t("In no post")}</ItemDescription>;
  return (
    <ItemDescription>
      <span>{t("In")}</span>{" "}
      {uses.map(({ post_id, title }, nth) => (
        <Fragment key={post_id}>
          {nth > 0 && <span>{", "}</span>}
          <TextLink
            className="relative after:absolute after:inset-x-0 after:-inset-y-2.5"
            to={paths.blogEditor(post_id)}
          >
            {title}
          </TextLink>
        </Fragment>
      ))}
    </ItemDescription>
  );
}

/** Deletes a picture or brings it back, with Undo. */
function useArchivePicture(onGone: () => void) {
  const { t } = useTranslation();
  const { mutateAsync, isPending } = useChangePicture();
  const { done, failed } = useUndoToast();
  const doneText = (isDeleted: boolean, name: string, uses: number) => {
    if (!isDeleted) return t("Restored “{{name}}”.", { name });
    return uses > 0
      ? t("Deleted “{{name}}”. Posts that have it still show it.", { name })
      : t("Deleted “{{name}}”.", { name });
  };
  const store = async (picture: Picture, isDeleted: boolean, uses = 0) => {
    const { id, name } = picture;
    try {
      const stored = await mutateAsync({ picture, changes: { isDeleted } });
      onGone();
      const undo = () => void store(stored, !isDeleted, uses);
      done(doneText(isDeleted, name, uses), undo, { recordId: id });
    } catch (error) {
      const message = isDeleted
        ? t("“{{name}}” was not deleted: {{reason}}.", { name, reason: reasonOf(error) })
        : t("“{{name}}” was not restored: {{reason}}.", { name, reason: reasonOf(error) });
      failed(message, () => void store(picture, isDeleted, uses), id);
    }
  };
  return {
    isPending,
    archive: (picture: Picture, isDeleted: boolean, uses = 0) =>
      void store(picture, isDeleted, uses),
  };
}
