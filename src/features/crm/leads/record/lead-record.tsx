import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Mail, Phone, PhoneMissed } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { LeadDetail, LeadForm, Lead } from "@/data/leads/schema";
import { AddressMarks, DoNotMailBadge } from "@/features/crm/shared/address-marks";
import { AddTask, taskDraftName } from "@/features/crm/shared/add-task";
import { PresentPeople, usePresence } from "@/features/crm/shared/presence";
import { ChangeNotice } from "@/features/crm/shared/history/change-notice";
import { HistoryList } from "@/features/crm/shared/history/history-list";
import { noteEntryDraft } from "@/features/crm/shared/notes/note-draft";
import { TaskRow } from "@/features/crm/shared/task-row";
import { useHasFormDraft, useWriter } from "@/data/staff/use-form-draft";
import { Badge } from "@/components/ui/badge";
import { SheetTitle } from "@/components/ui/sheet";
import { stageLabels } from "@/data/leads/choices";
import { tradeLabel } from "@/data/records/trade-choices";
import { StateMap } from "@/features/crm/shared/state-map";
import { AddressText } from "@/features/crm/shared/fields/address-text";
import { TextLink } from "@/components/text-link";
import { LeadConversation, type EntryMode, type Writing } from "../conversation/lead-conversation";
import {
  leadMailDraft,
  unmailableBecause,
  useLeadMail,
  type SentMail,
} from "../conversation/use-lead-mail";
import { DemoAppointment } from "@/features/crm/shared/demo/demo-appointment";
import { DuplicatesPanel } from "./duplicates-panel";
import { LeadActions } from "./lead-actions";
import { LeadClock } from "./lead-clock";
import { LeadFields } from "./lead-facts";
import { LeadGone } from "./lead-gone";
import { LeadSection } from "./lead-section";
import { leadName, placeLabel, bestTime } from "@/features/crm/shared/lead-labels";
import { useLogCall } from "@/features/crm/shared/use-log-call";

const ADDED_BY_US: LeadForm[] = ["manual", "import"];

type LeadRecordProps = { lead: LeadDetail; canWrite: boolean; onOpen: (id: string) => void };

export function LeadRecord({ lead, canWrite, onOpen }: LeadRecordProps) {
  const { t } = useTranslation();
  const canEdit = canWrite && lead.archived_at === null;
  // For a new lead the request comes first. Its place is fixed while the lead is open.
  const [isRequestFirst] = useState(lead.stage === "new" && !ADDED_BY_US.includes(lead.form));
  const writing = useWriting(lead);
  const conversing = { lead, canWrite: canEdit, writing };
  return (
    <>
      <LeadHead lead={lead} />
      <LeadReach
        lead={lead}
        onWrite={canEdit && unmailableBecause(lead) === null ? writing.write : null}
      />
      {lead.mailing === null && (
        <AddressMarks className="px-4.5 pb-3.5" marks={lead.address_marks} />
      )}
      <DemoAppointment lead={lead} canWrite={canEdit}>
        {canEdit && lead.phone !== null && <NoAnswer lead={lead} />}
      </DemoAppointment>
      <ChangeNotice subject={{ lead_id: lead.id }} />
      <LeadGone lead={lead} canWrite={canWrite} onOpen={onOpen} />
      {isRequestFirst && <LeadConversation {...conversing} />}
      <LeadClock lead={lead} canWrite={canEdit} />
      {canEdit && <LeadActions lead={lead} isMailBegun={isMailBegun(writing)} />}
      {lead.has_duplicates && <DuplicatesPanel lead={lead} canMerge={canEdit} onOpen={onOpen} />}
      <LeadFields lead={lead} canEdit={canEdit} />
      {!isRequestFirst && <LeadConversation {...conversing} />}
      <LeadTasks lead={lead} canWrite={canEdit} />
      <LeadSection id="lead-history" heading={t("What happened")}>
        <HistoryList subject={{ lead_id: lead.id }} leadVersion={lead.version} hidesConversation />
      </LeadSection>
    </>
  );
}

/** The kind of entry that is added to the conversation; a draft decides the first one. */
function useWriting(lead: LeadDetail): Writing {
  const writer = useWriter();
  const field = useRef<HTMLTextAreaElement>(null);
  const [mode, setMode] = useState<EntryMode>(() => {
    const note = noteEntryDraft(writer, lead.id).read();
    if (leadMailDraft(writer, lead.id).read() !== null) return "mail";
    if (note !== null) return note.kind;
    return unmailableBecause(lead) === null ? "mail" : "note";
  });
  const [sent, setSent] = useState<SentMail | null>(null);
  const [offersSteps, setOffersSteps] = useState(false);
  const composer = useLeadMail(lead, (mail) => {
    setSent(mail);
    setOffersSteps(true);
  });
  const write = () => {
    flushSync(() => setMode("mail"));
    field.current?.focus();
  };
  return { composer, sent, setSent, offersSteps, setOffersSteps, field, mode, setMode, write };
}

