import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeRecord, type Versioned } from "@/data/records/changes";
import { crmKeys } from "@/data/records/crm-keys";
import { addLead, type NewLead } from "@/data/leads/queries";
import { fetchRecord } from "@/data/records/record-state";
import { useStaffMember } from "@/data/staff/use-staff-member";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { errorCode, reasonOf } from "@/lib/errors";
import { useRecordChange } from "@/components/record/edit/use-record-change";
import { forgetNewLead } from "./new-lead-draft";
import { toNewLead, type LeadDraft } from "./lead-draft";

const ALREADY_THERE = "23505";

/** Stores it once, however often it is tried; what was typed last is what stays. */
async function store(id: string, typed: Omit<NewLead, "id">, ownerId: string | null) {
  try {
    await addLead({ ...typed, id, owner_id: ownerId });
    return { id, version: 1 };
  } catch (error) {
    if (errorCode(error) !== ALREADY_THERE) throw error;
    // An answer that got lost: it was stored the first time, as it was typed then.
    return await bringUpToDate(id, typed, error);
  }
}

async function bringUpToDate(
  id: string,
  typed: Omit<NewLead, "id">,
  error: unknown,
): Promise<Versioned> {
  const stored = await fetchRecord("leads", id);
  if (stored === null) throw error;
  // The database takes the state from a town such as "Macon, GA".
  const isFromTown = typed.region === null && typed.town?.endsWith(`, ${String(stored.region)}`);
  const others = Object.entries(typed).filter(
    ([column, value]) => value !== stored[column] && !(column === "region" && isFromTown),
  );
  if (others.length === 0) return stored;
  return { id, version: await changeRecord("leads", stored, Object.fromEntries(others)) };
}

/** Adds what is typed, with Undo; refused, it stays and `problem` says why. */
export function useAddLead(id: string, onAdded: () => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const member = useStaffMember();
  const say = useUndoToast();
  const change = useRecordChange();
  const [problem, setProblem] = useState<string | null>(null);

  const save = async (draft: LeadDraft) => {
    setProblem(null);
    try {
      const record = await store(id, toNewLead(draft), member?.userId ?? null);
      const name = draft.business.trim() || draft.name.trim();
      const changes = { archived_at: new Date().toISOString() };
      const undo = () => void change({ table: "leads", record, changes, said: t("Undone.") });
      say.done(t("Added {{name}}.", { name }), undo);
      void queryClient.invalidateQueries({ queryKey: crmKeys.all });
      forgetNewLead(member?.userId ?? null);
      onAdded();
    } catch (error) {
      setProblem(
        t("Not added: {{reason}}. What you typed is still here.", { reason: reasonOf(error) }),
      );
    }
  };
  return { save, problem };
}
