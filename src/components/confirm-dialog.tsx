import type { ReactNode } from "react";
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from "./ui/alert-dialog";
import { Button } from "./ui/button";

type ConfirmDialogProps = {
  isOpen: boolean;
  question: string;
  detail?: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  keepLabel: string;
  isBusy?: boolean;
  /** A press that takes nothing away is not red. */
  isHarmless?: boolean;
  /** Gets the focus when the dialog closes, where what opened it is no longer there. */
  focusAfter?: () => HTMLElement | null | undefined;
  onConfirm: () => void;
  onKeep: () => void;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, question, detail, isBusy = false, isHarmless = false, onConfirm, onKeep } = props;
  const focusNext = (event: Event) => {
    const next = props.focusAfter?.();
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <AlertDialog open={isOpen} onOpenChange={(open) => !open && onKeep()}>
      <AlertDialogContent onCloseAutoFocus={focusNext}>
        <AlertDialogHeader>
          <AlertDialogTitle>{question}</AlertDialogTitle>
          <AlertDialogDescription asChild>
            <div>{detail}</div>
          </AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button variant="secondary">{props.keepLabel}</Button>
          </AlertDialogCancel>
          <Button
            variant={isHarmless ? "default" : "destructive"}
            busyLabel={isBusy && props.busyLabel}
            onClick={onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
