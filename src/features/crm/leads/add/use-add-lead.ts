import { useTranslation } from "react-i18next";
import { addLead } from "@/data/leads/mutations";
import type { Versioned } from "@/data/records/changes";
import { useCrmMutation } from "@/data/records/mutations";
import { useStaffMember } from "@/data/staff/use-staff-member";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import { useRecordChange } from "@/features/crm/shared/edit/use-record-change";
import { forgetNewLead } from "./new-lead-draft";
import { toNewLead, type LeadDraft } from "./lead-draft";

export function useAddLead(id: string, onAdded: () => void) {
  const { t } = useTranslation();
  const { mutateAsync: add, error } = useCrmMutation(addLead);
  const member = useStaffMember();
  const say = useUndoToast();
  const change = useRecordChange();

  const save = async (draft: LeadDraft) => {
    const owner_id = member?.id ?? null;
    let record: Versioned;
    try {
      record = await add({ ...toNewLead(draft), id, owner_id });
    } catch {
      return;
    }
    const name = draft.business.trim() || draft.name.trim();
    const changes = { archived_at: new Date().toISOString() };
    const undone = {
      table: "leads",
      record,
      changes,
      message: t("Undone."),
      isUndo: true,
    } as const;
    const undo = () => void change(undone);
    say.done(t("Added {{name}}.", { name }), undo);
    forgetNewLead(owner_id);
    onAdded();
  };
  const problem =
    error && t("Not added: {{reason}}. What you typed is still here.", { reason: reasonOf(error) });
  return { save, problem };
}
