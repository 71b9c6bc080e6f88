import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { useReturnFocus } from "@/hooks/use-return-focus";
import { Button } from "./ui/button";
import "./ui/dialog.css";

type ConfirmDialogProps = {
  isOpen: boolean;
  question: string;
  detail?: ReactNode;
  /** What happens, as a verb: "Delete". */
  confirmLabel: string;
  busyLabel: string;
  keepLabel: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onKeep: () => void;
};

/** For what cannot be undone. The safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, question, detail, isBusy = false, onConfirm, onKeep } = props;
  const returnFocus = useReturnFocus(isOpen);
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onKeep()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="modal-overlay">
          <AlertDialog.Content
            className="modal modal-confirm"
            data-slot="confirm-dialog"
            onCloseAutoFocus={returnFocus}
          >
            <div className="modal-confirm-text">
              <AlertDialog.Title asChild>
                <h2>{question}</h2>
              </AlertDialog.Title>
              <AlertDialog.Description asChild>
                <div>{detail}</div>
              </AlertDialog.Description>
            </div>
            <div className="modal-foot">
              <AlertDialog.Cancel asChild>
                <Button variant="secondary">{props.keepLabel}</Button>
              </AlertDialog.Cancel>
              <Button
                variant="destructive"
                busyLabel={isBusy && props.busyLabel}
                onClick={onConfirm}
              >
                {props.confirmLabel}
              </Button>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
