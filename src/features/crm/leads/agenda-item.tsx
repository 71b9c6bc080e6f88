import { Phone } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { RealMark } from "@/features/crm/shared/sample-mark";
import { TextLink } from "@/components/text-link";
import { Badge } from "@/components/ui/badge";
import type { AgendaDemo } from "@/data/bookings/schema";
import { tradeLabel } from "@/data/records/trade-choices";
import { formatList } from "@/lib/format/format";
import { officeDay } from "@/lib/dates/office/office-day";
import { readerZoneName } from "@/lib/dates/demo-time";
import { formatTime, readerDay, readerZone } from "@/lib/dates/reader-time";
import { WroteAgainLine } from "./board/wrote-again-line";
import { hostCalls, isToSettle, outcomeLabels, startOf, theirTime } from "./demo/demo-labels";
import { DemoOutcome } from "./demo/demo-outcome";
import { DemoTimeDialog } from "./demo/demo-time-dialog";
import { useDemoChanges } from "./demo/use-demo-changes";
import { leadName, placeLabel } from "./lead-labels";
import { FROM_THIS_PAGE } from "./leads-address";
import { formatShortDay } from "@/lib/dates/zoned-time";

type AgendaItemProps = {
  demo: AgendaDemo;
  now: Date;
  canWrite: boolean;
  /** The lead's address. */
  href: string;
  /** Where the heading does not have it. */
  showsDay?: boolean;
};

export function AgendaItem({ demo, now, canWrite, href, showsDay = false }: AgendaItemProps) {
  const { t } = useTranslation();
  const { move } = useDemoChanges();
  const [isMoving, setIsMoving] = useState(false);
  const { lead } = demo;
  const start = startOf(demo);
  // The heading has the office's day.
  const hasOtherDay = readerDay(start) !== officeDay(start);
  const trade = tradeLabel(lead.trade);
  const name = leadName(lead);
  return (
    <li
      data-demo
      className="grid gap-x-5 gap-y-1 px-4.5 py-3.5 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto]"
    >
      <p className="text-body/snug font-semibold tabular-nums">
        {(showsDay || hasOtherDay) && (
          <span className="mr-2 text-sm text-muted sm:block">
            {formatShortDay(start, readerZone())}
          </span>
        )}
        <span>{formatTime(start)}</span>{" "}
        <span className="text-sm text-muted sm:block">{readerZoneName(start)}</span>
      </p>
      <div className="grid min-w-0 content-start gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <Link
            className="font-semibold wrap-anywhere underline-offset-3 hover:underline"
            to={href}
            state={FROM_THIS_PAGE}
            preventScrollReset
          >
            {name}
          </Link>
          <span className="text-sm text-muted">
            {formatList([
              name === lead.name ? null : lead.name,
              trade === null ? null : t(trade),
              placeLabel(lead.town, lead.region),
            ])}{" "}
            <RealMark isSample={demo.is_sample} />
          </span>
        </p>
        <WroteAgainLine lead={lead} now={now} />
        {lead.message?.trim() && (
          <p className="line-clamp-4 max-w-[70ch] text-sm/snug whitespace-pre-line">
            {lead.message}
          </p>
        )}
        <p className="text-sm text-muted">
          {formatList([hostCalls(demo, now, t), theirTime(demo, t)])}
        </p>
        {canWrite && isToSettle(demo, now) && (
          <div className="mt-1.5">
            <DemoOutcome demo={demo} onMove={() => setIsMoving(true)} />
          </div>
        )}
        <DemoTimeDialog
          isOpen={isMoving}
          title={t("Move the demo of {{name}}", { name })}
          time={demo}
          visitorZone={demo.visitor_time_zone}
          draftOf={demo.id}
          submitLabel={t("Move the demo")}
          onChoose={(time) => move(demo, time)}
          onClose={() => setIsMoving(false)}
        />
      </div>
      <div className="flex items-center gap-3 sm:items-start sm:justify-end">
        {demo.status !== "booked" && (
          <Badge variant={demo.status === "took-place" ? "success" : "warning"}>
            {t(outcomeLabels[demo.status])}
          </Badge>
        )}
        {lead.phone !== null && (
          <TextLink
            className="inline-flex min-h-11 items-center gap-2 font-semibold tabular-nums sm:-mt-2.5"
            to={`tel:${lead.phone.replace(/[^\d+]/g, "")}`}
          >
            <Phone size={17} aria-hidden />
            <span className="sr-only">{t("Call")}</span> {lead.phone}
          </TextLink>
        )}
      </div>
    </li>
  );
}
