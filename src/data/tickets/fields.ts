import { OWNER_HEADERS } from "@/data/records/field-aliases";
import type { RecordField } from "@/data/records/record-fields";

const priorityWords = {
  urgent: ["critical", "p1", "highest", "blocker", "emergency", "1"],
  high: ["p2", "major", "important", "2"],
  medium: ["normal", "p3", "moderate", "standard", "3"],
  low: ["p4", "minor", "lowest", "trivial", "4"],
};

const statusWords = {
  open: ["new", "todo", "reopened", "unassigned"],
  "in-progress": ["working", "assigned", "started", "active", "doing"],
  waiting: [
    "pending",
    "onhold",
    "hold",
    "waitingoncustomer",
    "waitingforcustomer",
    "waitingoncontact",
  ],
  resolved: ["closed", "done", "solved", "completed", "fixed"],
};

export const ticketFields = [
  {
    id: "client",
    label: "Client",
    kind: "text",
    longest: 253,
    isRequired: true,
    headers: [
      "client",
      "customer",
      "business",
      "company",
      "companyname",
      "account",
      "accountname",
      "organization",
      "clientname",
      "requester",
    ],
  },
  {
    id: "subject",
    label: "Subject",
    kind: "text",
    longest: 200,
    isRequired: true,
    headers: [
      "subject",
      "title",
      "summary",
      "ticketname",
      "ticket",
      "issue",
      "name",
      "ticketsubject",
    ],
  },
  {
    id: "priority",
    label: "Priority",
    kind: "choice",
    words: priorityWords,
    headers: ["priority", "urgency", "severity", "ticketpriority"],
  },
  {
    id: "status",
    label: "Status",
    kind: "choice",
    words: statusWords,
    headers: ["status", "ticketstatus", "state", "stage", "pipelinestage"],
  },
  {
    id: "site",
    label: "Site",
    kind: "domain",
    headers: ["site", "domain", "website", "url", "websiteurl"],
  },
  {
    id: "assignee_id",
    label: "Assignee",
    kind: "person",
    headers: [...OWNER_HEADERS, "ticketowner", "agentname"],
  },
  {
    id: "message",
    label: "What the client wrote",
    kind: "text",
    longest: 20_000,
    keepsLines: true,
    headers: [
      "message",
      "description",
      "body",
      "details",
      "comment",
      "ticketdescription",
      "notes",
      "whattheclientwrote",
    ],
  },
  { id: "number", label: "Number", kind: "text", longest: 120, headers: ["ticketnumber"] },
  { id: "last_author", label: "Last words by", kind: "note", isKept: true, headers: [] },
  { id: "last_words", label: "Last words", kind: "note", isKept: true, headers: [] },
  { id: "sla", label: "SLA", kind: "note", isKept: true, headers: [] },
  { id: "due_at", label: "Due", kind: "moment", isKept: true, headers: [] },
  { id: "created_at", label: "Opened", kind: "moment", isKept: true, headers: [] },
  { id: "updated_at", label: "Last change", kind: "moment", isKept: true, headers: [] },
] as const satisfies readonly RecordField[];
