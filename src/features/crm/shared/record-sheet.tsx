import { X } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { OfflineBar } from "@/components/offline-bar";
import { Button } from "@/components/ui/button";
import { Sheet, SheetClose, SheetContent } from "@/components/ui/sheet";
import { useReturnFocus } from "@/hooks/focus/use-return-focus";
import { keepOpenWhileEditing } from "./fields/inline-field";

type RecordSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Where the focus goes when its element is gone; by default the first row. */
  onFocusLost?: () => void;
  children: ReactNode;
};

/** The first row, or the search without one. */
const focusList = () =>
  (
    document.querySelector<HTMLElement>("main [data-row-link]") ??
    document.querySelector<HTMLElement>("main input[type=search]")
  )?.focus({ preventScroll: true });

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
        // A toast is over the page; its Undo or Retry must not close the sheet.
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
        <OfflineBar className="top-0 [&>p]:px-4.5" />
        {children}
      </SheetContent>
    </Sheet>
  );
}

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
