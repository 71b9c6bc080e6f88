import * as z from "zod/mini";
import type { CompanyRecords, TaskRecord } from "@/data/dashboard/company-records";
import { TASK_STATUSES } from "@/data/dashboard/dashboard-source";
import { callFunction } from "@/data/records/call-function";
import type { DaysToRead } from "./days-to-read";
import { planSchema } from "./plan-schema";

const rowSchema = z.object({
  id: z.string(),
  title: z.string(),
  type: z.string(),
  client: z.string(),
  client_id: z.nullable(z.string()),
  lead_id: z.nullable(z.string()),
  plan: planSchema,
  assignee: z.nullable(z.string()),
  assignee_id: z.nullable(z.string()),
  version: z.number(),
  due_on: z.string(),
  status: z.enum(TASK_STATUSES),
  completed_on: z.nullable(z.string()),
});

const answerSchema = z.object({
  rows: z.array(rowSchema),
  left_out: z.array(z.object({ plan: planSchema, due_on: z.string(), count: z.number() })),
});

function toRecord(row: z.infer<typeof rowSchema>): TaskRecord {
  const { id, title, type, client, client_id: clientId, plan, assignee, status } = row;
  return {
    id,
    title,
    type,
    client,
    clientId,
    leadId: row.lead_id,
    segment: plan,
    assignee,
    due: row.due_on,
    status,
    completed: row.completed_on,
    stored: { version: row.version, assigneeId: row.assignee_id },
  };
}

/** Open tasks and those completed within the longest range; tasks of leads only for staff who see leads. */
export async function readTasks(
  days: DaysToRead,
): Promise<Pick<CompanyRecords, "tasks" | "tasksLeftOut">> {
  const answer = await callFunction("dashboard_tasks", days, answerSchema);
  return {
    tasks: answer.rows.map(toRecord),
    tasksLeftOut: answer.left_out.map(({ plan, due_on: due, count }) => ({
      segment: plan,
      due,
      count,
    })),
  };
}