/** Sending it is then what comes next. */
const isMailBegun = ({ mode, composer }: Writing) =>
  mode === "mail" && composer.draft.body.trim() !== "";

function LeadTasks({ lead, canWrite }: { lead: LeadDetail; canWrite: boolean }) {
  const { t } = useTranslation();
  const subject = { lead_id: lead.id };
  const hasDraft = useHasFormDraft(taskDraftName(subject));
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isAdding = canWrite && (wanted ?? hasDraft);
  return (
    <LeadSection
      id="lead-tasks"
      heading={t("Tasks")}
      action={
        canWrite &&
        !isAdding && (
          <Button variant="secondary" onClick={() => setWanted(true)}>
            {t("Add task")}
          </Button>
        )
      }
    >
      {isAdding && (
        <div className="-mx-4.5">
          <AddTask subject={subject} takesFocus={wanted === true} onDone={() => setWanted(false)} />
        </div>
      )}
      {lead.tasks.length === 0 && !isAdding && (
        <p className="text-muted">{t("Nothing to do is written down.")}</p>
      )}
      {lead.tasks.length > 0 && (
        <ul className="-mx-4.5">
          {lead.tasks.map((task) => (
            <TaskRow key={task.id} task={task} canWrite={canWrite} />
          ))}
        </ul>
      )}
    </LeadSection>
  );
}

const VARIANTS = {
  new: "info",
  contacted: "default",
  "demo-booked": "pending",
  proposal: "warning",
  won: "success",
  lost: "destructive",
} as const;

function LeadHead({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const people = usePresence({ entity: "leads", id: lead.id });
  const name = leadName(lead);
  const trade = tradeLabel(lead.trade);
  const facts = [
    name === lead.name ? null : lead.name,
    trade === null ? null : t(trade),
    placeLabel(lead.town, lead.region),
  ].filter(Boolean);
  return (
    <header className="flex items-start gap-3.5 px-4.5 pt-4.5 pb-3.5">
      <StateMap className="size-15" region={lead.region} />
      <div>
        <SheetTitle className="pr-10 text-2xl/tight tracking-tight">{name}</SheetTitle>
        <p className="text-muted">{facts.join("\u00a0· ")}</p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs">
          <Badge variant={VARIANTS[lead.stage]}>{t(stageLabels[lead.stage])}</Badge>
          <span className="text-muted tabular-nums">{lead.reference}</span>
          <DoNotMailBadge mailing={lead.mailing} />
          {lead.is_sample && <Badge variant="sample">{t("Example data")}</Badge>}
          <PresentPeople people={people} />
        </p>
      </div>
    </header>
  );
}

const ICON = { className: "flex-none", size: 19, "aria-hidden": true } as const;

type LeadReachProps = {
  lead: Lead;
  /** Null where no mail can be written here. */
  onWrite: (() => void) | null;
};

/** The phone number and the e-mail address, to read out or to press. */
function LeadReach({ lead, onWrite }: LeadReachProps) {
  const { t } = useTranslation();
  const { phone, email } = lead;
  if (phone === null && email === null) {
    return (
      <p className="px-4.5 pb-3.5 text-muted">
        {t("There is no way to reach {{lead}} yet: no phone number, no e\u2011mail address.", {
          lead: leadName(lead),
        })}
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 px-4.5 pb-3.5">
      {phone !== null && (
        <ReachLink to={`tel:${phone.replace(/[^\d+]/g, "")}`}>
          <Phone {...ICON} />
          <span className="sr-only">{t("Call")}</span> {phone}
        </ReachLink>
      )}
      {phone !== null && lead.call_time !== null && (
        <span className="-ml-3 text-muted">{bestTime(lead, t)}</span>
      )}
      {email !== null &&
        (onWrite === null ? (
          <ReachLink to={`mailto:${encodeURIComponent(email)}`}>
            <WriteTo email={email} />
          </ReachLink>
        ) : (
          <Button
            variant="link"
            className="min-h-11 min-w-0 gap-2 text-body font-semibold wrap-anywhere"
            onClick={onWrite}
          >
            <WriteTo email={email} />
          </Button>
        ))}
    </div>
  );
}

function NoAnswer({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const logCall = useLogCall();
  return (
    <Button variant="secondary" onClick={() => void logCall(lead, { isAnswered: false })}>
      <PhoneMissed size={17} aria-hidden />
      {t("No answer")}
    </Button>
  );
}

function WriteTo({ email }: { email: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Mail {...ICON} />
      <span className="sr-only">{t("Write to")}</span>{" "}
      <span className="min-w-0">
        <AddressText>{email}</AddressText>
      </span>
    </>
  );
}

function ReachLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink
      className="inline-flex min-h-11 min-w-0 items-center gap-2 text-body font-semibold wrap-anywhere tabular-nums"
      to={to}
    >
      {children}
    </TextLink>
  );
}
