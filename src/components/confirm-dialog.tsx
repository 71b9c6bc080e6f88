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
  onConfirm: () => void;
  onKeep: () => void;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, question, detail, isBusy = false, onConfirm, onKeep } = props;
  return (
    <AlertDialog open={isOpen} onOpenChange={(open) => !open && onKeep()}>
      <AlertDialogContent>
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
          <Button variant="destructive" busyLabel={isBusy && props.busyLabel} onClick={onConfirm}>
            {props.confirmLabel}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
