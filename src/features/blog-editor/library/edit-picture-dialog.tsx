import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
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
import { ChoiceLabel } from "@/components/ui/label";
import { useChangePicture } from "@/data/pictures/mutations";
import type { Picture } from "@/data/pictures/schema";
import { isConflict } from "@/data/records/refusals";
import { reasonOf } from "@/lib/errors/errors";
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
  const [alt, setAlt] = useState(picture.alt ?? "");
  const [isDecorative, setIsDecorative] = useState(picture.alt === "");
  const [hasTried, setHasTried] = useState(false);
  const { mutateAsync, isPending, error } = useChangePicture();
  const isOvertaken = picture.version !== seen.version && !isPending;
  const nameError = name.trim() === "" ? t("Give the picture a name.") : undefined;
  const altError =
    !isDecorative && alt.trim() === ""
      ? t("Say what the picture shows, or mark it as decorative.")
      : undefined;

  const save = async () => {
    setHasTried(true);
    if (nameError !== undefined || altError !== undefined) return;
    try {
      const changes = { name: name.trim(), alt: isDecorative ? "" : alt.trim() };
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
            <Field
              label={t("Alternative text")}
              hint={t(
                "Offered where the picture is put into a text. Posts that have it keep theirs.",
              )}
              error={hasTried ? altError : undefined}
            >
              {(control) => (
                <Input
                  {...control}
                  maxLength={1000}
                  disabled={isDecorative}
                  value={isDecorative ? "" : alt}
                  onChange={(event) => setAlt(event.target.value)}
                />
              )}
            </Field>
            <ChoiceLabel>
              <Checkbox
                checked={isDecorative}
                onChange={(event) => setIsDecorative(event.target.checked)}
              />
              {t("Decorative: it says nothing the text does not")}
            </ChoiceLabel>
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
