import { useState, type PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { TextLink } from "@/components/text-link";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import type { CalendarDemo } from "@/data/calendar/queries";
import { CLOSED_BY_BACK } from "@/features/crm/shared/closed-by-back";
import {
  hostCalls,
  isToSettle,
  outcomeLabels,
  readerTime,
  startOf,
  theirTime,
} from "@/features/crm/shared/demo/demo-labels";
import { DemoOutcome } from "@/features/crm/shared/demo/demo-outcome";
import { leadName, placeLabel } from "@/features/crm/shared/lead-labels";
import { RealMark } from "@/features/crm/shared/sample-mark";
import { useAfterMenu } from "@/hooks/use-after-menu";
import { cn } from "@/lib/cn";
import { officeDemoTime } from "@/lib/dates/demo-time";
import { formatHour } from "@/lib/dates/zoned-time";
import { formatList, initials } from "@/lib/format/format";
import { ZONE } from "./day-layout";
import type { Colleagues } from "./use-colleagues";

export type DemoItemProps = {
  demo: CalendarDemo;
  now: Date;
  canWrite: boolean;
  colleagues: Colleagues;
  hrefOfLead: (id: string) => string;
  onMove: (demo: CalendarDemo) => void;
  onPointerDown?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  /** It is being dragged, or waits for an answer. */
  isLifted?: boolean;
  /** The name has lines of its own. */
  isWrapped?: boolean;
  className?: string;
};

/** A demo in the calendar, which opens its details. */
export function DemoItem(props: DemoItemProps) {
  const { demo, colleagues, onPointerDown, isLifted = false, isWrapped = false, className } = props;
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { choose, onCloseAutoFocus } = useAfterMenu(() => props.onMove(demo));
  const isOver = demo.status !== "booked";
  const host = demo.host?.name;
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger
        data-item={demo.id}
        className={cn(
          "flex min-h-6 w-full min-w-0 touch-manipulation items-start gap-1.5 overflow-hidden rounded-xs border border-l-4 border-line-strong bg-raised px-1.5 py-0.75 text-left text-xs/tight text-text select-none hover:border-field aria-expanded:border-field",
          colleagues.colorOf(demo.host_id).border,
          isOver && "text-muted",
          onPointerDown && "cursor-grab",
          isLifted && "opacity-45",
          isWrapped && "flex-wrap content-start gap-y-0",
          className,
        )}
        onPointerDown={onPointerDown}
      >
        <span className="sr-only">{t("Demo")}</span>
        <span className={cn("flex-none tabular-nums", !isWrapped && "@max-[8rem]:sr-only")}>
          {formatHour(startOf(demo), ZONE)}
        </span>
        <span
          className={cn(
            "min-w-0 font-semibold",
            isWrapped ? "order-last line-clamp-2 basis-full wrap-anywhere" : "flex-1 truncate",
          )}
        >
          {leadName(demo.lead)}
        </span>
        {host !== undefined && (
          <span className="ml-auto flex-none text-muted" translate="no" title={host}>
            <span aria-hidden>{initials(host)}</span>
            <span className="sr-only">{host}</span>
          </span>
        )}
      </PopoverTrigger>
      <PopoverContent
        className="w-80"
        aria-label={t("Demo of {{name}}", { name: leadName(demo.lead) })}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <DemoDetails
          {...props}
          onMove={() => {
            choose();
            setIsOpen(false);
          }}
          onSettled={() => setIsOpen(false)}
        />
      </PopoverContent>
    </Popover>
  );
}

type DemoDetailsProps = Omit<DemoItemProps, "onMove"> & {
  onMove: () => void;
  onSettled: () => void;
};

function DemoDetails({ demo, now, canWrite, hrefOfLead, onMove, onSettled }: DemoDetailsProps) {
  const { t } = useTranslation();
  const { lead, status } = demo;
  const isAsking = isToSettle(demo, now);
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-2 text-body/snug font-semibold">
        <Link
          className="underline-offset-3 hover:underline"
          to={hrefOfLead(lead.id)}
          state={CLOSED_BY_BACK}
          preventScrollReset
        >
          {leadName(lead)}
        </Link>
        <RealMark isSample={demo.is_sample} />
        {status !== "booked" && <Badge variant="outline">{t(outcomeLabels[status])}</Badge>}
      </p>
      <p className="font-semibold">{officeDemoTime(startOf(demo), t)}</p>
      <p className="text-muted">
        {formatList([theirTime(demo, t, ZONE), hostCalls(demo, now, t), readerTime(demo, t)])}
      </p>
      <p className="flex flex-wrap gap-x-2.5">
        <span className="empty:hidden">
          {formatList([
            leadName(lead) === lead.name ? null : lead.name,
            placeLabel(lead.town, lead.region),
          ])}
        </span>
        {lead.phone !== null && (
          <TextLink className="tabular-nums" to={`tel:${lead.phone.replace(/[^\d+]/g, "")}`}>
            {lead.phone}
          </TextLink>
        )}
      </p>
      {lead.message?.trim() && (
        <p className="line-clamp-4 whitespace-pre-line text-muted">{lead.message}</p>
      )}
      {canWrite && isAsking && <DemoOutcome demo={demo} onMove={onMove} onChanged={onSettled} />}
      {canWrite && status === "booked" && !isAsking && (
        <p>
          <Button variant="secondary" onClick={onMove}>
            {t("Move…")}
          </Button>
        </p>
      )}
    </div>
  );
}
