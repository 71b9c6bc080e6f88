import { useId, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { Trans } from "@/components/trans";
import { FieldError, FieldLegend } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { site } from "@/content/company";
import { PhoneLink } from "@/features/lead-form/sent/call-us";
import { ChoiceCard } from "@/features/lead-form/fields/choice-card";
import { SlotDays, SlotTimes } from "./slot-grid";
import type { SlotChoice } from "./use-slot-choice";
import {
  formatClock,
  formatLongDay,
  formatShortDay,
  formatWeekday,
  zoneName,
} from "@/lib/dates/zoned-time";

type SlotPickerProps = {
  choice: SlotChoice;
  error?: string | undefined;
  /** Focused when no time was chosen. */
  timeRef?: Ref<HTMLInputElement>;
};

/** Two groups of radio buttons: the day, then its free times. */
export function SlotPicker({ choice, error, timeRef }: SlotPickerProps) {
  const { t } = useTranslation();
  const id = useId();
  const { days, day, timeZone } = choice;
  return (
    <div>
      <fieldset className="min-w-0">
        <FieldLegend className="pb-2">{t("Day")}</FieldLegend>
        <SlotDays>
          {days.map(({ key, slots: [first] }) => (
            <ChoiceCard
              key={key}
              className="min-h-15.5 text-code/tight text-text-2"
              name={`${id}-day`}
              checked={key === day?.key}
              onChange={() => choice.chooseDay(key)}
            >
              {first && <span>{formatWeekday(first, timeZone, "short")}</span>}
              <b className="text-[clamp(0.9375rem,4.5vw,1.25rem)]/tight font-extrabold whitespace-nowrap text-text font-stretch-74%">
                {first && formatShortDay(first, timeZone)}
              </b>
            </ChoiceCard>
          ))}
        </SlotDays>
      </fieldset>
      <Times choice={choice} error={error} timeRef={timeRef} />
      <ZoneSelect choice={choice} />
      <p className="text-sm text-text-2">
        <Trans
          i18nKey="Nothing early or late enough? Call <phone>{{phone}}</phone>, {{hours}}, and we find another time."
          values={{ phone: site.phone, hours: t(site.phoneHours) }}
          components={{ phone: <PhoneLink /> }}
        />
      </p>
    </div>
  );
}

function Times({ choice, error, timeRef }: SlotPickerProps) {
  const { t } = useTranslation();
  const id = useId();
  const { day, slot, timeZone } = choice;
  const slots = day?.slots ?? [];
  const focusable = slots.find((each) => each.getTime() === slot?.getTime()) ?? slots[0];
  return (
    <fieldset
      className="mt-4.5 min-w-0"
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <FieldLegend className="pb-2" id={`${id}-legend`}>
        {slots[0] && t("Time on {{day}}", { day: formatLongDay(slots[0], timeZone) })}
      </FieldLegend>
      <SlotTimes>
        {slots.map((each) => (
          <ChoiceCard
            key={each.getTime()}
            className="min-h-12 text-sm/tight font-semibold tabular-nums sm:text-base/tight"
            ref={each === focusable ? timeRef : undefined}
            name={`${id}-time`}
            required
            checked={each.getTime() === slot?.getTime()}
            onChange={() => choice.chooseSlot(each)}
          >
            {formatClock(each, timeZone)}
          </ChoiceCard>
        ))}
      </SlotTimes>
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
    <div className="mt-3.5 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
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
