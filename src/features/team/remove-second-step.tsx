import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Button } from "@/components/ui/button";
import { useStaffMutation } from "@/data/staff/mutations";
import type { StaffPerson } from "@/data/staff/schema";
import { removeSecondStep } from "@/data/staff/second-step";
import { useRefusal } from "./use-staff-changes";

/** For a colleague who lost the phone and the recovery codes. */
export function RemoveSecondStep({ person }: { person: StaffPerson }) {
  const { t } = useTranslation();
  const refusal = useRefusal();
  const { mutate, isPending } = useStaffMutation(removeSecondStep);
  const [isAsking, setIsAsking] = useState(false);
  const remove = () =>
    mutate(person.id, {
      onSuccess: () =>
        toast.success(t("{{name}} comes in by the password alone now.", { name: person.name })),
      onError: (error) => void toast.error(refusal(error, person.name), { duration: Infinity }),
      onSettled: () => setIsAsking(false),
    });
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm text-muted">
        {t("{{name}} enters a code after the password.", { name: person.name })}
      </p>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {t("Take the second step away")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        question={t("Take the second step away from {{name}}?", { name: person.name })}
        detail={t(
          "Only when the phone and the recovery codes are lost, and you have heard it from {{name}} in person. Somebody may be pretending.",
          { name: person.name },
        )}
        confirmLabel={t("Take it away")}
        busyLabel={t("Taking it away")}
        keepLabel={t("Keep it")}
        isBusy={isPending}
        onKeep={() => setIsAsking(false)}
        onConfirm={remove}
      />
    </div>
  );
}
