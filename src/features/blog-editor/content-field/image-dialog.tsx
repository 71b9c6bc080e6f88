import { useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { useChangePicture } from "@/data/pictures/mutations";
import { pictureAddress, type Picture } from "@/data/pictures/schema";
import { srcsetOf, TEXT_SIZES } from "@/lib/pictures/picture-widths";
import { AlternativeText, isAltMissing } from "../library/alternative-text";
import { PictureThumbnail } from "../library/picture-thumbnail";
import { PictureSource } from "../upload/picture-source";
import { imageAddress } from "./controls/address";

export type ImageValues = {
  src: string;
  alt: string;
  caption: string;
  /** Its size and its other widths, where these are known. */
  html?: Record<string, string>;
};

export type EditedImage = {
  src: string;
  /** Empty for a decorative picture, null until somebody has said what it shows. */
  alt: string | null;
  caption: string;
};

type ImageDialogProps = {
  /** The picture that is edited; none for a new one. */
  edited?: EditedImage | null;
  /** A dropped or pasted file, to be uploaded at once. */
  droppedFile?: File | undefined;
  onSave: (values: ImageValues) => void;
  onClose: () => void;
};

export function ImageDialog({ edited = null, droppedFile, onSave, onClose }: ImageDialogProps) {
  const { t } = useTranslation();
  const [file, setFile] = useState(droppedFile ?? null);
  const [picture, setPicture] = useState<Picture | null>(null);
  const [src, setSrc] = useState(edited?.src ?? "");
  const [alt, setAlt] = useState(edited?.alt ?? null);
  const [caption, setCaption] = useState(edited?.caption ?? "");
  const [srcError, setSrcError] = useState<string>();
  const [hasTried, setHasTried] = useState(false);
  // The library knows then what the picture shows. Where that fails, it asks the next time.
  const describe = useChangePicture();

  const take = (chosen: Picture) => {
    setPicture(chosen);
    setSrc(pictureAddress(chosen, chosen.width));
    setSrcError(undefined);
    if (!alt?.trim() && chosen.alt !== null) setAlt(chosen.alt);
  };
  const save = () => {
    const isSame = src.trim() === edited?.src;
    const address = isSame ? src.trim() : imageAddress(src);
    setHasTried(true);
    setSrcError(
      address
        ? undefined
        : t("Enter an address that starts with https:// or a /path on this site."),
    );
    if (!address || alt === null || isAltMissing(alt)) return;
    const chosen = picture !== null && isAddressOf(picture, address);
    const values = {
      src: address,
      alt: alt.trim(),
      caption: caption.trim(),
      ...(chosen && { html: attributesOf(picture) }),
    };
    if (chosen && picture.alt === null) describe.mutate({ picture, changes: { alt: values.alt } });
    onSave(values);
  };
  return (
    <ToolDialog
      title={edited ? t("Edit image") : t("Add image")}
      submitLabel={edited ? t("Update image") : t("Add image")}
      busyLabel={file !== null && t("Sending")}
      onSubmit={save}
      onClose={onClose}
    >
      <PictureSource file={file} onFile={setFile} onPicture={take} />
      {picture !== null && isAddressOf(picture, src) && (
        <PictureThumbnail picture={picture} className="h-auto max-h-40 w-auto justify-self-start" />
      )}
      <Field label={t("Address of the picture")} error={srcError}>
        {(control) => (
          <Input
            {...control}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened for it
            autoFocus
            inputMode="url"
            spellCheck={false}
            value={src}
            onChange={(event) => setSrc(event.target.value)}
          />
        )}
      </Field>
      <AlternativeText
        value={alt}
        hint={t("Read aloud, and shown where the picture does not load.")}
        isRequired={hasTried}
        onChange={setAlt}
      />
      <Field label={t("Caption (optional)")}>
        {(control) => (
          <Input
            {...control}
            value={caption}
            onChange={(event) => setCaption(event.target.value)}
          />
        )}
      </Field>
    </ToolDialog>
  );
}

const isAddressOf = (picture: Picture, address: string) =>
  pictureAddress(picture, picture.width) === address.trim();

function attributesOf(picture: Picture): Record<string, string> {
  const srcset = srcsetOf(pictureAddress(picture, picture.width));
  return {
    width: String(picture.width),
    height: String(picture.height),
    ...(srcset !== null && { srcset, sizes: TEXT_SIZES }),
  };
}

type ToolDialogProps = {
  title: string;
  submitLabel: string;
  busyLabel?: string | false;
  onSubmit: () => void;
  onClose: () => void;
  action?: ReactNode;
  children: ReactNode;
};

export function ToolDialog(props: ToolDialogProps) {
  const { title, submitLabel, busyLabel = false, onSubmit, onClose, action, children } = props;
  const { t } = useTranslation();
  // React propagates this form's submit to the page's form, around the dialog.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        <form className="contents" noValidate onSubmit={submit}>
          <DialogBody>{children}</DialogBody>
          <DialogFooter className="justify-end">
            {action}
            <Button variant="secondary" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <Button type="submit" busyLabel={busyLabel}>
              {submitLabel}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
