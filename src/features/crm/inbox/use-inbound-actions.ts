import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addInboundMail, takeBackInboundMail, type AddTo } from "@/data/inbound-mails/mutations";
import type { InboundMail } from "@/data/inbound-mails/schema";
import type { Versioned } from "@/data/records/changes";
import { useCrmMutation } from "@/data/records/mutations";
import { isBuiltOn, isConflict, isForbidden } from "@/data/records/refusals";
import { useWriter, formDraft, useFormDraft } from "@/data/staff/use-form-draft";
import { useRecordChange } from "@/features/crm/shared/fields/use-record-change";
import type { Target } from "@/features/crm/shared/record-picker";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { reasonOf } from "@/lib/errors/errors";
import type { Writer } from "@/lib/storage/drafts";

const makeIds = () => ({
  lead: crypto.randomUUID(),
  ticket: crypto.randomUUID(),
  contact: crypto.randomUUID(),
});

export type InboundAdding = ReturnType<typeof useInboundActions>;

export function useInboundActions(mail: InboundMail) {
  const { t } = useTranslation();
  const say = useUndoToast();
  const store = useRecordChange();
  const writer = useWriter();
  const adding = useCrmMutation(addInboundMail);
  const { mutateAsync: takeBackMail } = useCrmMutation(takeBackInboundMail);
  const [newIds, setNewIds] = useState(makeIds);

  const add = async (to: AddTo, done: string): Promise<void> => {
    try {
      const added = await adding.mutateAsync({ mail, to });
      forgetDrafts(writer, mail.id);
      say.done(done, () => void takeBack(added), { recordId: mail.id });
    } catch (error) {
      if (isConflict(error)) {
        say.failed(t("Not added: somebody dealt with this first. It is shown as it is now."), null);
        return;
      }
      say.failed(
        t("Not added: {{reason}}.", { reason: reasonOf(error) }),
        () => void add(to, done),
      );
    }
  };

  const takeBack = async (added: Versioned): Promise<void> => {
    try {
      await takeBackMail(added);
      // The records with these ids are archived.
      setNewIds(makeIds());
      say.done(t("Undone."), null);
    } catch (error) {
      if (isBuiltOn(error) || isConflict(error)) {
        say.failed(t("Not undone: somebody has gone on with it since. It stays there."), null);
      } else if (isForbidden(error)) {
        say.failed(t("Not undone: your role does not allow it."), null);
      } else {
        say.failed(
          t("Not undone: {{reason}}.", { reason: reasonOf(error) }),
          () => void takeBack(added),
        );
      }
    }
  };

  return {
    isAdding: adding.isPending,
    add: (kind: "ticket" | "lead", { id, label }: Pick<Target, "id" | "label">) =>
      add({ kind, id }, t("Added to {{record}}.", { record: label })),
    openTicket: ({ id, label }: Pick<Target, "id" | "label">, addsContact: boolean) =>
      add(
        {
          kind: "new-ticket",
          id: newIds.ticket,
          client: id,
          ...(addsContact && { contact: newIds.contact }),
        },
        addsContact
          ? t("Opened a ticket for {{client}}, and added {{name}} as a contact.", {
              client: label,
              name: mail.from_name || mail.from_email,
            })
          : t("Opened a ticket for {{client}}.", { client: label }),
      ),
    makeLead: () => add({ kind: "new-lead", id: newIds.lead }, t("It is a lead of yours now.")),
    setDismissed: async (isDismissed: boolean): Promise<void> => {
      const isStored = await store({
        table: "inbound_mails",
        record: mail,
        changes: { archived_at: isDismissed ? new Date().toISOString() : null },
        before: { archived_at: mail.archived_at },
        message: isDismissed ? t("Dismissed.") : t("It waits again."),
      });
      if (isStored && isDismissed) forgetDrafts(writer, mail.id);
    },
  };
}

type Kind = Target["kind"];
const KINDS: readonly Kind[] = ["ticket", "lead", "client"];

const draftName = (mailId: string, kind: Kind) => `unmatched.${mailId}.${kind}`;

type AddFields = { id: string; label: string; note: string; typed: string };
const NAMES = ["id", "label", "note", "typed"] as const;

const fieldsOf = (target: Target | null): AddFields => ({
  id: target?.id ?? "",
  label: target?.label ?? "",
  note: target?.note ?? "",
  typed: "",
});

/** The target of a mail, restored from a draft and kept as one. */
export function useAddDraft(mailId: string, kind: Kind, suggestion: Target | null) {
  const { kept, keep } = useFormDraft(draftName(mailId, kind));
  const [began] = useState(() => fieldsOf(suggestion));
  const [fields, setFields] = useState(() => {
    const restored = { ...began };
    for (const name of NAMES) {
      const value = kept?.values[name];
      if (typeof value === "string") restored[name] = value;
    }
    return restored;
  });
  const differs = (now: AddFields) => now.id !== began.id || now.typed !== began.typed;
  const set = (next: AddFields) => {
    setFields(next);
    keep(differs(next) ? { id: "", values: next } : null);
  };
  const { id, label, note, typed } = fields;
  const target: Target | null = id === "" ? null : { kind, id, label, note };
  return {
    target,
    typed,
    choose: (chosen: Target | null) => set(fieldsOf(chosen)),
    type: (text: string) => set({ ...fieldsOf(null), typed: text }),
    isDirty: differs(fields),
    isRestored: kept !== null,
    drop: () => keep(null),
  };
}

/** The kind of this mail's draft; null without one. */
export function draftKind(writer: Writer, mailId: string): Kind | null {
  return KINDS.find((kind) => formDraft(writer, draftName(mailId, kind)).read() !== null) ?? null;
}

export function forgetDrafts(writer: Writer, mailId: string): void {
  for (const kind of KINDS) formDraft(writer, draftName(mailId, kind)).write(null);
}
