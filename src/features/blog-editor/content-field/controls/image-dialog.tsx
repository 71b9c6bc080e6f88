import type { Editor } from "@tiptap/core";
import { useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ChoiceLabel } from "@/components/ui/label";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { imageAddress } from "./address";
import { insertImage, selectedImage, updateImage } from "./image-commands";

type ImageDialogProps = { editor: Editor; onClose: () => void };
type Errors = { src?: string; alt?: string };

export function ImageDialog({ editor, onClose }: ImageDialogProps) {
  const { t } = useTranslation();
  const [found] = useState(() => selectedImage(editor));
  const [src, setSrc] = useState(String(found?.node.attrs["src"] ?? ""));
  const [alt, setAlt] = useState(String(found?.node.attrs["alt"] ?? ""));
  const [isDecorative, setIsDecorative] = useState(
    found !== null && found.node.attrs["alt"] === "",
  );
  const [caption, setCaption] = useState(found?.figure?.caption?.textContent ?? "");
  const [errors, setErrors] = useState<Errors>({});

  const save = () => {
    const isSame = found !== null && src.trim() === found.node.attrs["src"];
    const address = isSame ? src.trim() : imageAddress(src);
    const wrong: Errors = {};
    if (!address)
      wrong.src = t("Enter an address that starts with https:// or a /path on this site.");
    if (!isDecorative && alt.trim() === "") {
      wrong.alt = t("Say what the picture shows, or mark it as decorative.");
    }
    setErrors(wrong);
    if (!address || wrong.alt) return;
    const values = { src: address, alt: isDecorative ? "" : alt.trim(), caption: caption.trim() };
    onClose();
    if (found === null) insertImage(editor, values);
    else updateImage(editor, found, values);
  };
  return (
    <ToolDialog
      title={found ? t("Edit image") : t("Add image")}
      submitLabel={found ? t("Update image") : t("Add image")}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={t("Address of the picture")} error={errors.src}>
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
      <Field
        label={t("Alternative text")}
        hint={t("Read aloud, and shown where the picture does not load.")}
        error={errors.alt}
      >
        {(control) => (
          <Input
            {...control}
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

type ToolDialogProps = {
  title: string;
  submitLabel: string;
  onSubmit: () => void;
  onClose: () => void;
  action?: ReactNode;
  children: ReactNode;
};

export function ToolDialog(props: ToolDialogProps) {
  const { title, submitLabel, onSubmit, onClose, action, children } = props;
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
            <Button type="submit">{submitLabel}</Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
