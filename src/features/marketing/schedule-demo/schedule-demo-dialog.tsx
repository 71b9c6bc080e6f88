import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { dealTerms } from "@/lib/deal-terms";
import { ContactFields } from "../lead-form/contact-fields";
import { LeadFormFrame } from "../lead-form/lead-form-frame";
import { LeadFormStatus } from "../lead-form/lead-form-status";
import { LeadSubmit } from "../lead-form/lead-submit";
import { TradeSelect } from "../lead-form/trade-select";
import { useLeadForm } from "../lead-form/use-lead-form";
import { DemoRequested } from "./demo-requested";
import { demoSchema, emptyDemo } from "./demo-form";
import { SlotPicker } from "./slot-picker";
import { SlotSummary } from "./slot-summary";
import { useSlotChoice } from "./use-slot-choice";
import "@/components/ui/dialog.css";
import "./schedule-demo-dialog.css";

type ScheduleDemoDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Has the focus again once the dialog is closed. */
  openedBy: RefObject<HTMLElement | null>;
};

export function ScheduleDemoDialog({ isOpen, onOpenChange, openedBy }: ScheduleDemoDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="modal-overlay demo-overlay">
          <Dialog.Content
            className="modal demo-dialog"
            onCloseAutoFocus={() => openedBy.current?.focus()}
          >
            <div className="modal-head">
              <div>
                <Dialog.Title>{t("Schedule Demo")}</Dialog.Title>
                <Dialog.Description>
                  {t(
                    "{{minutes}} minutes by phone. We call you and show an example site for your trade. No card, no slides.",
                    { minutes: dealTerms.demoMinutes },
                  )}
                </Dialog.Description>
              </div>
              <Dialog.Close asChild>
                <Button variant="ghost" size="icon" aria-label={t("Close")}>
                  <X size={24} aria-hidden />
                </Button>
              </Dialog.Close>
            </div>
            <DemoRequest onDone={() => onOpenChange(false)} />
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function DemoRequest({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const lead = useLeadForm({
    form: "schedule-demo",
    schema: demoSchema,
    defaultValues: emptyDemo,
  });
  const choice = useSlotChoice(lead.form);
  if (lead.sent && choice) {
    return (
      <>
        <div className="demo-dialog-sent">
          <DemoRequested sent={lead.sent} timeZone={choice.timeZone} />
        </div>
        <div className="modal-foot">
          <Button variant="ink" size="lg" className="max-sm:w-full" onClick={onDone}>
            {t("Done")}
          </Button>
        </div>
      </>
    );
  }
  return (
    <LeadFormFrame lead={lead}>
      <div className="modal-body">
        <SlotPicker choice={choice} />
        <div className="demo-dialog-fields">
          <ContactFields phone="required" phoneLabel={t("Phone we should call")} />
          <TradeSelect />
        </div>
      </div>
      <div className="modal-foot">
        <LeadFormStatus className="demo-dialog-status" />
        <SlotSummary choice={choice} />
        <LeadSubmit busyLabel={t("Sending")}>{t("Request this time")}</LeadSubmit>
      </div>
    </LeadFormFrame>
  );
}
