import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { RecordSheet } from "@/components/record/record-sheet";
import { Button } from "@/components/ui/button";
import { SheetClose, SheetTitle } from "@/components/ui/sheet";
import { SuspectList } from "./suspect-list";

type SuspectsSheetProps = { isOpen: boolean; canWrite: boolean; onClose: () => void };

/** The requests that were put aside, beside the leads; on a phone in their place. */
export function SuspectsSheet({ isOpen, canWrite, onClose }: SuspectsSheetProps) {
  const { t } = useTranslation();
  return (
    <RecordSheet isOpen={isOpen} onClose={onClose}>
      <header className="flex items-start justify-between gap-3 px-4.5 pt-4.5 pb-3.5">
        <div>
          <SheetTitle className="text-2xl/tight tracking-tight">
            {t("Put aside as suspect")}
          </SheetTitle>
          <p className="mt-1.5 text-muted">
            {t(
              "More requests came at once than people send. Nobody was refused: each was told a reference. They are in no list and no count until you make leads of them. The oldest go when there are too many.",
            )}
          </p>
        </div>
        <SheetClose asChild>
          <Button variant="ghost" size="icon" className="-mt-2 -mr-2" aria-label={t("Close")}>
            <X size={22} aria-hidden />
          </Button>
        </SheetClose>
      </header>
      {isOpen && <SuspectList canWrite={canWrite} />}
    </RecordSheet>
  );
}
