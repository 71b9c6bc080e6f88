import { useQuery } from "@tanstack/react-query";
import { useCallback, useRef, useState, type FormEvent, type RefObject } from "react";
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
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useWriter } from "@/data/staff/use-form-draft";
import { demosToComeQuery } from "@/data/bookings/demos";
import { formatNumber } from "@/lib/format/format";
import { textDraft, type Writer } from "@/lib/storage/drafts";
import { ChoiceLabel } from "@/components/ui/label";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";

/** English, for `t()`. */
const REASONS = [
  "No answer",
  "Price",
  "Signed elsewhere",
  "Does it themselves",
  "Not a fit for us",
  "Not now",
];
const MAX_LENGTH = 200;

type LostDialogProps = {
  name: string | null;
  leadIds: readonly string[];
  /** Identifies the draft, kept until it is stored. */
  draftOf: string;
  onLost: (reason: string) => void;
  /** By the button, which deletes the draft, or otherwise, which keeps it. */
  onKeep: () => void;
};

/** Asks for the reason: a common one, or free text. */
export function LostDialog({ name, leadIds, draftOf, onLost, onKeep }: LostDialogProps) {
  const { t } = useTranslation();
  const start = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={name !== null} onOpenChange={onKeep}>
      <DialogContent
        className="lg:max-w-130"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          start.current?.focus();
        }}
      >
        <DialogHeader>
          <DialogTitle>
            {leadIds.length > 1
              ? t("Why are {{name}} lost?", { name: name ?? "" })
              : t("Why is {{name}} lost?", { name: name ?? "" })}
          </DialogTitle>
          {name !== null && <LostDemos leadIds={leadIds} />}
        </DialogHeader>
        {name !== null && (
          <ReasonForm
            key={draftOf}
            draftOf={draftOf}
            start={start}
            onLost={onLost}
            onKeep={onKeep}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

function LostDemos({ leadIds }: Pick<LostDialogProps, "leadIds">) {
  const { t } = useTranslation();
  const { data: count = 0, isLoadingError } = useQuery(demosToComeQuery(leadIds));
  return (
    <DialogDescription role="status" className="empty:mt-0">
      {isLoadingError && (
        <span>{t("A demo that is booked is cancelled, and a mail says so.")}</span>
      )}
      {count > 0 && (
        <span>
          {t("The {{number}} demos that are booked are cancelled, and mails say so.", {
            count,
            number: formatNumber(count),
            defaultValue_one: "The demo that is booked is cancelled, and a mail says so.",
          })}
        </span>
      )}
    </DialogDescription>
  );
}

const reasonDraft = (writer: Writer, draftOf: string) =>
  textDraft("tabDraft", writer, `lost.${draftOf}`);

/** Deletes the draft once the move is stored, because it may be refused. */
export function useForgetLostReason() {
  const writer = useWriter();
  return useCallback((draftOf: string) => void reasonDraft(writer, draftOf).write(null), [writer]);
}

type ReasonFormProps = Pick<LostDialogProps, "draftOf" | "onLost" | "onKeep"> & {
  start: RefObject<HTMLInputElement | null>;
};

function ReasonForm({ draftOf, start, onLost, onKeep }: ReasonFormProps) {
  const { t } = useTranslation();
  const writer = useWriter();
  const draft = reasonDraft(writer, draftOf);
  const [kept] = useState(draft.read);
  const [reason, setReason] = useState(kept ?? "");
  const common = REASONS.map((text) => t(text));
  const isOwnWords = kept !== null && kept !== "" && !common.includes(kept);
  const startsAt = isOwnWords ? undefined : kept || common[0];
  const [isMissing, setMissing] = useState(false);
  const say = (text: string) => {
    setReason(text);
    draft.write(text);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === "") setMissing(true);
    else onLost(reason.trim());
  };
  return (
    <form className="contents" onSubmit={handleSubmit} noValidate>
      <DialogBody>
        <RadioGroup className="grid grid-cols-2 gap-x-4" value={reason} onValueChange={say}>
          <legend className="sr-only">{t("Common reasons")}</legend>
          {common.map((text) => (
            <ChoiceLabel key={text}>
              <RadioGroupItem value={text} ref={text === startsAt ? start : undefined} />
              {text}
            </ChoiceLabel>
          ))}
        </RadioGroup>
        <Field
          label={t("In your words")}
          error={isMissing && reason.trim() === "" ? t("Pick a reason or write one.") : undefined}
        >
          {(control) => (
            <Input
              {...control}
              ref={isOwnWords ? start : undefined}
              maxLength={MAX_LENGTH}
              value={reason}
              onChange={(event) => say(event.target.value)}
            />
          )}
        </Field>
        {kept !== null && (
          <p className="text-xs text-muted">
            {t("Your reason from before. Keeping it open discards it.")}
          </p>
        )}
      </DialogBody>
      <DialogFooter>
        <Button type="submit" variant="ink">
          {t("Move to Lost")}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            draft.write(null);
            onKeep();
          }}
        >
          {t("Keep it open")}
        </Button>
      </DialogFooter>
    </form>
  );
}
