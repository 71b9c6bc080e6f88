import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { inviteStaff } from "@/data/staff/invitations";
import { useStaffMutation } from "@/data/staff/mutations";
import type { StaffPerson } from "@/data/staff/schema";
import { reasonOf } from "@/lib/errors/errors";
import { InvitationDetails } from "./invitation-details";

type InvitationDialogProps = { person: StaffPerson; onClose: () => void };

/** A pending invitation, to send again or pass on. */
export function InvitationDialog({ person, onClose }: InvitationDialogProps) {
  const { t } = useTranslation();
  const { mutate: invite, isPending } = useStaffMutation(inviteStaff);
  const { id, name, invited_until: invitedUntil } = person;
  const email = person.email ?? "";
  const send = () =>
    invite(id, {
      onSuccess: () => toast.success(t("Invitation sent to {{email}}.", { email })),
      onError: (error) =>
        toast.error(t("No invitation was sent: {{reason}}.", { reason: reasonOf(error) })),
    });
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="lg:max-w-150">
        <DialogHeader>
          <DialogTitle>{t("Invitation of {{name}}", { name })}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          {invitedUntil === null ? (
            <p>{t("{{name}} has no password yet and was sent no invitation.", { name })}</p>
          ) : (
            <InvitationDetails personId={id} email={email} invitedUntil={invitedUntil} />
          )}
        </DialogBody>
        <DialogFooter>
          <Button busyLabel={isPending && t("Sending")} onClick={send}>
            {invitedUntil === null ? t("Send invitation") : t("Send again")}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t("Close")}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
