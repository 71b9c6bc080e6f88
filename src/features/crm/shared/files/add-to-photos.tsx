import { Images } from "lucide-react";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { AttachedFile } from "@/data/files/schema";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { PhotoClientContext } from "./photo-client";
import { useAddPhotos } from "./use-add-photos";

type AddToPhotosProps = { file: AttachedFile; isIcon?: boolean };

/** Nothing where the client is not known, or the person may not add photos. */
export function AddToPhotos({ file, isIcon = false }: AddToPhotosProps) {
  const { t } = useTranslation();
  const client = use(PhotoClientContext);
  const say = useUndoToast();
  const { add, isAdding } = useAddPhotos(client);
  if (client === null) return null;
  const label = t("Add {{name}} to photos", { name: file.name });
  const press = async () => {
    const why = await add([file.id]);
    if (why !== null) say.failed(why, () => void press());
  };
  return isIcon ? (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      title={t("Add to photos")}
      busyLabel={isAdding && t("Adding")}
      onClick={() => void press()}
    >
      <Images size={16} aria-hidden />
    </Button>
  ) : (
    <Button variant="secondary" busyLabel={isAdding && t("Adding")} onClick={() => void press()}>
      <Images size={18} aria-hidden />
      <span>{t("Add to photos")}</span>
    </Button>
  );
}
