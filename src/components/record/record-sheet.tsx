import { X } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Sheet, SheetClose, SheetContent } from "@/components/ui/sheet";
import { useReturnFocus } from "@/hooks/use-return-focus";
import { keepOpenWhileEditing } from "./fields/inline-field";

type RecordSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Where the focus goes when what had it before is gone: to the first of the list unless said. */
  onFocusLost?: () => void;
  children: ReactNode;
};

/** Its first row; where there is none, what it is searched by. */
const focusList = () =>
  (
    document.querySelector<HTMLElement>("main [data-row-link]") ??
    document.querySelector<HTMLElement>("main input[type=search]")
  )?.focus({ preventScroll: true });

/** Something of its own beside a list; on a phone in its place. */
export function RecordSheet({ isOpen, onClose, onFocusLost, children }: RecordSheetProps) {
  const returnFocus = useReturnFocus(isOpen);
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Sheet open={isOpen} onOpenChange={(isStill) => !isStill && onClose()}>
      <SheetContent
        ref={sheet}
        aria-describedby={undefined}
        className="max-w-155 animate-sheet-in bg-surface pb-12 text-sm wrap-break-word shadow-modal focus-visible:outline-0 sm:border-l sm:border-line"
        onEscapeKeyDown={keepOpenWhileEditing}
        // A message lies over the page; pressing its Undo or Retry is no wish to leave.
        onInteractOutside={(event) => {
          const { target } = event.detail.originalEvent;
          if (target instanceof Element && target.closest("[data-sonner-toaster]")) {
            event.preventDefault();
          }
        }}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          sheet.current?.focus();
        }}
        onCloseAutoFocus={(event) => {
          returnFocus(event);
          if (event.defaultPrevented) return;
          event.preventDefault();
          (onFocusLost ?? focusList)();
        }}
      >
        {children}
      </SheetContent>
    </Sheet>
  );
}

/** Its title, and the way out beside it. */
export function RecordSheetHeader({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <header className="flex items-start justify-between gap-3 px-4.5 pt-4.5 pb-3.5">
      {children}
      <SheetClose asChild>
        <Button variant="ghost" size="icon" className="-mt-2 -mr-2" aria-label={t("Close")}>
          <X size={22} aria-hidden />
        </Button>
      </SheetClose>
    </header>
  );
}
