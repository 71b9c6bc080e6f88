import type { RefObject } from "react";
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
import { useDemoForm } from "./demo-form";
import { OtherDoors } from "../other-doors";
import { ContactIsNext } from "./contact-is-next";
import { DemoSubmit } from "./demo-submit";
import { DemoTimeFields } from "./demo-time-fields";
import { DemoTimeTaken } from "./demo-time-taken";
import { SlotSummary } from "../demo-slots/slot-summary";
import { SentDemo } from "./sent-demo";
import { useHistoryStep } from "./use-history-step";

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
