import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useReturnFocus } from "@/hooks/use-return-focus";
import { Button } from "./button";
import "./dialog.css";

type DialogProps = {
  isOpen: boolean;
  /** Asked for by Escape, the cross or a click beside it; the owner decides. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** For one whose closing leads somewhere; prevents the event's default once it has focused that. */
  onCloseAutoFocus?: (event: Event) => void;
};

/** Head and foot stay, the body scrolls; a sheet from below on phones. */
export function Dialog({ isOpen, onClose, title, children, onCloseAutoFocus }: DialogProps) {
  const { t } = useTranslation();
  const returnFocus = useReturnFocus(isOpen);
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="modal-overlay">
          <Primitive.Content
            className="modal"
            aria-describedby={undefined}
            data-slot="dialog"
            onCloseAutoFocus={(event) => {
              onCloseAutoFocus?.(event);
              if (!event.defaultPrevented) returnFocus(event);
            }}
          >
            <div className="modal-head">
              <Primitive.Title asChild>
                <h2>{title}</h2>
              </Primitive.Title>
              <Primitive.Close asChild>
                <Button variant="ghost" size="icon" aria-label={t("Close")}>
                  <X size={22} aria-hidden />
                </Button>
              </Primitive.Close>
            </div>
            {children}
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
