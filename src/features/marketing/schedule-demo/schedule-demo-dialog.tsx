import { useEffect, useEffectEvent, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { dealTerms } from "@/content/deal-terms";
import { LeadQuestions } from "@/features/lead-form/fields/lead-questions";
import { LeadFormFrame } from "@/features/lead-form/lead-form-frame";
import { LeadFormStatus } from "@/features/lead-form/lead-form-status";
import { AnotherRequest } from "@/features/lead-form/sent/another-request";
import type { LeadFormState } from "@/features/lead-form/use-lead-form";
import { useDemoForm } from "./demo-form";
import { OtherDoors } from "../other-doors";
import { DemoSubmit } from "./demo-submit";
import { DemoTimeFields, DemoTimeTaken } from "./demo-time-fields";
import { SlotSummary } from "../demo-slots/slot-summary";
import { SentDemo } from "./sent-demo";
import type { SlotChoice } from "../demo-slots/use-slot-choice";

type ScheduleDemoDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Gets the focus back on closing. */
  openedBy: RefObject<HTMLElement | null>;
};

export function ScheduleDemoDialog({ isOpen, onOpenChange, openedBy }: ScheduleDemoDialogProps) {
  const leave = () => onOpenChange(false);
  const close = useHistoryStep(isOpen, leave);
  return (
    <Dialog open={isOpen} onOpenChange={close}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // Its bar is fixed, so the browser must not scroll to it.
          openedBy.current?.focus({ preventScroll: true });
        }}
      >
        <DemoRequest onDone={close} onLeave={leave} />
      </DialogContent>
    </Dialog>
  );
}

function DemoRequest({ onDone, onLeave }: { onDone: () => void; onLeave: () => void }) {
  const { t } = useTranslation();
  const { lead, times, choice, isBooking } = useDemoForm();
  if (lead.sent) {
    return (
      <>
        <DialogHeader>
          <DialogTitle>{t("Your demo")}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <SentDemo lead={lead} sent={lead.sent} choice={choice} onLeave={onLeave} />
        </DialogBody>
        <DialogFooter>
          <Button variant="ink" size="lg" className="max-sm:w-full" onClick={onDone}>
            {t("Done")}
          </Button>
        </DialogFooter>
      </>
    );
  }
  return (
    <LeadFormFrame className="contents" lead={lead}>
      <DialogHeader>
        <DialogTitle>{t("Schedule Demo")}</DialogTitle>
        <DialogDescription>
          {t(
            "The talk before you decide anything: {{minutes}} minutes by phone. Pick a time, then your name and number.",
            { minutes: choice?.minutes ?? dealTerms.demoMinutes },
          )}
        </DialogDescription>
      </DialogHeader>
      <DialogBody className="gap-6 lg:grid-cols-[6fr_5fr]">
        <AnotherRequest className="lg:col-span-full" />
        <DemoTimeFields times={times} choice={choice} />
        <div className="grid content-start gap-4 lg:row-span-2">
          <LeadQuestions />
        </div>
        <OtherDoors here="demo" className="lg:self-start" onLeave={onLeave} />
      </DialogBody>
      <DialogFooter className="justify-between">
        <LeadFormStatus className="basis-full" />
        <DemoTimeTaken className="basis-full" choice={choice} />
        <div>
          <SlotSummary choice={choice} isBooking={isBooking} />
          <ContactIsNext lead={lead} choice={choice} />
        </div>
        <DemoSubmit choice={choice} isBooking={isBooking} />
      </DialogFooter>
    </LeadFormFrame>
  );
}

type ContactIsNextProps = { lead: LeadFormState; choice: SlotChoice | null };

/** On a narrow screen, links to the first empty field below the times. */
function ContactIsNext({ lead: { form }, choice }: ContactIsNextProps) {
  const { t } = useTranslation();
  const empty = (["name", "email", "phone"] as const).find((field) => !form.watch(field));
  if (!choice?.slot || empty === undefined) return null;
  return (
    <Button
      variant="link"
      className="min-h-11 text-sm font-semibold lg:hidden"
      onClick={() => form.setFocus(empty)}
    >
      {t("Next: your name and number")}
    </Button>
  );
}

/**
 * Adds a history entry for an open dialog, which Back closes. Returns a function that closes it
 * otherwise and removes the entry.
 */
export function useHistoryStep(isOpen: boolean, onClose: () => void): () => void {
  const handleBack = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    const state: { isDialog?: boolean } | null = history.state;
    // Copies the page's state, which the router treats as the same entry. A reload keeps it.
    if (!state?.isDialog) history.pushState({ ...state, isDialog: true }, "");
    const listening = new AbortController();
    addEventListener("popstate", () => handleBack(), listening);
    return () => listening.abort();
  }, [isOpen]);
  return () => {
    // A second press during the closing animation would leave the page.
    if (!isOpen) return;
    onClose();
    history.back();
  };
}
