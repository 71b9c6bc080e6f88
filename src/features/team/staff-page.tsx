import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "sonner";
import { useCommands } from "@/components/commands/use-commands";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { PageHeader } from "@/components/page-header";
import { TextLink } from "@/components/text-link";
import { Button } from "@/components/ui/button";
import { staffListQuery } from "@/data/staff/queries";
import type { StaffPerson } from "@/data/staff/schema";
import { hasRight } from "@/data/staff/staff-roles";
import { useStaffMember } from "@/data/staff/use-staff-member";
import { paths } from "@/lib/paths";
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
import { reasonOf } from "@/lib/errors/errors";
import { AddPersonDialog, noDraft, InvitationDetails } from "./add-person-dialog";
import { ChangePersonDialog, useRemoval } from "./change-person-dialog";
import { PeopleList } from "./people-list";
import { SecondStepRule } from "./second-step-rule";
import { StaffHistory } from "./staff-history";

export function StaffPage() {
  const { t } = useTranslation();
  const member = useStaffMember();
  const managesStaff = hasRight(member?.role ?? null, "staff.manage");
  const [isAdding, setIsAdding] = useState(false);
  const [draft, setDraft] = useState(noDraft);
  const add = () => setIsAdding(true);
  useCommands(
    managesStaff
      ? [
          {
            id: "add-person",
            label: t("Add a person"),
            group: t("Staff"),
            keywords: [t("colleague"), t("invite"), t("role")],
            Icon: UserPlus,
            shortcut: "n",
            run: add,
          },
        ]
      : [],
  );
  return (
    <>
      <PageHeader
        title={t("Staff")}
        description={<StaffLead isStaff={member !== null} managesStaff={managesStaff} />}
      >
        {managesStaff && (
          <Button onClick={add}>
            <UserPlus size={18} aria-hidden />
            {t("Add a person")}
          </Button>
        )}
      </PageHeader>
      <People managesStaff={managesStaff} selfId={member?.id ?? null} />
      {managesStaff && <SecondStepRule />}
      {managesStaff && <StaffHistory />}
      {isAdding && (
        <AddPersonDialog
          draft={draft}
          onClose={(typed) => {
            setDraft(typed);
            setIsAdding(false);
          }}
        />
      )}
    </>
  );
}

function StaffLead({ isStaff, managesStaff }: { isStaff: boolean; managesStaff: boolean }) {
  const { t } = useTranslation();
  if (managesStaff) return <span>{t("Who works here and what they may change.")}</span>;
  if (isStaff) {
    return <span>{t("Who works here and what they may change. Owners change this list.")}</span>;
  }
  return (
    <span>
      {t("You see invented colleagues, because you are not signed in as staff.")}{" "}
      <TextLink variant="painted" to={paths.admin}>
        {t("Sign in")}
      </TextLink>
    </span>
  );
}

type PeopleProps = { managesStaff: boolean; selfId: string | null };

function People({ managesStaff, selfId }: PeopleProps) {
  const { t } = useTranslation();
  const list = useQuery(staffListQuery());
  const { busyId, remove, restore } = useRemoval();
  const [changedId, setChangedId] = useState<string | null>(null);
  const [invitedId, setInvitedId] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<StaffPerson | null>(null);
  const people = list.data;
  const changed = people?.find(({ id }) => id === changedId);
  const invited = people?.find(({ id }) => id === invitedId);

  return (
    <>
      <PeopleList
        people={people}
        reading={{
          isFetching: list.isFetching,
          error: list.error,
          retry: () => void list.refetch(),
        }}
        managesStaff={managesStaff}
        selfId={selfId}
        busyId={busyId}
        onChange={(person) => setChangedId(person.id)}
        onInvite={(person) => setInvitedId(person.id)}
        onRemove={(person) =>
          person.id === selfId ? setLeaving(person) : void remove(person, false)
        }
        onRestore={(person) => void restore(person)}
      />
      {changed && (
        <ChangePersonDialog
          person={changed}
          isSelf={changed.id === selfId}
          onClose={() => setChangedId(null)}
        />
      )}
      {invited && <InvitationDialog person={invited} onClose={() => setInvitedId(null)} />}
      <ConfirmDialog
        isOpen={leaving !== null}
        question={t("Remove yourself?")}
        detail={t("You lose every right here at once. Only another owner can bring you back.")}
        confirmLabel={t("Remove myself")}
        busyLabel={t("Removing")}
        keepLabel={t("Stay")}
        onKeep={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving !== null) void remove(leaving, true);
          setLeaving(null);
        }}
      />
    </>
  );
}

type InvitationDialogProps = { person: StaffPerson; onClose: () => void };

/** A pending invitation, to send again or pass on. */
function InvitationDialog({ person, onClose }: InvitationDialogProps) {
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
