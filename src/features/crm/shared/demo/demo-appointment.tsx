import { CalendarClock, CircleHelp, type LucideIcon } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Button } from "@/components/ui/button";
import { textsAlone } from "@/components/ui/texts-alone";
import type { Demo } from "@/data/bookings/schema";
import type { LeadDetail } from "@/data/leads/schema";
import { useNow } from "@/hooks/use-now";
import { cn } from "@/lib/cn";
import { formatList } from "@/lib/format/format";
import { demoTime } from "@/lib/dates/demo-time";
import { leadName } from "../lead-labels";
import { hostCalls, isToSettle, outcomeLabels, startOf, theirTime } from "./demo-labels";
import { DemoOutcome } from "./demo-outcome";
import { DemoTimeDialog } from "./demo-time-dialog";
import { useDemoChanges } from "./use-demo-changes";

type DemoAppointmentProps = {
  lead: LeadDetail;
  canWrite: boolean;
  /** Buttons before that for booking. */
  children?: ReactNode;
};

export function DemoAppointment({ lead, canWrite, children }: DemoAppointmentProps) {
  const { t } = useTranslation();
  const { book, move } = useDemoChanges();
  // The lead whose time the dialog chooses. When its booking turns out to be stored, the dialog
  // stays open and moves it.
  const [draftOf, setDraftOf] = useState<string | null>(null);
  const booked = lead.demo?.status === "booked" ? lead.demo : null;
  const canBook = canWrite && lead.client_id === null && lead.stage !== "lost";
  const name = leadName(lead);
  return (
    <>
      {booked === null ? (
        <LastDemo
          demo={lead.demo}
          canWrite={canWrite}
          canBook={canBook}
          onBook={() => setDraftOf(lead.id)}
        >
          {children}
        </LastDemo>
      ) : (
        <>
          <div className="px-4.5 pb-4 empty:hidden">{children}</div>
          <BookedDemo
            lead={lead}
            demo={booked}
            canWrite={canWrite}
            onMove={() => setDraftOf(booked.id)}
          />
        </>
      )}
      <DemoTimeDialog
        isOpen={draftOf !== null && (booked === null ? canBook : canWrite)}
        title={
          booked === null
            ? t("Book a demo for {{name}}", { name })
            : t("Move the demo of {{name}}", { name })
        }
        time={booked}
        ownerId={lead.owner?.id}
        visitorZone={booked?.visitor_time_zone ?? lead.visitor_time_zone}
        draftOf={draftOf ?? lead.id}
        submitLabel={booked === null ? t("Book the demo") : t("Move the demo")}
        onChoose={(time) => (booked === null ? book(lead.id, time) : move(booked, time))}
        onClose={() => setDraftOf(null)}
      />
    </>
  );
}

type BookedDemoProps = { lead: LeadDetail; demo: Demo; canWrite: boolean; onMove: () => void };

function BookedDemo({ lead, demo, canWrite, onMove }: BookedDemoProps) {
  const { t } = useTranslation();
  const [openedAt] = useState(() => new Date());
  const now = useNow() ?? openedAt;
  const isPast = isToSettle(demo, now);
  const start = startOf(demo);
  return (
    <Appointment Icon={isPast ? CircleHelp : CalendarClock} isAsking={isPast}>
      <p>
        <b>
          {isPast
            ? t("What came of the demo on {{time}}?", { time: demoTime(start, t) })
            : t("Demo by phone, {{time}}", { time: demoTime(start, t) })}
        </b>
      </p>
      <p className="text-muted">{formatList([theirTime(demo, t), hostCalls(demo, now, t)])}</p>
      {canWrite && isPast && (
        <div className="mt-2.5">
          <DemoOutcome demo={demo} onMove={onMove} />
        </div>
      )}
      {canWrite && !isPast && <BookedActions demo={demo} lead={lead} onMove={onMove} />}
    </Appointment>
  );
}

type AppointmentProps = { Icon: LucideIcon; isAsking: boolean; children: ReactNode };

function Appointment({ Icon, isAsking, children }: AppointmentProps) {
  const { t } = useTranslation();
  return (
    <section
      className={cn(
        "mx-4.5 mb-4 flex gap-2.5 rounded-sm bg-sunken px-3.5 py-2.75 text-code",
        isAsking && "bg-wait-bg",
      )}
      aria-label={t("Demo")}
    >
      <Icon className="mt-0.5 flex-none" size={17} aria-hidden />
      <div className="min-w-0">{children}</div>
    </section>
  );
}

type BookedActionsProps = { demo: Demo; lead: LeadDetail; onMove: () => void };

function BookedActions({ demo, lead, onMove }: BookedActionsProps) {
  const { t } = useTranslation();
  const { setStatus } = useDemoChanges();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const cancel = async () => {
    setIsBusy(true);
    await setStatus(demo, "cancelled");
    setIsBusy(false);
    setIsAsking(false);
  };
  return (
    <p className="mt-2.5 flex flex-wrap gap-2">
      <Button variant="secondary" onClick={onMove}>
        {t("Move")}
      </Button>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {t("Cancel the demo")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        question={t("Cancel the demo of {{name}}?", { name: leadName(lead) })}
        detail={
          lead.email === null
            ? t("We have no e\u2011mail address of theirs: tell them by phone.")
            : t("They are told by mail, unless that mail is turned off in the settings.")
        }
        confirmLabel={t("Cancel the demo")}
        busyLabel={t("Saving")}
        keepLabel={t("Keep it")}
        isBusy={isBusy}
        onConfirm={() => void cancel()}
        onKeep={() => setIsAsking(false)}
      />
    </p>
  );
}

type LastDemoProps = {
  demo: Demo | null;
  canWrite: boolean;
  canBook: boolean;
  onBook: () => void;
  children: ReactNode;
};

function LastDemo({ demo, canWrite, canBook, onBook, children }: LastDemoProps) {
  const { t } = useTranslation();
  const [isChanging, setIsChanging] = useState(false);
  if (demo === null && !canBook && !children) return null;
  const canChange = canWrite && (demo?.status === "took-place" || demo?.status === "no-show");
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4.5 pb-4">
      {demo !== null && demo.status !== "booked" && (
        <p className="text-muted">
          {t("Demo on {{time}}: {{outcome}}", {
            time: demoTime(startOf(demo), t),
            outcome: t(outcomeLabels[demo.status]),
          })}
        </p>
      )}
      {canChange && (
        <Button
          variant="link"
          className="min-h-11"
          aria-label={t("Change what came of the demo")}
          aria-expanded={isChanging}
          onClick={() => setIsChanging(!isChanging)}
        >
          {t("Change")}
        </Button>
      )}
      {canChange && isChanging && (
        <DemoOutcome demo={demo} onMove={null} onChanged={() => setIsChanging(false)} />
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {textsAlone(children)}
        {canBook && (
          <Button variant="secondary" onClick={onBook}>
            <CalendarClock size={17} aria-hidden />
            {demo === null ? t("Book a demo") : t("Book another demo")}
          </Button>
        )}
      </div>
    </div>
  );
}
