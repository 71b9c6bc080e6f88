import { useQuery } from "@tanstack/react-query";
import { useMemo, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { site } from "@/content/company";
import { forEachText, questions } from "@/content/lead-questions";
import { formLabels } from "@/data/leads/choices";
import { takeBackLeadMail } from "@/data/leads/mutations";
import type { LeadDetail } from "@/data/leads/schema";
import type { Submission } from "@/data/leads/submissions";
import type { Note, NoteKind } from "@/data/notes/schema";
import { automationSettingsQuery } from "@/data/settings/queries";
import { MailProgress } from "@/features/crm/shared/conversation/mail-state";
import { Message, Thread } from "@/features/crm/shared/conversation/message-thread";
import { SentNotice } from "@/features/crm/shared/conversation/sent-notice";
import { useMailRecall, type MailRecall } from "@/features/crm/shared/conversation/use-mail-recall";
import { AttachmentList } from "@/features/crm/shared/files/attachment-list";
import { MailWords } from "@/features/crm/shared/mails/mail-words";
import { AddNote, EntryKinds } from "@/features/crm/shared/notes/add-note";
import { FoldedText } from "@/features/crm/shared/notes/folded-text";
import { NoteItem } from "@/features/crm/shared/notes/note-item";
import {
  OtherFacts,
  SentMessage,
  SubmissionFacts,
  type KnownFacts,
} from "@/features/crm/shared/what-they-sent";
import { formatDateTime } from "@/lib/dates/reader-time";
import { formatList, parseTimestamp, unbroken } from "@/lib/format/format";
import { LeadSection } from "../record/lead-section";
import { leadName } from "@/features/crm/shared/lead-labels";
import { LeadMailForm } from "./lead-mail-form";
import { NextSteps } from "./next-steps";
import type { LeadMailComposer, SentMail } from "./use-lead-mail";

/** The kind of entry that is added: a mail, or something written down. */
export type EntryMode = "mail" | NoteKind;

export type Writing = {
  composer: LeadMailComposer;
  /** The mail that was sent last, until the notice of it is dismissed. */
  sent: SentMail | null;
  setSent: (mail: SentMail | null) => void;
  /** Whether the next steps are shown. */
  offersSteps: boolean;
  setOffersSteps: (offersSteps: boolean) => void;
  mode: EntryMode;
  setMode: (mode: EntryMode) => void;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Shows the mail and puts the focus there. */
  write: () => void;
};

type LeadConversationProps = { lead: LeadDetail; canWrite: boolean; writing: Writing };

/** Whether an answered call moves a new lead; true until the settings are loaded, as it is by default. */
function useMovesByCall(isLoggingCall: boolean): boolean {
  const { data } = useQuery({ ...automationSettingsQuery(), enabled: isLoggingCall });
  return data === undefined || !data.rules_off.includes("answered-call");
}

/** Everything that was said, oldest first: requests, mails of both sides, calls and notes. */
export function LeadConversation({ lead, canWrite, writing }: LeadConversationProps) {
  const { mode, setMode, field, composer, sent, setSent, offersSteps, setOffersSteps } = writing;
  const { t } = useTranslation();
  const movesByCall = useMovesByCall(canWrite && mode === "call");
  const recall = useMailRecall<never>({
    record: { lead_id: lead.id },
    hasMails: lead.notes.some(({ subject }) => subject !== null),
    mayWrite: canWrite,
    mutationFn: ({ messageId }, context) =>
      takeBackLeadMail({ leadId: lead.id, noteId: messageId }, context),
    onTakenBack: ({ id, body }) => {
      setSent(null);
      setOffersSteps(false);
      composer.bringBack(body, lead.notes.find((note) => note.id === id)?.subject ?? null);
      writing.write();
    },
  });
  return (
    <LeadSection id="lead-conversation" heading={t("Conversation")}>
      <div className="@container/conversation grid gap-4">
        <LeadThread lead={lead} canWrite={canWrite} recall={recall} />
        {sent !== null && (
          <div className="-mx-4.5">
            <SentNotice
              key={sent.id}
              sentAt={sent.at}
              messageId={sent.id}
              name={lead.name.split(/\s+/)[0] ?? lead.name}
              recall={recall}
              onUndo={() => void recall.takeBack(sent)}
              onDismiss={() => setSent(null)}
            />
          </div>
        )}
        {offersSteps && canWrite && (
          <NextSteps lead={lead} field={field} onDismiss={() => setOffersSteps(false)} />
        )}
        {canWrite && (
          <div className="grid gap-2.5 border-t border-line pt-3.5">
            {mode === "mail" ? (
              <>
                <EntryKinds kind="mail" onNote={setMode} onMail={writing.write} />
                <LeadMailForm lead={lead} composer={composer} field={field} />
              </>
            ) : (
              <AddNote
                subject={{ lead_id: lead.id }}
                newLead={lead.stage === "new" && movesByCall ? leadName(lead) : null}
                startKind={mode}
                onMail={writing.write}
              />
            )}
          </div>
        )}
      </div>
    </LeadSection>
  );
}

type Entry = { id: string; created_at: string } & (
  { submission: Submission; note?: never } | { note: Note; submission?: never }
);

function entriesOf({ submissions, notes }: LeadDetail): Entry[] {
  const entries: Entry[] = [
    ...submissions.map((submission) => ({
      id: `request-${submission.id}`,
      created_at: submission.created_at,
      submission,
    })),
    ...notes.map((note) => ({ id: note.id, created_at: note.created_at, note })),
  ];
  const timeOf = (entry: Entry) => parseTimestamp(entry.created_at)?.getTime() ?? 0;
  return entries.toSorted((a, b) => timeOf(a) - timeOf(b));
}

/** The newest are shown first, because the composer is below them. */
const SHOWN = 10;

type LeadThreadProps = Pick<LeadConversationProps, "lead" | "canWrite"> & {
  recall: MailRecall;
};

function LeadThread({ lead, canWrite, recall }: LeadThreadProps) {
  const { t } = useTranslation();
  const entries = useMemo(() => entriesOf(lead), [lead]);
  const [showsAll, setShowsAll] = useState(false);
  const known = knownOf(lead);
  const earlier = showsAll ? 0 : Math.max(0, entries.length - SHOWN);
  const isByHand = lead.submissions.length === 0;
  return (
    <>
      <div className="empty:hidden">
        <OtherFacts submissions={lead.submissions} known={known} />
      </div>
      {isByHand && <NotedByHand lead={lead} />}
      {earlier > 0 && (
        <Button
          variant="link"
          className="min-h-11 justify-self-start"
          onClick={() => setShowsAll(true)}
        >
          {t("Show {{count}} earlier", { count: earlier })}
        </Button>
      )}
      {entries.length > 0 && (
        <Thread entries={entries.slice(earlier)} firstNew={null}>
          {({ submission, note }) => {
            if (submission !== undefined)
              return <RequestMessage submission={submission} known={known} />;
            if (note.subject === null) {
              return (
                <NoteItem
                  className="w-[min(44rem,92%)] justify-self-end rounded-md border border-dashed border-wait bg-wait-bg px-3.5 pt-2.5"
                  note={note}
                  canWrite={canWrite}
                />
              );
            }
            return <MailMessage note={note} recall={recall} />;
          }}
        </Thread>
      )}
      {lead.lost_reason !== null && (
        <p className="text-muted">{t("Lost because: {{reason}}", { reason: lead.lost_reason })}</p>
      )}
    </>
  );
}

function RequestMessage({ submission, known }: { submission: Submission; known: KnownFacts }) {
  const { t } = useTranslation();
  const { said: answers, mail, reference, created_at } = submission;
  const isMail = answers.form === "email";
  return (
    <Message
      message={{ kind: "client", author_name: answers.name, created_at }}
      label={formatList([t(formLabels[answers.form]), isMail ? null : reference])}
      footer={!isMail && <SubmissionFacts submission={submission} known={known} />}
    >
      {answers.message !== undefined &&
        (mail ? (
          <MailWords mail={mail}>{answers.message}</MailWords>
        ) : (
          <FoldedText>{answers.message}</FoldedText>
        ))}
    </Message>
  );
}

function MailMessage({ note, recall }: { note: Note; recall: MailRecall }) {
  const { t } = useTranslation();
  return (
    <Message
      message={{
        kind: "reply",
        author_name: note.author?.name ?? site.brand,
        created_at: note.created_at,
      }}
      label={t("our mail")}
      footer={<MailProgress message={note} recall={recall} />}
    >
      <b className="block font-semibold">{note.subject}</b>
      <span>{unbroken(note.body)}</span>
      <AttachmentList className="mt-2 whitespace-normal" files={note.files ?? []} />
    </Message>
  );
}

/** The lead's own values of the questions whose answers may differ. */
function knownOf(lead: LeadDetail): KnownFacts {
  return forEachText((name) => {
    const { column, difference } = questions[name];
    const value = column && lead[column];
    return difference === undefined || typeof value === "boolean" ? undefined : [value ?? null];
  });
}

function NotedByHand({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation();
  const came = parseTimestamp(lead.created_at);
  return (
    <div>
      {lead.message?.trim() && <SentMessage>{lead.message}</SentMessage>}
      <p className="text-muted">
        {formatList([t(formLabels[lead.form]), came && formatDateTime(came)])}
      </p>
    </div>
  );
}
