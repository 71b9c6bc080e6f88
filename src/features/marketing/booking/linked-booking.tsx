import { CalendarPlus } from "lucide-react";
import { useEffect, useRef, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button, buttonVariants } from "@/components/ui/button";
import {
  cancelLinkedDemo,
  LinkError,
  moveLinkedDemo,
  type LinkedDemo,
  type LinkRefusal,
} from "@/data/bookings/linked-demo";
import { CALENDAR_TYPE, calendarFile } from "@/lib/calendar/calendar-file";
import { paths } from "@/lib/paths";
import { staffName } from "@/content/staff-name";
import { site } from "@/content/company";
import { saveFile } from "@/lib/storage/save-file";
import { readerZone } from "@/lib/dates/reader-time";
import { SlotLabel } from "../demo-slots/slot-summary";
import { ChangeFailure, type Rereading } from "./change-failure";
import { MoveBooking } from "./move-booking";

type Step = "shown" | "moving" | "cancelling";
type LinkedBookingProps = {
  linkKey: string;
  demo: LinkedDemo;
  change: (send: () => Promise<LinkedDemo | null>) => Promise<void>;
  /** Reads and shows the current booking. Rejects with a LinkError. */
  reload: () => Promise<void>;
  /** Shows the calendar, if it is on this page. Otherwise a link leads there. */
  onAgain?: () => void;
  takesFocus?: boolean;
};

/** After these the booking may have changed. */
const REREAD: readonly LinkRefusal[] = ["conflict", "over", "unknown", "unreachable"];

export function LinkedBooking({
  linkKey,
  demo,
  change,
  reload,
  onAgain,
  takesFocus = false,
}: LinkedBookingProps) {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>("shown");
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<LinkError | null>(null);
  const [rereading, setRereading] = useState<Rereading | null>(null);
  const [isMoved, setIsMoved] = useState(false);
  const [requestedSlot, setRequestedSlot] = useState<Date | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isBusy = isSending || rereading === "reading";
  const isOpen = demo.status === "booked" && !demo.has_begun;
  // At the requested time, whoever moved it, there is nothing left to choose.
  const isThere = demo.starts_at.getTime() === requestedSlot?.getTime();
  const openStep = step === "moving" && isThere ? "shown" : step;
  useFocusAfterChange(heading, demo.version);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  const reread = async () => {
    setRereading("reading");
    const isRead = await reload().then(
      () => true,
      () => false,
    );
    setRereading(isRead ? "done" : "failed");
    return isRead;
  };
  const send = async (request: () => Promise<LinkedDemo | null>) => {
    setIsSending(true);
    setFailure(null);
    setRereading(null);
    setIsMoved(false);
    try {
      await change(request);
      setStep("shown");
      return true;
    } catch (error) {
      const failed = error instanceof LinkError ? error : new LinkError("unreachable", "");
      setFailure(failed);
      if (REREAD.includes(failed.refusal)) await reread();
      return false;
    } finally {
      setIsSending(false);
    }
  };
  /** The pressed button is unmounted once the booking is read again. */
  const readAgain = async () => {
    if (await reread()) heading.current?.focus();
  };
  const move = async (slot: Date) => {
    setRequestedSlot(slot);
    if (await send(() => moveLinkedDemo(linkKey, demo.version, slot))) setIsMoved(true);
  };
  const cancel = () => send(() => cancelLinkedDemo(linkKey, demo.version));
  const show = (next: Step) => {
    // Until then the notice stays that it may have changed.
    if (rereading === null || rereading === "done") setFailure(null);
    setRequestedSlot(null);
    setStep(next);
  };
  const mover = useRef<HTMLButtonElement>(null);
  const canceller = useRef<HTMLButtonElement>(null);
  /** Returns the focus to the button once it is mounted again. */
  const keep = (opener: RefObject<HTMLButtonElement | null>) => {
    show("shown");
    requestAnimationFrame(() => opener.current?.focus());
  };

  return (
    <div className="grid gap-5">
      <div className="grid justify-items-start gap-4 border-t-10 border-curb-400 pt-5">
        <p className="flex items-center gap-3 text-sm text-text-2">
          <span>{t("Your reference")}</span>
          <b className="plate border-frame border-text select-all">{demo.reference}</b>
        </p>
        <h2 ref={heading} tabIndex={-1} className="h3 shadow-none outline-none">
          {t(headingOf(demo, isMoved))}
        </h2>
        <p className="leading-snug">
          <SlotLabel slot={demo.starts_at} end={demo.ends_at} timeZone={readerZone()} />
        </p>
        {isOpen && (
          <p className="leading-snug text-text-2">
            {t("{{host}} calls you from {{phone}}.", {
              host: staffName(demo.host),
              phone: site.phone.replaceAll(" ", "\u00a0"),
            })}
          </p>
        )}
      </div>
      {failure !== null && failure.refusal !== "slot-taken" && (
        <ChangeFailure
          refusal={failure.refusal}
          rereading={rereading}
          onReadAgain={() => void readAgain()}
        />
      )}
      {!isOpen && <Over demo={demo} onAgain={onAgain} />}
      {isOpen && openStep === "shown" && (
        <div className="flex flex-wrap gap-3 max-sm:grid max-sm:grid-cols-2 max-sm:*:first:col-span-2">
          <AddToCalendar linkKey={linkKey} demo={demo} />
          <Button ref={mover} variant="secondary" size="lg" onClick={() => show("moving")}>
            {t("Move it")}
          </Button>
          <Button ref={canceller} variant="secondary" size="lg" onClick={() => show("cancelling")}>
            {t("Cancel it")}
          </Button>
        </div>
      )}
      {isOpen && openStep === "moving" && (
        <MoveBooking
          bookedAt={demo.starts_at}
          isSending={isBusy}
          taken={failure?.refusal === "slot-taken" ? failure.freeTimes : null}
          onMove={(slot) => void move(slot)}
          onKeep={() => keep(mover)}
        />
      )}
      {isOpen && openStep === "cancelling" && (
        <CancelBooking
          isSending={isBusy}
          onCancel={() => void cancel()}
          onKeep={() => keep(canceller)}
        />
      )}
    </div>
  );
}

