import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import { Alert } from "@/components/ui/alert";
import type { OutsideDemo } from "@/data/settings/schema";
import { parseTimestamp } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { demoTime } from "@/lib/dates/demo-time";

/** Booked demos that no longer fit after hours changed, for somebody to check. */
export function OutsideDemos({ demos }: { demos: readonly OutsideDemo[] }) {
  const { t } = useTranslation();
  if (demos.length === 0) return null;
  return (
    <Alert variant="warning" className="mt-2">
      <p>
        {t(
          "{{count}} booked demos are outside these hours. They stay, unless somebody moves them.",
          {
            count: demos.length,
            defaultValue_one:
              "1 booked demo is outside these hours. It stays, unless somebody moves it.",
          },
        )}
      </p>
      <ul className="mt-1 grid gap-0.5">
        {demos.map(({ booking_id, lead_id, lead_name, starts_at }) => (
          <li key={booking_id} className="flex flex-wrap items-center gap-x-2">
            <DemoTime at={starts_at} />
            <TextLink variant="painted" className="max-sm:-mt-2.5" to={paths.crmLead(lead_id)}>
              {lead_name}
            </TextLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function DemoTime({ at }: { at: string }) {
  const { t } = useTranslation();
  const moment = parseTimestamp(at);
  if (moment === null) return null;
  return <time dateTime={moment.toISOString()}>{demoTime(moment, t)}</time>;
}
