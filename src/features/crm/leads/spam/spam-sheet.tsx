import { useTranslation } from "react-i18next";
import { RecordSheet, RecordSheetHeader } from "@/features/crm/shared/record-sheet";
import { SheetTitle } from "@/components/ui/sheet";
import { SpamList } from "./spam-list";

type SpamSheetProps = { isOpen: boolean; canWrite: boolean; onClose: () => void };

export function SpamSheet({ isOpen, canWrite, onClose }: SpamSheetProps) {
  const { t } = useTranslation();
  return (
    <RecordSheet isOpen={isOpen} onClose={onClose}>
      <RecordSheetHeader>
        <div>
          <SheetTitle className="text-2xl/tight tracking-tight">
            {t("Put aside as suspect")}
          </SheetTitle>
          <p className="mt-1.5 text-muted">
            {t(
              "These came in greater numbers than people send, or with the field filled that only programs and some password managers see. Nobody was refused: each was told a reference. They are in no list and no count until you make leads of them. The oldest go when there are too many.",
            )}
          </p>
        </div>
      </RecordSheetHeader>
      {isOpen && <SpamList canWrite={canWrite} />}
    </RecordSheet>
  );
}
