import { Draggable, type DraggableStyle, type DroppableProvided } from "@hello-pangea/dnd";
import {
  Check,
  Copy,
  Clock,
  CornerDownRight,
  MessageSquareX,
  Phone,
  TriangleAlert,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { cloneElement, type ReactElement } from "react";
import { TextLink } from "@/components/text-link";
import { Badge } from "@/components/ui/badge";
import type { Lead, LeadSource } from "@/data/leads/schema";
import { parseTimestamp, unbroken } from "@/lib/format/format";
import { paths } from "@/lib/paths";
import { formatSpan } from "@/lib/dates/format-span";
import { sourceLabels } from "@/data/leads/choices";
import { Avatar } from "@/components/ui/avatar";
import { CLOSED_BY_BACK } from "@/features/crm/shared/closed-by-back";
import { RealMark } from "@/features/crm/shared/sample-mark";
import { StateMap } from "@/features/crm/shared/state-map";
import { Trans } from "@/components/trans";
import { useBusinessClock } from "@/data/settings/use-company-hours";
import { officeDay } from "@/lib/dates/office/office-day";
import { leadName, placeLabel, dayLabel, bestTime } from "@/features/crm/shared/lead-labels";
import { MoveMenu, type MoveMenuProps } from "./move-menu";
import { CardLine, WroteAgainLine } from "./wrote-again-line";
import { responseClock } from "@/features/crm/shared/clocks/response-clock";

// The drag library writes its transitions inline, ignoring reduced motion.
const isMotionReduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The style of a card, without motion if reduced motion is preferred. */
function dragStyle(style: DraggableStyle | undefined, isDropAnimating: boolean) {
  if (!isMotionReduced()) return style;
  // The library needs a transition's end to drop a card.
  return { ...style, transition: isDropAnimating ? "transform 1ms" : "none" } as DraggableStyle;
}

/** The list's placeholder for a card, animated or not. */
export function dropRoom(placeholder: DroppableProvided["placeholder"]) {
  if (placeholder === null || !isMotionReduced()) return placeholder;
  return cloneElement(placeholder as ReactElement<{ shouldAnimate: boolean }>, {
    shouldAnimate: false,
  });
}

export type CardTools = Omit<MoveMenuProps, "lead"> & {
  canMove: boolean;
  /** The lead whose card the keyboard carries. */
  carriedId?: string | null;
  now: Date;
  hrefOf: (lead: Lead) => string;
};

type LeadCardProps = CardTools & { lead: Lead; index: number };

export function LeadCard(props: LeadCardProps) {
  const { lead, index, canMove, carriedId, now, hrefOf, ...menu } = props;
  const name = leadName(lead);
  return (
    <Draggable draggableId={lead.id} index={index} isDragDisabled={!canMove}>
      {(drag, { isDragging, isDropAnimating }) => {
        const { role: _button, ...handle } = drag.dragHandleProps ?? { role: "" };
        return (
          <li
            ref={drag.innerRef}
            {...drag.draggableProps}
            style={dragStyle(drag.draggableProps.style, isDropAnimating)}
            className="relative grid gap-2 rounded-sm border border-line bg-surface px-3 pt-2.75 pb-2.5 wrap-break-word hover:border-field in-data-overdue:inset-shadow-[4px_0_0_var(--stop)] data-dragging:border-text data-dragging:shadow-lift"
            data-lead={lead.id}
            data-dragging={isDragging || carriedId === lead.id || undefined}
          >
            <div className="grid grid-cols-[3rem_minmax(0,1fr)] items-start gap-2.5 pr-3 leading-[1.25]">
              <StateMap region={lead.region} />
              <div>
                <Link
                  // Covers the card.
                  className="block font-semibold no-underline after:absolute after:inset-0 after:rounded-sm focus-visible:shadow-none focus-visible:outline-0 focus-visible:after:ring-3 focus-visible:after:ring-focus-halo focus-visible:after:outline-3 focus-visible:after:outline-offset-1 focus-visible:after:outline-focus"
                  data-slot="lead-card-link"
                  to={hrefOf(lead)}
                  state={CLOSED_BY_BACK}
                  preventScrollReset
                  {...handle}
                >
                  {name}
                </Link>
                {name !== lead.name && (
                  <span className="block text-xs/[1.25] text-muted">{lead.name}</span>
                )}
                <LeadPlace lead={lead} />
              </div>
            </div>
            {canMove && <MoveMenu lead={lead} {...menu} />}
            <LeadCardLines lead={lead} now={now} />
            <LeadCardFlags lead={lead} />
            <LeadCardFoot lead={lead} now={now} />
          </li>
        );
      }}
    </Draggable>
  );
}

function LeadPlace({ lead: { town, region, is_sample } }: { lead: Lead }) {
  return (
    <span className="text-xs/[1.25] text-muted">
      <span className="empty:hidden">{placeLabel(town, region)}</span>{" "}
      <RealMark isSample={is_sample} />
    </span>
  );
}

function LeadCardFlags({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  if (!lead.has_duplicates && lead.client_id === null) return null;
  return (
    <p className="flex flex-wrap gap-1.5">
      {lead.has_duplicates && (
        <Badge variant="warning" isPlain>
          <Copy size={13} aria-hidden />
          {t("Possible duplicate")}
        </Badge>
      )}
      {lead.client_id !== null && (
        <TextLink
          className="relative z-1 -my-2.5 inline-flex min-h-11 items-center gap-1.5 text-code font-medium"
          to={paths.crmClient(lead.client_id)}
        >
          <Check className="text-go" size={16} strokeWidth={2.4} aria-hidden />
          {t("Open client")}
        </TextLink>
      )}
    </p>
  );
}

/** Equal to the dashboard's colors. */
const SOURCE_COLORS: Record<LeadSource, string> = {
  "organic-search": "var(--chart-1)",
  "business-profile": "var(--chart-3)",
  referral: "var(--chart-2)",
  "paid-search": "var(--chart-4)",
  direct: "var(--chart-5)",
};

function LeadCardFoot({ lead, now }: { lead: Lead; now: Date }) {
  const { t } = useTranslation();
  const came = parseTimestamp(lead.created_at) ?? now;
  const age = formatSpan(now.getTime() - came.getTime(), "narrow");
  return (
    <div className="flex items-center gap-2 border-t border-line pt-2 text-xs whitespace-nowrap text-muted">
      <span className="mr-auto flex min-w-0 items-center gap-1.5 font-stretch-94%">
        <span
          className="size-2.5 flex-none rounded-[1px]"
          style={{ background: SOURCE_COLORS[lead.source] }}
          aria-hidden
        />
        {t(sourceLabels[lead.source])}
      </span>
      <span className="tabular-nums">
        <Trans
          i18nKey="<unseen>Came</unseen> {{age}} <unseen>ago</unseen>"
          values={{ age }}
          components={{ unseen: <span className="sr-only" /> }}
        />
      </span>
      {lead.owner !== null && (
        <span className="relative" title={lead.owner.name}>
          <Avatar
            className="size-6 bg-draft-bg text-[0.6875rem] text-draft"
            name={lead.owner.name}
          />
          <span className="sr-only">{t("Owner: {{name}}", { name: lead.owner.name })}</span>
        </span>
      )}
    </div>
  );
}

type LeadLinesProps = { lead: Lead; now: Date };

export function LeadCardLines({ lead, now }: LeadLinesProps) {
  const { t } = useTranslation();
  const clock = responseClock(t, lead, now, useBusinessClock());
  const isEnded = lead.stage === "won" || lead.stage === "lost";
  return (
    <>
      <WroteAgainLine lead={lead} now={now} />
      {clock !== null && (
        <CardLine Icon={clock.isOverdue ? TriangleAlert : Clock} isLate={clock.isOverdue}>
          {clock.label}
        </CardLine>
      )}
      {!isEnded && lead.call_time !== null && <CardLine Icon={Phone}>{bestTime(lead, t)}</CardLine>}
      {!isEnded && <NextStep lead={lead} now={now} />}
      {lead.stage === "lost" && lead.lost_reason !== null && (
        <CardLine Icon={MessageSquareX}>{lead.lost_reason}</CardLine>
      )}
    </>
  );
}

function NextStep({ lead: { next_step: step, next_step_on: day }, now }: LeadLinesProps) {
  const { t } = useTranslation();
  if (step === null && day === null) return null;
  const today = officeDay(now);
  const isLate = day !== null && day < today;
  return (
    <CardLine Icon={isLate ? TriangleAlert : CornerDownRight} isLate={isLate}>
      {day !== null && (
        <>
          <b className="inline-block font-semibold whitespace-nowrap first-letter:uppercase">
            {isLate
              ? t("was due {{day}}:", { day: dayLabel(t, day, today) })
              : t("{{day}}:", { day: dayLabel(t, day, today) })}
          </b>{" "}
        </>
      )}
      <span>{step === null ? t("Next step") : unbroken(step)}</span>
    </CardLine>
  );
}
