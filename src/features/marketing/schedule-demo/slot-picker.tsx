import { useId } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldError, FieldLegend } from "@/components/ui/field";
import { RadioGroupItem } from "@/components/ui/radio-group";
import { Select } from "@/components/ui/select";
import {
  formatClock,
  formatLongDay,
  formatShortDay,
  formatWeekday,
  zoneName,
} from "@/lib/time/zoned-text";
import { useFieldError } from "../lead-form/lead-field";
import { useLeadFormState } from "../lead-form/lead-form-frame";
import { SlotPickerSkeleton } from "./slot-picker-skeleton";
import type { SlotChoice } from "./use-slot-choice";
import "./slot-picker.css";

type SlotPickerProps = { choice: SlotChoice | null };

/** Two groups of radio buttons: the day, then its times. Every time shown can be had. */
export function SlotPicker({ choice }: SlotPickerProps) {
  const { t } = useTranslation();
  const id = useId();
  if (choice === null) return <SlotPickerSkeleton />;
  const { days, day, timeZone } = choice;
  return (
    <div className="slot-picker">
      <fieldset>
        <FieldLegend className="pb-2">{t("Day")}</FieldLegend>
        <div className="slot-days">
          {days.map(({ key, slots: [first] }) => (
            <label key={key}>
              <RadioGroupItem
                isCover
                name={`${id}-day`}
                checked={key === day?.key}
                onChange={() => choice.chooseDay(key)}
              />
              <span>
                {first && formatWeekday(first, timeZone, "short")}
                <b>{first && formatShortDay(first, timeZone)}</b>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Times choice={choice} />
      <ZoneSelect choice={choice} />
    </div>
  );
}

function Times({ choice }: { choice: SlotChoice }) {
  const { t } = useTranslation();
  const { form } = useLeadFormState();
  const error = useFieldError("slot");
  const id = useId();
  const { day, slot, timeZone } = choice;
  const { field } = useController({ control: form.control, name: "slot" });
  const slots = day?.slots ?? [];
  const focusable = slots.find((each) => each.getTime() === slot?.getTime()) ?? slots[0];
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <FieldLegend className="pb-2" id={`${id}-legend`}>
        {slots[0] && t("Time on {{day}}", { day: formatLongDay(slots[0], timeZone) })}
      </FieldLegend>
      <div className="slot-times">
        {slots.map((each) => (
          <label key={each.getTime()}>
            <RadioGroupItem
              isCover
              // Where the form puts the focus when no time was chosen.
              ref={each === focusable ? field.ref : undefined}
              name={`${id}-time`}
              required
              checked={each.getTime() === slot?.getTime()}
              onChange={() => choice.chooseSlot(each)}
            />
            <span>{formatClock(each, timeZone)}</span>
          </label>
        ))}
      </div>
      {error && (
        <FieldError className="mt-2" id={`${id}-error`}>
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}

function ZoneSelect({ choice }: { choice: SlotChoice }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="slot-zone">
      <label htmlFor={id}>{t("Times are in")}</label>
      <Select
        className="w-auto max-w-full"
        id={id}
        value={choice.timeZone}
        onChange={(event) => choice.chooseTimeZone(event.target.value)}
      >
        {choice.timeZones.map((zone) => (
          <option key={zone} value={zone}>
            {zoneName(zone)}
          </option>
        ))}
      </Select>
    </div>
  );
}
