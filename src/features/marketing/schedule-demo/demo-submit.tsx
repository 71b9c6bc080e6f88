import { useTranslation } from "react-i18next";
import type { SlotChoice } from "../demo-slots/use-slot-choice";
import { LeadSubmit } from "@/features/lead-form/lead-submit";

type DemoSubmitProps = {
  choice: SlotChoice | null;
  /** False without times to choose from. */
  isBooking: boolean;
};

export function DemoSubmit({ choice, isBooking }: DemoSubmitProps) {
  const { t } = useTranslation();
  const timeLabel = choice?.isWish ? t("Ask for this time") : t("Book this time");
  return (
    <LeadSubmit busyLabel={t("Sending")}>{isBooking ? timeLabel : t("Ask for a call")}</LeadSubmit>
  );
}
