import { useTranslation } from "react-i18next";
import { TextLink } from "@/components/text-link";
import type { Booking } from "@/data/leads/submit-lead";
import { isPlainPress } from "@/lib/plain-press";
import { paths } from "@/lib/paths";
import { useLinkedDemo } from "../booking/use-linked-demo";
import { SlotLabel } from "../demo-slots/slot-summary";
import { readableZone } from "../demo-slots/chosen-zone";
import type { SentRequest } from "@/features/lead-form/sent/sent-requests";

type OtherDemosProps = {
  requests: readonly SentRequest[];
  onLeave?: (() => void) | undefined;
};

/** Earlier demos of this tab, which stay as they are. */
export function OtherDemos({ requests, onLeave }: OtherDemosProps) {
  return requests.map(
    ({ booking }) => booking && <OtherDemo key={booking.key} booking={booking} onLeave={onLeave} />,
  );
}

type OtherDemoProps = { booking: Booking; onLeave: (() => void) | undefined };

function OtherDemo({ booking, onLeave }: OtherDemoProps) {
  const { t } = useTranslation();
  const { state } = useLinkedDemo(booking.key);
  if (state.kind === "unknown") return null;
  const demo = state.kind === "demo" ? state.demo : null;
  if (demo !== null && (demo.status !== "booked" || demo.has_begun)) return null;
  return (
    <div className="border-t-2 border-text pt-4">
      <p className="text-sm text-text-2">{t("The demo you booked before stays as it is:")}</p>
      <p className="mt-1 leading-snug">
        <SlotLabel
          slot={demo?.starts_at ?? booking.startsAt}
          end={demo?.ends_at ?? booking.endsAt}
          timeZone={readableZone()}
        />
      </p>
      <TextLink
        className="inline-flex min-h-11 items-center"
        to={paths.bookingOf(booking.key)}
        replace={onLeave !== undefined}
        onClick={(event) => {
          if (isPlainPress(event)) onLeave?.();
        }}
      >
        {t("Move or cancel it")}
      </TextLink>
    </div>
  );
}
