import { CalendarClock, CircleHelp, type LucideIcon } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "@/components/confirm-dialog";
import { Button } from "@/components/ui/button";
import { bookDemo, type DemoTime } from "@/data/bookings/demos";
import type { Demo } from "@/data/bookings/schema";
import type { LeadDetail } from "@/data/leads/schema";
import { useCrmMutation } from "@/data/records/mutations";
import { useNow } from "@/hooks/use-now";
import { useUndoToast } from "@/hooks/use-undo-toast";
import { cn } from "@/lib/cn";
import { reasonOf } from "@/lib/errors/errors";
import { formatList } from "@/lib/format/format";
import { leadName } from "../lead-labels";
import { demoTime, hostCalls, isToSettle, outcomeLabels, startOf, theirTime } from "./demo-labels";
import { DemoOutcome } from "./demo-outcome";
import { DemoTimeDialog } from "./demo-time-dialog";
import { useDemoChanges } from "./use-demo-changes";

type DemoAppointmentProps = { lead: LeadDetail; canWrite: boolean };

/** When a lead is called for its demo, or what came of it; where there is none, the way to book one. */
export function DemoAppointment({ lead, canWrite }: DemoAppointmentProps) {
  const { t } = useTranslation();
  const [openedAt] = useState(() => new Date());
  const now = useNow() ?? openedAt;
  const [isMoving, setIsMoving] = useState(false);
  const { move } = useDemoChanges();
  const { demo } = lead;
  const canBook = canWrite && lead.client_id === null && lead.stage !== "lost";
  if (demo?.status !== "booked") {
    return <LastDemo lead={lead} canBook={canBook} />;
  }
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
          <DemoOutcome demo={demo} onMove={() => setIsMoving(true)} />
        </div>
      )}
      {canWrite && !isPast && (
        <BookedActions demo={demo} lead={lead} onMove={() => setIsMoving(true)} />
      )}
      <DemoTimeDialog
        isOpen={isMoving}
        title={t("Move the demo of {{name}}", { name: leadName(lead) })}
        time={demo}
        draftOf={demo.id}
        submitLabel={t("Move the demo")}
        onChoose={(time) => move(demo, time)}
        onClose={() => setIsMoving(false)}
      />
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

function LastDemo({ lead, canBook }: { lead: LeadDetail; canBook: boolean }) {
  const { t } = useTranslation();
  const [isBooking, setIsBooking] = useState(false);
  const { mutateAsync: book } = useCrmMutation(bookDemo);
  const say = useUndoToast();
  const [id] = useState(() => crypto.randomUUID());
  const { demo } = lead;
  if (demo === null && !canBook) return null;
  const store = async (time: DemoTime) => {
    try {
      await book({ ...time, id, lead_id: lead.id });
      say.done(t("Booked a demo: {{time}}.", { time: demoTime(startOf(time), t) }), null);
      return true;
    } catch (error) {
      say.failed(t("Not booked: {{reason}}.", { reason: reasonOf(error) }), null);
      return false;
    }
  };
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
      {canBook && (
        <Button variant="secondary" onClick={() => setIsBooking(true)}>
          <CalendarClock size={17} aria-hidden />
          {demo === null ? t("Book a demo") : t("Book another demo")}
        </Button>
      )}
      <DemoTimeDialog
        isOpen={isBooking}
        title={t("Book a demo for {{name}}", { name: leadName(lead) })}
        time={null}
        ownerId={lead.owner?.id}
        draftOf={lead.id}
        submitLabel={t("Book the demo")}
        onChoose={store}
        onClose={() => setIsBooking(false)}
      />
    </div>
  );
}
