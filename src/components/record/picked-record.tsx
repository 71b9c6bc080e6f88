import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";

type PickedRecordProps = {
  /** Of the label for it. */
  id: string;
  name: string;
  onChooseAnother: () => void;
};

/** Which record was found and chosen, in place of the search for it. */
export function PickedRecord({ id, name, onChooseAnother }: PickedRecordProps) {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 rounded-sm border-frame border-dashed border-field bg-sunken pl-3 wrap-anywhere">
      {/* The label's, not the button: a click on the label must not take the choice back. */}
      <output id={id} className="font-bold">
        {name}
      </output>
      <Button variant="secondary" onClick={onChooseAnother}>
        {t("Choose another")}
      </Button>
    </div>
  );
}
