import { X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, type Location } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { Sheet, SheetClose, SheetContent, SheetTitle, SheetTrigger } from "@/components/ui/sheet";
import { MenuButton } from "./menu-button";

export function MenuSheet({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const location = useLocation();
  // Belongs to one visit of one page, so that following a link closes the menu.
  const [openAt, setOpenAt] = useState<Location | null>(null);
  const hasLeft = openAt !== null && openAt.pathname !== location.pathname;
  return (
    <Sheet
      open={openAt?.key === location.key}
      onOpenChange={(open) => setOpenAt(open ? location : null)}
    >
      <SheetTrigger asChild>
        <MenuButton />
      </SheetTrigger>
      <SheetContent
        side="left"
        className="w-75 max-w-[85vw] bg-side"
        onCloseAutoFocus={(event) => hasLeft && event.preventDefault()}
      >
        <SheetTitle className="sr-only">{t("Menu")}</SheetTitle>
        <SheetClose asChild>
          <Button
            variant="ghost"
            size="icon"
            className="absolute top-3.5 right-2 z-1 text-white hover:bg-side-2"
            aria-label={t("Close")}
          >
            <X size={24} aria-hidden />
          </Button>
        </SheetClose>
        {children}
      </SheetContent>
    </Sheet>
  );
}
