import { Draggable } from "@hello-pangea/dnd";
import { Check, Copy } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Badge } from "@/components/ui/badge";
import type { Lead } from "@/data/crm/leads";
import { parseTimestamp } from "@/lib/format";
import { paths } from "@/lib/paths";
import { formatSpan } from "@/lib/time/format-span";
import { sourceLabels } from "@/components/record/crm-labels";
import { Avatar } from "@/components/ui/avatar";
import { SampleMark } from "../parts/sample-mark";
import { StateMap } from "../parts/state-map";
import { FROM_THIS_PAGE } from "./leads-address";
import { LeadCardLines } from "./lead-card-lines";
import { leadName, placeWords } from "./move-words";
import { MoveMenu, type MoveMenuProps } from "./move-menu";
import "./lead-card.css";

export type CardTools = Omit<MoveMenuProps, "lead"> & {
  canMove: boolean;
  now: Date;
  hrefOf: (lead: Lead) => string;
};

type LeadCardProps = CardTools & { lead: Lead; index: number };

/** The whole card drags, opens and lifts by its one link; what else can be pressed lies above it. */
export function LeadCard({ lead, index, canMove, now, hrefOf, ...menu }: LeadCardProps) {
  const name = leadName(lead);
  return (
    <Draggable draggableId={lead.id} index={index} isDragDisabled={!canMove}>
      {(drag, { isDragging }) => {
        const { role: _button, ...handle } = drag.dragHandleProps ?? { role: "" };
        return (
          <li
            ref={drag.innerRef}
            {...drag.draggableProps}
            className="lead-card"
            data-lead={lead.id}
            data-dragging={isDragging || undefined}
          >
            <div className="lead-card-head">
              <StateMap region={lead.region} />
              <div>
                <Link
                  className="lead-card-link"
                  to={hrefOf(lead)}
                  state={FROM_THIS_PAGE}
                  preventScrollReset
                  {...handle}
                >
                  {name}
                </Link>
                {name !== lead.name && <span className="lead-card-person">{lead.name}</span>}
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

function LeadPlace({ lead: { town, region, isSample } }: { lead: Lead }) {
  return (
    <span className="lead-card-place">
      {placeWords(town, region)} <SampleMark isSample={isSample} />
    </span>
  );
}

function LeadCardFlags({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  if (!lead.hasDuplicates && lead.clientId === null) return null;
  return (
    <p className="lead-card-flags">
      {lead.hasDuplicates && (
        <Badge variant="warning" isPlain>
          <Copy size={13} aria-hidden />
          {t("Possible duplicate")}
        </Badge>
      )}
      {lead.clientId !== null && (
        <Link className="lead-card-client inline-link" to={paths.crmClient(lead.clientId)}>
          <Check size={16} strokeWidth={2.4} aria-hidden />
          {t("Open client")}
        </Link>
      )}
    </p>
  );
}

function LeadCardFoot({ lead, now }: { lead: Lead; now: Date }) {
  const { t } = useTranslation();
  const source = sourceLabels[lead.source];
  const color: CSSProperties & Record<"--source", string> = { "--source": source.color };
  const came = parseTimestamp(lead.createdAt) ?? now;
  const age = formatSpan(now.getTime() - came.getTime(), "narrow");
  return (
    <div className="lead-card-foot">
      <span className="lead-source" style={color}>
        {t(source.label)}
      </span>
      <span className="tabular-nums">
        <span className="sr-only">{t("Came")} </span>
        {age}
        <span className="sr-only"> {t("ago")}</span>
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
