import type { ReactNode } from "react";
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

type ConflictDialogProps = {
  title: string;
  takeTheirsLabel: string;
  keepLabel: string;
  isSaving?: boolean;
  /** States that the other version is not lost. */
  safety: string;
  onTakeTheirs: () => void;
  onKeep: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Offers both versions after two people, or two tabs, changed the same thing. Stores nothing itself. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open onOpenChange={props.onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{props.title}</DialogTitle>
        </DialogHeader>
        <DialogBody className="gap-5">
          {props.children}
          <p className="text-xs text-muted">{props.safety}</p>
        </DialogBody>
        <DialogFooter className="justify-end">
          <Button variant="secondary" className="sm:mr-auto" onClick={props.onClose}>
            {t("Decide later")}
          </Button>
          <Button variant="secondary" onClick={props.onTakeTheirs}>
            {props.takeTheirsLabel}
          </Button>
          <Button busyLabel={props.isSaving === true && t("Saving")} onClick={props.onKeep}>
            {props.keepLabel}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