function headingOf({ status, has_begun }: LinkedDemo, isMoved: boolean): string {
  if (status === "cancelled") return "This demo is cancelled";
  if (status !== "booked" || has_begun) return "This demo is over";
  return isMoved ? "Moved. You are booked" : "You are booked";
}

/** Focuses the result, so that it is announced. */
function useFocusAfterChange(heading: RefObject<HTMLElement | null>, version: number) {
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current !== version) heading.current?.focus();
    seen.current = version;
  }, [heading, version]);
}

function AddToCalendar({ linkKey, demo }: { linkKey: string; demo: LinkedDemo }) {
  const { t } = useTranslation();
  const { reference } = demo;
  const host = staffName(demo.host);
  const { brand, phone } = site;
  const download = () =>
    saveFile(
      `curbfront-demo-${reference}.ics`,
      calendarFile([
        {
          uid: demo.uid,
          sequence: demo.version - 1,
          status: "CONFIRMED",
          start: demo.starts_at,
          end: demo.ends_at,
          title: t("{{brand}} demo, by phone", { brand }),
          description: t("{{host}} calls you from {{phone}}. Reference {{reference}}.", {
            host,
            phone,
            reference,
          }),
          url: new URL(paths.bookingOf(linkKey), location.origin).href,
          stamp: new Date(),
        },
      ]),
      CALENDAR_TYPE,
    );
  return (
    <Button variant="ink" size="lg" onClick={download}>
      <CalendarPlus size={19} aria-hidden />
      {t("Add to calendar")}
    </Button>
  );
}

type CancelBookingProps = { isSending: boolean; onCancel: () => void; onKeep: () => void };

function CancelBooking({ isSending, onCancel, onKeep }: CancelBookingProps) {
  const { t } = useTranslation();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div
      className="grid gap-4 border-t-2 border-text pt-5"
      role="group"
      aria-label={t("Cancel it")}
    >
      <p className="font-medium">{t("Cancel this demo? Nobody calls you then.")}</p>
      <div className="flex flex-wrap gap-3">
        <Button ref={keep} variant="secondary" size="lg" onClick={onKeep}>
          {t("Keep it")}
        </Button>
        <Button
          variant="destructive"
          size="lg"
          busyLabel={isSending && t("Cancelling")}
          onClick={onCancel}
        >
          {t("Cancel the demo")}
        </Button>
      </div>
    </div>
  );
}

type OverProps = { demo: LinkedDemo; onAgain: (() => void) | undefined };

function Over({ demo, onAgain }: OverProps) {
  const { t } = useTranslation();
  return (
    <div className="grid justify-items-start gap-4">
      <p className="leading-snug text-text-2">
        {demo.status === "cancelled"
          ? t("Nobody calls you at this time.")
          : t("It can no longer be moved. Did we miss each other? Call us, or choose a new time.")}
      </p>
      {onAgain === undefined ? (
        <Link className={buttonVariants({ size: "lg" })} to={paths.scheduleDemo}>
          {t("Book another time")}
        </Link>
      ) : (
        <Button size="lg" onClick={onAgain}>
          {t("Book another time")}
        </Button>
      )}
    </div>
  );
}
