import { OWNER_HEADERS, headers } from "@/data/records/field-aliases";
import type { RecordField } from "@/data/records/record-fields";
import {
  priorityLabels,
  priorityAliases,
  ticketStatusLabels,
  ticketStatusAliases,
} from "./choices";

export const ticketFields = [
  {
    id: "client",
    label: "Client",
    kind: "text",
    maxLength: 253,
    isRequired: true,
    missing: "Choose the client this is about.",
    headers: headers(
      "client customer business company companyname account accountname organization clientname requester",
    ),
  },
  {
    id: "subject",
    label: "Subject",
    lowerLabel: "subject",
    kind: "text",
    maxLength: 200,
    isRequired: true,
    missing: "Say in a few words what it is about.",
    headers: headers("subject title summary ticketname ticket issue name ticketsubject"),
  },
  {
    id: "priority",
    label: "Priority",
    lowerLabel: "priority",
    kind: "choice",
    labels: priorityLabels,
    aliases: priorityAliases,
    headers: headers("priority urgency severity ticketpriority"),
  },
  {
    id: "status",
    label: "Status",
    lowerLabel: "status",
    kind: "choice",
    labels: ticketStatusLabels,
    aliases: ticketStatusAliases,
    headers: headers("status ticketstatus state stage pipelinestage"),
  },
  {
    id: "site",
    label: "Site",
    kind: "domain",
    noneLabel: "No particular site",
    headers: headers("site domain website url websiteurl"),
  },
  {
    id: "assignee_id",
    label: "Assignee",
    lowerLabel: "assignee",
    kind: "person",
    headers: [...OWNER_HEADERS, "ticketowner", "agentname"],
  },
  {
    id: "message",
    label: "What the client wrote",
    kind: "text",
    maxLength: 20_000,
    keepsLines: true,
    headers: headers(
      "message description body details comment ticketdescription notes whattheclientwrote",
    ),
  },
  {
    id: "number",
    label: "Number",
    lowerLabel: "number",
    kind: "text",
    maxLength: 120,
    headers: ["ticketnumber"],
  },
  { id: "last_author", label: "Last words by", kind: "note", isComputed: true, headers: [] },
  { id: "last_words", label: "Last words", kind: "note", isComputed: true, headers: [] },
  { id: "sla", label: "SLA", kind: "note", isComputed: true, headers: [] },
  { id: "due_at", label: "Due", kind: "moment", isComputed: true, headers: [] },
  { id: "created_at", label: "Opened", kind: "moment", isComputed: true, headers: [] },
  { id: "updated_at", label: "Last change", kind: "moment", isComputed: true, headers: [] },
] as const satisfies readonly RecordField[];

export type TicketFieldId = (typeof ticketFields)[number]["id"];
