import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { SlotChoice } from "../demo-slots/use-slot-choice";
import type { LeadFormState } from "@/features/lead-form/use-lead-form";

type ContactIsNextProps = { lead: LeadFormState; choice: SlotChoice | null };

/** On a narrow screen, links to the first empty field below the times. */
export function ContactIsNext({ lead: { form }, choice }: ContactIsNextProps) {
  const { t } = useTranslation();
  const empty = (["name", "email", "phone"] as const).find((field) => !form.watch(field));
  if (!choice?.slot || empty === undefined) return null;
  return (
    <Button
      variant="link"
      className="min-h-11 text-sm font-semibold lg:hidden"
      onClick={() => form.setFocus(empty)}
    >
      {t("Next: your name and number")}
    </Button>
  );
}
