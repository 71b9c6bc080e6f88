import { useTranslation } from "react-i18next";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { readerZone } from "@/lib/dates/reader-time";
import { zoneName } from "@/lib/dates/zoned-label";
import { fromLocalInput, isFuture, statusOf, toLocalInput } from "./publication-time";

type ScheduleFieldProps = {
  /** ISO time; empty for none. */
  value: string;
  stored: { published: boolean; publish_at: string };
  now: Date;
  onChange: (publish_at: string) => void;
};

/** A local date and time. A future one schedules the post. */
export function ScheduleField({ value, stored, now, onChange }: ScheduleFieldProps) {
  const { t } = useTranslation();
  const timeZone = readerZone();
  const willWait = isFuture(value, now);
  const status = statusOf(stored, now);
  return (
    <Field
      label={t("Publish at")}
      hint={
        <>
          {t("Your time zone: {{zone}}.", { zone: zoneName(timeZone) })}{" "}
          {willWait && status === "published"
            ? t("Until then readers will not find this post any more.")
            : willWait
              ? t("Until then nobody but staff can read it.")
              : t("Empty means the moment you publish.")}
        </>
      }
    >
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <Input
            {...control}
            className="min-w-0 flex-1 basis-48"
            type="datetime-local"
            max="9999-12-31T23:59"
            value={toLocalInput(value, timeZone)}
            onChange={(event) => onChange(fromLocalInput(event.target.value, timeZone))}
          />
          {value !== "" && status !== "published" && (
            <Button
              variant="secondary"
              onClick={() => onChange("")}
              aria-label={t("Clear the date")}
            >
              {t("Clear")}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
