import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FormEvent } from "react";
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
import { ChoiceLabel } from "@/components/ui/label";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";
import { demosToComeQuery } from "@/data/bookings/demos";
import type { WonChoices } from "@/data/leads/board-moves";
import type { Lead } from "@/data/leads/schema";
import { leadName } from "@/features/crm/shared/lead-labels";

/** The prefix of the next step that the database writes for a booked demo. */
const isDemoStep = (step: string) => step.startsWith("Demo by phone, ");

/** Whether the lead has a demo or a next step to decide about. */
export const asksWhenWon = ({ stage, next_step }: Lead): boolean =>
  next_step !== null || stage === "demo-booked";

type WonDialogProps = {
  lead: Lead | null;
  onWon: (choices: WonChoices) => void;
  onKeep: () => void;
};

export function WonDialog({ lead, onWon, onKeep }: WonDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={lead !== null} onOpenChange={onKeep}>
      <DialogContent className="lg:max-w-130">
        <DialogHeader>
          <DialogTitle>
            {t("Make {{name}} a client", { name: lead === null ? "" : leadName(lead) })}
          </DialogTitle>
          <DialogDescription>
            {t("Notes and tasks go along. All of it can be undone right after.")}
          </DialogDescription>
        </DialogHeader>
        {lead !== null && <ChoicesForm lead={lead} onWon={onWon} onKeep={onKeep} />}
      </DialogContent>
    </Dialog>
  );
}

function ChoicesForm({ lead, onWon, onKeep }: WonDialogProps & { lead: Lead }) {
  const { t } = useTranslation();
  const [demo, setDemo] = useState<WonChoices["demo"]>("keep");
  const [step, setStep] = useState<WonChoices["step"]>("task");
  const booked = useQuery(demosToComeQuery([lead.id]));
  const hasDemo = (booked.data ?? 0) > 0;
  const hasChoices = !booked.isSuccess || hasDemo || lead.next_step !== null;
  const goOn = useRef(onWon);
  useEffect(() => {
    if (!hasChoices) goOn.current({ demo: "keep", step: "task" });
  }, [hasChoices]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onWon({ demo, step });
  };
  return (
    <form className="contents" onSubmit={submit}>
      <DialogBody>
        {booked.isPending && (
          <p className="text-muted" role="status">
            {t("Looking whether a demo is booked…")}
          </p>
        )}
        {booked.isLoadingError && (
          <p role="status">{t("Whether a demo is booked could not be read. One that is stays.")}</p>
        )}
        {hasDemo && (
          <RadioGroup value={demo} onValueChange={setDemo}>
            <legend className="mb-1 font-semibold">
              {lead.next_step !== null && isDemoStep(lead.next_step)
                ? lead.next_step
                : t("The demo that is booked")}
            </legend>
            <ChoiceLabel>
              <RadioGroupItem value="keep" />
              {t("Keep it: they are called as agreed")}
            </ChoiceLabel>
            <ChoiceLabel>
              <RadioGroupItem value="cancel" />
              {lead.email === null
                ? t("Cancel it: tell them by phone, since we have no e\u2011mail address of theirs")
                : t("Cancel it: they are told by mail, unless that mail is turned off")}
            </ChoiceLabel>
          </RadioGroup>
        )}
        {lead.next_step !== null && !isDemoStep(lead.next_step) && (
          <RadioGroup value={step} onValueChange={setStep}>
            <legend className="mb-1 font-semibold wrap-anywhere">
              {t("The next step: “{{step}}”", { step: lead.next_step })}
            </legend>
            <ChoiceLabel>
              <RadioGroupItem value="task" />
              {t("Keep it as a task of the client")}
            </ChoiceLabel>
            <ChoiceLabel>
              <RadioGroupItem value="drop" />
              {t("Drop it")}
            </ChoiceLabel>
          </RadioGroup>
        )}
      </DialogBody>
      <DialogFooter>
        <Button type="submit" variant="ink">
          {t("Make a client")}
        </Button>
        <Button variant="secondary" onClick={onKeep}>
          {t("Not yet")}
        </Button>
      </DialogFooter>
    </form>
  );
}
