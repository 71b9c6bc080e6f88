import { useState } from "react";
import { useFormDraft } from "@/data/staff/use-form-draft";
import type { DemoTime } from "@/data/bookings/demos";
import { useCompanyHours, type OfficeTime } from "@/data/settings/use-company-hours";
import { parseTimestamp } from "@/lib/format/format";
import { nextWorkday } from "@/lib/dates/office/business-clock";
import { officeDay } from "@/lib/dates/office/office-day";
import { site } from "@/content/company";
import { clockIn, dayIn } from "@/lib/dates/zoned-time";

const ZONE = site.phoneTimeZone;

/** Empty where nothing was chosen. */
type TimeFields = { host: string; day: string; clock: string };
const NAMES = ["host", "day", "clock"] as const;

function fieldsOf(time: DemoTime | null, today: string, company: OfficeTime): TimeFields {
  const start = time === null ? null : parseTimestamp(time.starts_at);
  return {
    host: time?.host_id ?? "",
    day: start !== null && start > new Date() ? dayIn(ZONE, start) : nextWorkday(today, company),
    clock: start === null ? "" : clockIn(ZONE, start),
  };
}

/** The fields, restored from a draft and kept as one. A draft of a past day starts with another day. */
export function useTimeFields(draftOf: string, time: DemoTime | null) {
  const [today] = useState(() => officeDay(new Date()));
  const company = useCompanyHours();
  const { kept, keep } = useFormDraft(`demos.${draftOf}`);
  const [began] = useState(() => fieldsOf(time, today, company));
  const [values, setValues] = useState<TimeFields>(() => {
    const restored = { ...began };
    for (const name of NAMES) {
      const value = kept?.values[name];
      if (typeof value === "string" && !(name === "day" && value < today)) restored[name] = value;
    }
    return restored;
  });
  const differing = (now: TimeFields) => NAMES.filter((name) => now[name] !== began[name]);
  return {
    values,
    today,
    set: (changes: Partial<TimeFields>) => {
      const next = { ...values, ...changes };
      setValues(next);
      const changed = differing(next).map((name) => [name, next[name]]);
      keep(changed.length === 0 ? null : { id: "", values: Object.fromEntries(changed) });
    },
    isDirty: differing(values).length > 0,
    isRestored: kept !== null,
    drop: () => keep(null),
  };
}
