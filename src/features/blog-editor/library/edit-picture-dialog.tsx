import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useChangePicture } from "@/data/pictures/mutations";
import type { Picture } from "@/data/pictures/schema";
import { isConflict } from "@/data/records/refusals";
import { reasonOf } from "@/lib/errors/errors";
import { AlternativeText, isAltMissing } from "./alternative-text";
import { PictureThumbnail } from "./picture-thumbnail";

type EditPictureDialogProps = {
  /** The latest version; unsaved input stays. */
  picture: Picture;
  onClose: () => void;
};

export function EditPictureDialog({ picture, onClose }: EditPictureDialogProps) {
  const { t } = useTranslation();
  const [seen, setSeen] = useState(picture);
  const [name, setName] = useState(picture.name);
  const [alt, setAlt] = useState(picture.alt);
  const [hasTried, setHasTried] = useState(false);
  const { mutateAsync, isPending, error } = useChangePicture();
  const isOvertaken = picture.version !== seen.version && !isPending;
  const nameError = name.trim() === "" ? t("Give the picture a name.") : undefined;

  const save = async () => {
    setHasTried(true);
    if (nameError !== undefined || alt === null || isAltMissing(alt)) return;
    try {
      const changes = { name: name.trim(), alt: alt.trim() };
      await mutateAsync({ picture: seen, changes });
      toast.success(t("Saved “{{name}}”.", { name: name.trim() }));
      onClose();
    } catch {
      // The dialog shows why.
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Dialog open onOpenChange={() => !isPending && onClose()}>
      <DialogContent className="lg:max-w-150">
        <DialogHeader>
          <DialogTitle>{t("Edit picture")}</DialogTitle>
        </DialogHeader>
        <form className="contents" noValidate onSubmit={submit}>
          <DialogBody>
            <PictureThumbnail picture={picture} className="h-auto max-h-60 w-auto max-w-full" />
            {isOvertaken && (
              <Alert variant="warning" role="alert">
                {t(
                  "Somebody changed this picture meanwhile: “{{name}}”, “{{alt}}”. What you typed is kept.",
                  { name: picture.name, alt: picture.alt ?? "" },
                )}{" "}
                <Button variant="link" onClick={() => setSeen(picture)}>
                  {t("Go on with mine")}
                </Button>
              </Alert>
            )}
            {error !== null && !isConflict(error) && (
              <Alert variant="destructive" role="alert">
                {t("Not saved: {{reason}}.", { reason: reasonOf(error) })}
              </Alert>
            )}
            <Field label={t("Name")} error={hasTried ? nameError : undefined}>
              {(control) => (
                <Input
                  {...control}
                  maxLength={200}
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </Field>
            <AlternativeText
              value={alt}
              hint={t(
                "Offered where the picture is put into a text. Posts that have it keep theirs.",
              )}
              isRequired={hasTried}
              onChange={setAlt}
            />
          </DialogBody>
          <DialogFooter className="justify-end">
            <Button variant="secondary" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <Button type="submit" disabled={isOvertaken} busyLabel={isPending && t("Saving")}>
              {t("Save")}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
