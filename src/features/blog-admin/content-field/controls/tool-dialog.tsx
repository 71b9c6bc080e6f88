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
  /** Another button, at the start of the foot. */
  action?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** A few fields, asked for by a tool of the editor. */
export function ToolDialog(props: ToolDialogProps) {
  const { title, submitLabel, onSubmit, onClose, action, children } = props;
  const { t } = useTranslation();
  // For React this form stands inside the page's: its submit must not reach that.
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
