import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";

type PickedRecordProps = {
  id: string;
  name: string;
  note?: string | undefined;
  onChooseAnother: () => void;
};

export function PickedRecord({ id, name, note, onChooseAnother }: PickedRecordProps) {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 rounded-sm border-frame border-dashed border-field bg-sunken pl-3 wrap-anywhere">
      {/* Belongs to the label, so that a click on the label does not clear the choice. */}
      <output id={id} className="min-w-0 flex-1 py-1.5">
        <b className="block font-semibold">{name}</b>
        {note && <span className="block text-xs text-muted">{note}</span>}
      </output>
      <Button variant="ghost" onClick={onChooseAnother}>
        {t("Choose another")}
      </Button>
    </div>
  );
}
