import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { textsAlone } from "@/components/ui/texts-alone";
import { useNow } from "@/hooks/use-now";
import { cn } from "@/lib/cn";
import { dealTerms } from "@/content/deal-terms";
import { formatNearDay, formatTime, readerDay } from "@/lib/dates/reader-time";
import { CallUs } from "./call-us";
import { SentMail } from "./sent-mail";
import type { LeadFormState, SentLead } from "../use-lead-form";

type LeadSentProps = {
  lead: Pick<LeadFormState, "earlier" | "startAnother">;
  sent: SentLead;
  heading: string;
  headingLevel?: 2 | 3;
  steps?: readonly string[];
  /** By default "Sooner than that?". */
  callQuestion?: string;
  /** The button that shows the form again: "Write another message". */
  anotherLabel?: string;
  className?: string;
  children?: ReactNode;
};

/** Replaces the form once it is stored and takes the focus. Kept over reloads and later visits. */
export function LeadSent({
  lead,
  sent,
  heading,
  headingLevel = 2,
  steps = [dealTerms.response.long],
  callQuestion = "Sooner than that?",
  anotherLabel,
  className,
  children,
}: LeadSentProps) {
  const { t } = useTranslation();
  const { isNew, takesFocus, sentAt, reference } = sent;
  const now = useNow();
  const isToday = now === null || readerDay(now) === readerDay(sentAt);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const Heading = headingLevel === 2 ? "h2" : "h3";
  useEffect(() => {
    if (takesFocus) headingRef.current?.focus();
  }, [takesFocus]);
  return (
    <div
      className={cn("grid justify-items-start gap-4 border-t-10 border-curb-400 pt-5", className)}
    >
      <p className="flex items-center gap-3 text-sm text-text-2">
        <span>{t("Your reference")}</span>
        <b className="plate border-frame border-text select-all">{reference}</b>
      </p>
      <Heading ref={headingRef} tabIndex={-1} className="h3 shadow-none outline-none">
        {heading}
      </Heading>
      {!isNew && (
        <p className="-mt-2 text-sm text-muted">
          {isToday
            ? t("You sent this today at {{time}}.", { time: formatTime(sentAt) })
            : t("You sent this {{day}} at {{time}}.", {
                day: formatNearDay(sentAt, now ?? sentAt),
                time: formatTime(sentAt),
              })}
        </p>
      )}
      {textsAlone(children)}
      <SentMail sent={sent} earlier={lead.earlier} />
      <ol className="w-full border-t-2 border-text">
        {steps.map((step) => (
          <li key={step} className="border-b border-line-strong py-3 leading-snug text-text-2">
            {t(step)}
          </li>
        ))}
      </ol>
      <CallUs question={callQuestion} />
      {!isNew && anotherLabel !== undefined && (
        <Button variant="secondary" onClick={lead.startAnother}>
          {anotherLabel}
        </Button>
      )}
    </div>
  );
}
