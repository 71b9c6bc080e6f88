import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { AddressText, OpenWebsite } from "@/features/crm/shared/fields/address-text";
import { Badge } from "@/components/ui/badge";
import { clientOverviewQuery } from "@/data/clients/queries";
import { peopleQuery } from "@/data/staff/queries";
import { TICKET_PRIORITIES, type TicketDetail } from "@/data/tickets/schema";
import { SLA_BUSINESS_HOURS } from "@/data/tickets/sla";
import { recordField } from "@/data/records/record-fields";
import { priorityBadges, ticketStatusBadges } from "@/features/crm/shared/crm-labels";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { cn } from "@/lib/cn";
import type { TicketActions } from "./use-ticket-actions";
import { transitionsFrom } from "@/data/tickets/choices";

const NONE = "none";

const fields = {
  status: recordField("tickets", "status"),
  priority: recordField("tickets", "priority"),
  assignee: recordField("tickets", "assignee_id"),
  site: recordField("tickets", "site"),
};

type TicketFactsProps = { ticket: TicketDetail; actions: TicketActions; canChange: boolean };

/** The ticket's properties, each with a menu. */
export function TicketFacts({ ticket, actions, canChange }: TicketFactsProps) {
  const { t } = useTranslation();
  const status = ticketStatusBadges[ticket.status];
  const priority = priorityBadges[ticket.priority];
  return (
    <div className="grid grid-cols-[auto_auto_auto_minmax(0,1fr)] divide-x divide-line border-y border-line *:border-line *:px-4.5 *:pt-2 *:pb-0.5 @max-xl/conversation:grid-cols-2 @max-xl/conversation:*:even:border-r-0 @max-xl/conversation:*:nth-[n+3]:border-t">
      <ChooseMenu
        name={t(fields.status.label)}
        value={ticket.status}
        text={t(status.label)}
        shown={<Badge variant={status.variant}>{t(status.label)}</Badge>}
        choices={transitionsFrom(ticket.status).map(({ to, verb }) => ({
          value: to,
          label: t(verb),
          note: t(ticketStatusBadges[to].label),
        }))}
        onChoose={actions.setStatus}
        canChange={canChange}
      />
      <ChooseMenu
        name={t(fields.priority.label)}
        value={ticket.priority}
        text={t(priority.label)}
        shown={
          <span className="flex min-w-0 flex-wrap items-center gap-x-1.5 gap-y-0.5">
            <Badge variant={priority.variant}>{t(priority.label)}</Badge>
            {/* Hidden on narrow panels, where the line below has it. */}
            <small className="text-xs font-normal whitespace-nowrap text-muted @max-[22.5rem]/conversation:hidden">
              {t("{{hours}} h target", { hours: SLA_BUSINESS_HOURS[ticket.priority] })}
            </small>
          </span>
        }
        choices={TICKET_PRIORITIES.map((value) => ({
          value,
          label: (
            <Badge variant={priorityBadges[value].variant}>{t(priorityBadges[value].label)}</Badge>
          ),
          note: t("{{hours}} business hours", { hours: SLA_BUSINESS_HOURS[value] }),
        }))}
        onChoose={actions.setPriority}
        canChange={canChange}
      />
      <AssigneeMenu ticket={ticket} actions={actions} canChange={canChange} />
      <SiteMenu ticket={ticket} actions={actions} canChange={canChange} />
    </div>
  );
}

function AssigneeMenu({ ticket, actions, canChange }: TicketFactsProps) {
  const { t } = useTranslation();
  const people = useQuery(peopleQuery());
  const staff = (people.data ?? []).filter(
    ({ id, removed_at }) => removed_at === null || id === ticket.assignee?.id,
  );
  return (
    <ChooseMenu
      name={t(fields.assignee.label)}
      value={ticket.assignee?.id ?? NONE}
      text={ticket.assignee?.name ?? t("Nobody")}
      choices={[
        { value: NONE, label: t("Nobody") },
        ...staff.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChoose={(id) => actions.assign(staff.find((person) => person.id === id) ?? null)}
      canChange={canChange}
    />
  );
}

function SiteMenu({ ticket, actions, canChange }: TicketFactsProps) {
  const { t } = useTranslation();
  const overview = useQuery({ ...clientOverviewQuery(ticket.client.id), enabled: canChange });
  const sites = (overview.data?.sites ?? []).map(({ id, domain }) => ({ id, domain }));
  const none = t(fields.site.noneLabel ?? "");
  return (
    <ChooseMenu
      name={t(fields.site.label)}
      value={ticket.site?.id ?? NONE}
      text={ticket.site?.domain ?? none}
      shown={
        ticket.site === null ? undefined : (
          <span>
            <AddressText>{ticket.site.domain}</AddressText>
          </span>
        )
      }
      website={ticket.site?.domain}
      choices={[
        { value: NONE, label: none },
        ...sites.map(({ id, domain }) => ({ value: id, label: domain })),
      ]}
      onChoose={(id) => actions.setSite(sites.find((site) => site.id === id) ?? null)}
      canChange={canChange}
    />
  );
}

type Choice<Value extends string> = {
  value: Value;
  label: ReactNode;
  note?: string;
};

type ChooseMenuProps<Value extends string> = {
  name: string;
  value: Value;
  text: string;
  /** The closed menu's content; by default the text. */
  shown?: ReactNode;
  /** Opened by a link on the value's line. */
  website?: string | undefined;
  choices: readonly Choice<Value>[];
  onChoose: (value: Value) => void;
  /** False shows the value only. */
  canChange: boolean;
};

// A domain is one word, and hardly wider than half a phone.
const VALUE =
  "flex min-h-11 min-w-0 items-center gap-1.5 text-left leading-tight font-semibold wrap-anywhere max-sm:text-code/tight max-sm:font-stretch-88%";

/** A labelled value that opens a menu of choices. */
function ChooseMenu<Value extends string>(props: ChooseMenuProps<Value>) {
  const { t } = useTranslation();
  const { name, value, text, shown = <span>{text}</span>, choices, website, onChoose } = props;
  const canChoose = props.canChange && choices.length > 0;
  return (
    <div className="grid min-w-0 content-start gap-0.5">
      <span className="text-xs/tight text-muted">{name}</span>
      <div className="flex min-w-0 items-center">
        {canChoose ? (
          <DropdownMenu>
            <DropdownMenuTrigger
              className={cn(VALUE, "-mx-2 rounded-sm px-2 hover:bg-sunken aria-expanded:bg-sunken")}
              aria-label={t("{{label}}: {{value}}", { label: name, value: text })}
            >
              {shown}
              <ChevronDown className="flex-none text-muted" size={16} aria-hidden />
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              <DropdownMenuRadioGroup value={value}>
                {choices.map((choice) => (
                  <DropdownMenuRadioItem
                    key={choice.value}
                    value={choice.value}
                    onSelect={() => choice.value !== value && onChoose(choice.value)}
                  >
                    <span className="flex-1 wrap-anywhere">{choice.label}</span>
                    {choice.note !== undefined && (
                      <small className="text-xs font-normal text-muted">{choice.note}</small>
                    )}
                  </DropdownMenuRadioItem>
                ))}
              </DropdownMenuRadioGroup>
            </DropdownMenuContent>
          </DropdownMenu>
        ) : (
          <span className={VALUE}>{shown}</span>
        )}
        {website !== undefined && <OpenWebsite address={website} />}
      </div>
    </div>
  );
}
