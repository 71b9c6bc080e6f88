import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { site } from "@/content/company";
import { sendLeadMail } from "@/data/leads/mutations";
import type { LeadDetail } from "@/data/leads/schema";
import { EarlierTextError } from "@/data/records/changes";
import { useCrmMutation } from "@/data/records/mutations";
import { isConflict, isForbidden, isNotToBeMailed } from "@/data/records/refusals";
import { useWriter } from "@/data/staff/use-form-draft";
import { useComposedDraft } from "@/features/crm/shared/conversation/use-composed-draft";
import { useAttachments } from "@/features/crm/shared/files/use-attachments";
import { useReplyStart } from "@/features/crm/shared/new-ticket/ticket-draft";
import { reasonOf } from "@/lib/errors/errors";
import { parseTimestamp } from "@/lib/format/format";
import { jsonDraft, type Writer } from "@/lib/storage/drafts";
import { leadName } from "@/features/crm/shared/lead-labels";

export const BODY_MAX = 20_000;
export const SUBJECT_MAX = 200;

const draftSchema = z.object({
  id: z.uuid(),
  /** Null until it is changed. */
  subject: z.nullable(z.string()),
  body: z.string(),
});
type MailDraft = z.infer<typeof draftSchema>;

export type SentMail = MailDraft & { at: number };

export const leadMailDraft = (writer: Writer, leadId: string) =>
  jsonDraft("mailDraft", writer, leadId, draftSchema);

const emptyDraft = (): MailDraft => ({ id: crypto.randomUUID(), subject: null, body: "" });

export type Unmailable = "client" | "lead" | "address" | "no-address";

/** Why a lead cannot be written to from here; null where they can. */
export function unmailableBecause(lead: LeadDetail): Unmailable | null {
  if (lead.client_id !== null) return "client";
  if (lead.email === null) return "no-address";
  if (lead.mailing !== null) return "lead";
  return lead.address_marks.length > 0 ? "address" : null;
}

const PREFIXES = /^((re|aw|fwd?|wg)\s*:\s*)+/i;
const REFERENCE = /\s*\(CF-[0-9A-F]{8}\)\s*$/;

/** The subject to begin with, in the language of our mails: that of the last mail, or of the request. */
function firstSubject(lead: LeadDetail): string {
  const mailed = [
    ...lead.notes.map(({ subject, created_at }) => ({ subject, at: created_at, prefix: "" })),
    ...lead.submissions.map(({ mail, created_at }) => ({
      subject: mail?.subject.replace(PREFIXES, "").replace(REFERENCE, "") || null,
      at: created_at,
      prefix: "Re: ",
    })),
  ].filter(({ subject }) => subject !== null);
  const timeOf = ({ at }: { at: string }) => parseTimestamp(at)?.getTime() ?? 0;
  const last = mailed.toSorted((a, b) => timeOf(b) - timeOf(a))[0];
  if (last !== undefined) return `${last.prefix}${last.subject}`.slice(0, SUBJECT_MAX);
  return lead.submissions.length > 0
    ? `Your request to ${site.brand}`
    : `A website for ${leadName(lead)}`;
}

/** Kept in the browser until it is sent. */
export function useLeadMail(lead: LeadDetail, onSent: (mail: SentMail) => void) {
  const { t } = useTranslation();
  const writer = useWriter();
  const store = useMemo(() => leadMailDraft(writer, lead.id), [writer, lead.id]);
  const start = useReplyStart({
    number: null,
    subject: "",
    contact: { name: lead.name },
    client: { business: leadName(lead) },
  });
  const composed = useComposedDraft(store, emptyDraft, { startOf: () => start });
  const { draft, setDraft, keep, set } = composed;
  const attachments = useAttachments({ entity: "leads", recordId: lead.id, composer: "message" });
  const { mutateAsync, isPending: isSending } = useCrmMutation(sendLeadMail);
  const [failure, setFailure] = useState<string | null>(null);
  const usual = firstSubject(lead);

  const reasonFor = (error: unknown): string => {
    if (error instanceof EarlierTextError)
      return t("An earlier version of this mail is stored already. This one is still here.");
    if (isConflict(error))
      return t(
        "Not sent: somebody else changed this lead first. See what is new, then send it again. Your words are still here.",
      );
    if (isNotToBeMailed(error))
      return t("Not sent: this address is not to be mailed. Your words are still here.");
    if (isForbidden(error))
      return t("Not sent: your role does not allow it. Your words are still here.");
    return t("Not sent: {{reason}}. Your words are still here.", { reason: reasonOf(error) });
  };
  const send = async () => {
    const isReady = draft.body.trim() !== "" && draft.body.length <= BODY_MAX;
    if (!isReady || isSending || attachments.isUnsent) return;
    setFailure(null);
    const { id, body } = draft;
    const subject = draft.subject?.trim() || usual;
    try {
      await mutateAsync({ id, lead, subject, body, fileIds: attachments.ids });
    } catch (error) {
      if (error instanceof EarlierTextError) set({ id: crypto.randomUUID() });
      setFailure(reasonFor(error));
      return;
    }
    keep(null);
    setDraft(emptyDraft());
    onSent({ ...draft, subject, at: Date.now() });
  };
  return {
    ...composed,
    attachments,
    usualSubject: usual,
    isSending,
    failure,
    send,
    /** Restores an undone mail above newer text. */
    bringBack: (body: string, subject: string | null) =>
      set({
        id: crypto.randomUUID(),
        subject,
        body: [body, draft.body].filter(Boolean).join("\n\n"),
      }),
  };
}

export type LeadMailComposer = ReturnType<typeof useLeadMail>;
