import {
  CircleUserRound,
  Globe,
  LifeBuoy,
  MailQuestion,
  Mails,
  Newspaper,
  Phone,
  PhoneIncoming,
  SquarePen,
  Store,
  UserRound,
} from "lucide-react";
import type { TFunction } from "i18next";
import type { FoundAction, FoundGroup, FoundItem } from "@/components/commands/found-records";
import { clientStatusLabels } from "@/data/clients/choices";
import { stageLabels } from "@/data/leads/choices";
import { MAIL_KINDS, mailKinds } from "@/data/mails/mail-kinds";
import type { FoundRecord } from "@/data/search/schema";
import { hasRight, staffRoleNames, staffRoles, type StaffRole } from "@/data/staff/staff-roles";
import { ticketStatusLabels } from "@/data/tickets/choices";
import { placeLabel } from "@/features/crm/shared/lead-labels";
import { formatDateTime } from "@/lib/dates/reader-time";
import { parseTimestamp } from "@/lib/format/format";
import { hasMatch } from "@/lib/format/matched-parts";
import { paths } from "@/lib/paths";

type Found<Kind extends FoundRecord["kind"]> = Extract<FoundRecord, { kind: Kind }>;

type FoundContext = {
  t: TFunction;
  typed: string;
  near: readonly string[];
  role: StaffRole | null;
  /** Opens a page of the app. */
  go: (path: string) => void;
  /** Opens an address of another program, as for a call. */
  leave: (address: string) => void;
};

type Described = Pick<FoundItem, "title" | "Icon"> & {
  details: (string | null | undefined)[];
  /** Shown only where they match. */
  others?: (string | null | undefined)[];
  excerpt?: string | null;
  path: string;
  actions?: (FoundAction | null)[];
};

/** English, for `t()`, in the order of equally good answers. */
const HEADINGS: Record<FoundRecord["kind"], string> = {
  lead: "Leads",
  client: "Clients",
  contact: "Contacts",
  ticket: "Tickets",
  domain: "Domains",
  post: "Posts",
  mail: "Outbox",
  "inbound-mail": "Mails that came in",
  staff: "Staff",
};

const POST_STATES: Record<Found<"post">["state"], string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
};

const call = (
  phone: string | null,
  name: string,
  { t, leave }: FoundContext,
): FoundAction | null =>
  phone === null
    ? null
    : {
        id: "call",
        label: t("Call {{name}}: {{phone}}", { name, phone }),
        Icon: Phone,
        run: () => leave(`tel:${phone.replace(/(?!^\+)\D/g, "")}`),
      };

const write = (email: string | null, name: string, { t, leave }: FoundContext) =>
  email === null
    ? null
    : {
        id: "write",
        label: t("Write to {{name}}: {{email}}", { name, email }),
        Icon: SquarePen,
        run: () => leave(`mailto:${email}`),
      };

const newTicket = (clientId: string, business: string, { t, go, role }: FoundContext) =>
  hasRight(role, "tickets.write")
    ? {
        id: "ticket",
        label: t("New ticket for {{business}}", { business }),
        Icon: LifeBuoy,
        run: () => go(paths.crmNewTicket(clientId)),
      }
    : null;

function describeLead(lead: Found<"lead">, context: FoundContext): Described {
  const { name, business, email, phone } = lead;
  const title = business?.trim() ? business : name;
  return {
    title,
    Icon: PhoneIncoming,
    details: [
      title === name ? null : name,
      placeLabel(lead.town, lead.region),
      context.t(stageLabels[lead.stage]),
    ],
    others: [phone, email, lead.reference],
    excerpt: lead.excerpt,
    path: paths.crmLead(lead.id),
    actions: [call(phone, name, context), write(email, name, context)],
  };
}

function describeClient(client: Found<"client">, context: FoundContext): Described {
  const { business, contact, domain } = client;
  const person = contact?.name ?? business;
  return {
    title: business,
    Icon: Store,
    details: [
      contact?.name,
      placeLabel(client.town, client.region),
      context.t(clientStatusLabels[client.status]),
    ],
    others: [domain, contact?.phone, contact?.email],
    path: paths.crmClient(client.id),
    actions: [
      newTicket(client.id, business, context),
      call(contact?.phone ?? null, person, context),
      write(contact?.email ?? null, person, context),
    ],
  };
}

function describeContact(contact: Found<"contact">, context: FoundContext): Described {
  const { name, email, phone, business, client_id } = contact;
  return {
    title: name,
    Icon: UserRound,
    details: [contact.job_title, business],
    others: [phone, email],
    path: paths.crmClient(client_id),
    actions: [
      call(phone, name, context),
      write(email, name, context),
      newTicket(client_id, business, context),
    ],
  };
}

