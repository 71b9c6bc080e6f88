import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";

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
