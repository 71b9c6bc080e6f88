import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import type { LinkedDemo } from "@/data/bookings/linked-demo";
import { LinkedBooking } from "../booking/linked-booking";
import { useLinkedDemo, type LinkState } from "../booking/use-linked-demo";
import { readableZone, type SlotChoice } from "../demo-slots/use-slot-choice";
import { changeSent, type SentRequest } from "@/features/lead-form/sent/sent-requests";
import { SentMail } from "@/features/lead-form/sent/sent-mail";
import type { LeadFormState, SentLead } from "@/features/lead-form/use-lead-form";
import { TextLink } from "@/components/text-link";
import type { Booking } from "@/data/leads/submit-lead";
import { isPlainPress } from "@/lib/plain-press";
import { paths } from "@/lib/paths";
import { DemoRequested } from "./demo-requested";
import { SlotLabel } from "../demo-slots/slot-summary";

type SentDemoProps = {
  lead: LeadFormState;
  sent: SentLead;
  choice: SlotChoice | null;
  /** Replaces navigation where the sheet's history entry must be replaced. */
  onLeave?: (() => void) | undefined;
};

export function SentDemo({ lead, sent, choice, onLeave }: SentDemoProps) {
  const { booking, isNew } = sent;
  const requested = { lead, sent, choice, onLeave };
  return (
    <div className="grid gap-8">
      {booking !== null && !isNew ? (
        <BookedDemo key={booking.key} linkKey={booking.key} {...requested} />
      ) : (
        <div className="grid gap-4">
          <DemoRequested {...requested} />
          {!isNew && <AnotherDemo onStart={lead.startAnother} />}
        </div>
      )}
      <OtherDemos requests={lead.earlier} onLeave={onLeave} />
    </div>
  );
}

function BookedDemo({ linkKey, ...props }: SentDemoProps & { linkKey: string }) {
  const { lead, sent } = props;
  const { state, change, reload } = useLinkedDemo(linkKey);
  useKeptAsItStands(sent, state);
  const demo = state.kind === "demo" ? state.demo : null;
  return (
    <div className="grid gap-4">
      {demo === null ? (
        <DemoRequested {...props} />
      ) : (
        <LinkedBooking
          linkKey={linkKey}
          demo={demo}
          change={change}
          reload={reload}
          onAgain={lead.startAnother}
          takesFocus={sent.takesFocus}
        />
      )}
      {demo !== null && isToCome(demo) && <SentMail sent={sent} earlier={lead.earlier} />}
      {(demo === null || isToCome(demo)) && <AnotherDemo onStart={lead.startAnother} />}
    </div>
  );
}

function AnotherDemo({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation();
  return (
    <Button className="justify-self-start" variant="secondary" onClick={onStart}>
      {t("Book another demo")}
    </Button>
  );
}

const isToCome = ({ status, has_begun }: LinkedDemo) => status === "booked" && !has_begun;

/** Forgets a canceled or past demo, so that the calendar is shown again. */
function useKeptAsItStands({ form, reference }: SentLead, state: LinkState) {
  const isFirst = useRef(true);
  useEffect(() => {
    if (state.kind !== "demo" && state.kind !== "unknown") return;
    const isNews = isFirst.current;
    isFirst.current = false;
    changeSent(form, reference, (kept) => {
      if (state.kind === "unknown" || (isNews && !isToCome(state.demo))) return null;
      const { starts_at: startsAt, ends_at: endsAt, host } = state.demo;
      return { ...kept, booking: kept.booking && { ...kept.booking, startsAt, endsAt, host } };
    });
  }, [state, form, reference]);
}

type OtherDemosProps = {
  requests: readonly SentRequest[];
  onLeave?: (() => void) | undefined;
};

/** Earlier demos of this tab, which stay as they are. */
function OtherDemos({ requests, onLeave }: OtherDemosProps) {
  return requests.map(
    ({ booking }) => booking && <OtherDemo key={booking.key} booking={booking} onLeave={onLeave} />,
  );
}

type OtherDemoProps = { booking: Booking; onLeave: (() => void) | undefined };

function OtherDemo({ booking, onLeave }: OtherDemoProps) {
  const { t } = useTranslation();
  const { state } = useLinkedDemo(booking.key);
  if (state.kind === "unknown") return null;
  const demo = state.kind === "demo" ? state.demo : null;
  if (demo !== null && (demo.status !== "booked" || demo.has_begun)) return null;
  return (
    <div className="border-t-2 border-text pt-4">
      <p className="text-sm text-text-2">{t("The demo you booked before stays as it is:")}</p>
      <p className="mt-1 leading-snug">
        <SlotLabel
          slot={demo?.starts_at ?? booking.startsAt}
          end={demo?.ends_at ?? booking.endsAt}
          timeZone={readableZone()}
        />
      </p>
      <TextLink
        className="inline-flex min-h-11 items-center"
        to={paths.bookingOf(booking.key)}
        replace={onLeave !== undefined}
        onClick={(event) => {
          if (isPlainPress(event)) onLeave?.();
        }}
      >
        {t("Move or cancel it")}
      </TextLink>
    </div>
  );
}
