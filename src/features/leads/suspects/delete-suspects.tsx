import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "@/components/confirm-dialog";
import type { ChosenSuspects } from "@/data/leads/suspects";
import { formatNumber } from "@/lib/format/format";

type DeleteSuspectsProps = {
  /** Null while nothing is to be deleted. */
  chosen: ChosenSuspects | null;
  isBusy: boolean;
  onKeep: () => void;
  onDelete: (chosen: ChosenSuspects) => void;
};

/** Asks first: what is deleted here is nowhere else. */
export function DeleteSuspects({ chosen, isBusy, onKeep, onDelete }: DeleteSuspectsProps) {
  const { t } = useTranslation();
  const count = chosen !== null && "ids" in chosen ? chosen.ids.length : null;
  const question =
    count === null
      ? t("Delete all that are put aside?")
      : t("Delete {{number}} requests?", {
          count,
          number: formatNumber(count),
          defaultValue_one: "Delete this request?",
        });
  const foundOnly = chosen !== null && "search" in chosen && chosen.search !== "";
  return (
    <ConfirmDialog
      isOpen={chosen !== null}
      question={
        foundOnly ? t("Delete all that “{{search}}” finds?", { search: chosen.search }) : question
      }
      detail={t("They cannot be brought back, and whoever sent them is not told.")}
      confirmLabel={t("Delete")}
      busyLabel={t("Deleting")}
      keepLabel={t("Keep")}
      isBusy={isBusy}
      onKeep={onKeep}
      onConfirm={() => {
        if (chosen !== null) onDelete(chosen);
      }}
    />
  );
}
