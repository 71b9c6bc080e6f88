import * as z from "zod/mini";
import type { CompanyRecords, TicketRecord } from "@/data/dashboard/company-records";
import { TICKET_PRIORITIES, TICKET_STATUSES } from "@/data/dashboard/dashboard-source";
import { callFunction } from "@/data/records/call-function";
import { parseTimestamp } from "@/lib/format/format";
import type { DaysToRead } from "./days-to-read";
import { planSchema } from "./plan-schema";

const prioritySchema = z.enum(TICKET_PRIORITIES);

const rowSchema = z.object({
  id: z.string(),
  number: z.number(),
  client: z.string(),
  site: z.nullable(z.string()),
  plan: planSchema,
  subject: z.string(),
  priority: prioritySchema,
  status: z.enum(TICKET_STATUSES),
  assignee: z.nullable(z.string()),
  created_at: z.string(),
  warn_at: z.string(),
  due_at: z.string(),
  clock_stopped_at: z.nullable(z.string()),
  resolved_at: z.nullable(z.string()),
});

const answerSchema = z.object({
  rows: z.array(rowSchema),
  left_out: z.array(
    z.object({
      plan: planSchema,
      priority: prioritySchema,
      is_overdue: z.boolean(),
      count: z.number(),
    }),
  ),
});

const NEVER = new Date(8.64e15);
const momentOf = (timestamp: string) => parseTimestamp(timestamp) ?? NEVER;

/** The database has computed when it warns and when it is due. */
function slaOf(row: z.infer<typeof rowSchema>): TicketRecord["slaAt"] {
  const warnAt = momentOf(row.warn_at);
  const dueAt = momentOf(row.due_at);
  const stoppedAt = parseTimestamp(row.clock_stopped_at);
  return ({ at }) => {
    const moment = stoppedAt ?? at;
    if (moment > dueAt) return "overdue";
    return moment >= warnAt ? "warning" : "on-time";
  };
}

function toRecord(row: z.infer<typeof rowSchema>): TicketRecord {
  const { id, number, client, site, plan, subject, priority, status, assignee } = row;
  return {
    number,
    crmId: id,
    client,
    site,
    segment: plan,
    subject,
    priority,
    status,
    assignee,
    opened: momentOf(row.created_at),
    resolved: parseTimestamp(row.resolved_at),
    slaAt: slaOf(row),
  };
}

export async function readTickets(
  days: DaysToRead,
): Promise<Pick<CompanyRecords, "tickets" | "ticketsLeftOut">> {
  const answer = await callFunction("dashboard_tickets", days, answerSchema);
  return {
    tickets: answer.rows.map(toRecord),
    ticketsLeftOut: answer.left_out.map(({ plan, priority, is_overdue: isOverdue, count }) => ({
      segment: plan,
      priority,
      isOverdue,
      count,
    })),
  };
}