function describeTicket(ticket: Found<"ticket">, context: FoundContext): Described {
  const { t, go } = context;
  const { business, client_id } = ticket;
  return {
    title: ticket.subject,
    Icon: LifeBuoy,
    details: [`#${ticket.number}`, business, t(ticketStatusLabels[ticket.status])],
    excerpt: ticket.excerpt,
    path: paths.crmTicket(ticket.id),
    actions: [
      {
        id: "client",
        label: t("Open {{business}}", { business }),
        Icon: Store,
        run: () => go(paths.crmClient(client_id)),
      },
      newTicket(client_id, business, context),
    ],
  };
}

function describeStaff(person: Found<"staff">, { t, go, role }: FoundContext): Described {
  const { name } = person;
  const theirs = (list: "leads" | "tickets", filters: Record<string, string>, label: string) => ({
    id: list,
    label,
    Icon: list === "leads" ? PhoneIncoming : LifeBuoy,
    run: () => go(paths.crmFiltered(list, filters)),
  });
  const theirRole = staffRoleNames.find((each) => each === person.role);
  const leads = theirs("leads", { owner: person.id }, t("Leads of {{name}}", { name }));
  const tickets = theirs("tickets", { assignee: person.id }, t("Tickets of {{name}}", { name }));
  return {
    title: name,
    Icon: CircleUserRound,
    details: [theirRole && t(staffRoles[theirRole].label)],
    path: hasRight(role, "staff.manage")
      ? paths.staff
      : paths.crmFiltered("tickets", { assignee: person.id }),
    actions: [leads, tickets],
  };
}

function describe(record: FoundRecord, context: FoundContext): Described {
  const { t } = context;
  switch (record.kind) {
    case "lead":
      return describeLead(record, context);
    case "client":
      return describeClient(record, context);
    case "contact":
      return describeContact(record, context);
    case "ticket":
      return describeTicket(record, context);
    case "staff":
      return describeStaff(record, context);
    case "domain":
      return {
        title: record.domain,
        Icon: Globe,
        details: [record.business],
        path: paths.crmClient(record.client_id),
        actions: [newTicket(record.client_id, record.business, context)],
      };
    case "post":
      return {
        title: record.title,
        Icon: Newspaper,
        details: [record.author, t(POST_STATES[record.state])],
        path: hasRight(context.role, "posts.write")
          ? paths.blogEditor(record.id)
          : paths.blogPost(record.slug),
      };
    case "mail":
    case "inbound-mail":
      return describeMail(record, context);
  }
}

function describeMail(mail: Found<"mail" | "inbound-mail">, { t }: FoundContext): Described {
  const moment = parseTimestamp(mail.created_at);
  const kind = mail.kind === "mail" && MAIL_KINDS.find((each) => each === mail.mail_kind);
  return {
    title: mail.name || mail.email,
    Icon: mail.kind === "mail" ? Mails : MailQuestion,
    details: [
      kind ? t(mailKinds[kind].label) : null,
      mail.subject,
      moment && formatDateTime(moment),
    ],
    others: [mail.email],
    excerpt: mail.kind === "mail" ? null : mail.excerpt,
    path: mail.kind === "mail" ? paths.mail(mail.id) : paths.inboundMail(mail.id),
  };
}

function itemOf(record: FoundRecord, context: FoundContext): FoundItem {
  const {
    others = [],
    excerpt = null,
    path,
    actions = [],
    ...described
  } = describe(record, context);
  const matching = others.filter((text) => text && hasMatch(text, context.typed, context.near));
  const details = new Set<string>();
  for (const text of [...described.details, ...matching]) if (text) details.add(text);
  return {
    id: `${record.kind} ${record.id}`,
    title: described.title,
    Icon: described.Icon,
    details: [...details],
    excerpt,
    isSample: record.kind !== "post" && record.is_sample,
    run: () => context.go(path),
    actions: actions.filter((action) => action !== null),
  };
}

/** Records by kind, the kind with the best answer first. */
export function foundGroups(records: readonly FoundRecord[], context: FoundContext): FoundGroup[] {
  const kinds = Object.keys(HEADINGS).flatMap((kind, place) => {
    const ofKind = records.filter((record) => record.kind === kind);
    const rank = Math.min(...ofKind.map((record) => record.rank));
    return ofKind.length === 0 ? [] : [{ ofKind, rank, place }];
  });
  return kinds
    .toSorted((a, b) => a.rank - b.rank || a.place - b.place)
    .flatMap(({ ofKind }) => {
      const kind = ofKind[0]?.kind;
      if (kind === undefined) return [];
      const items = ofKind.map((record) => itemOf(record, context));
      return [{ heading: context.t(HEADINGS[kind]), items }];
    });
}

/** The records opened last, in one group. */
export const recentGroups = (
  records: readonly FoundRecord[],
  context: FoundContext,
): FoundGroup[] =>
  records.length === 0
    ? []
    : [{ heading: context.t("Recent"), items: records.map((record) => itemOf(record, context)) }];
