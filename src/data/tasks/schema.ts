import * as z from "zod/mini";
import type { Database } from "@/lib/database.types";
import type { CalendarDay } from "@/lib/dates/calendar-day";
import { personSchema } from "@/data/staff/schema";

export const TASK_STATUSES = ["pending", "in-progress", "completed"] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/**
 * Types that the forms offer, English for `t()`. The database takes others, which screens show
 * unchanged.
 */
export const TASK_TYPES = [
  "Call",
  "Content",
  "Domain",
  "Launch",
  "Onboarding",
  "Performance",
  "Report",
  "Reviews",
  "SEO",
] as const;

type TaskRow = Omit<Database["public"]["Tables"]["tasks"]["Row"], "counted_plan">;

export const taskSchema = z.object({
  id: z.string(),
  version: z.number(),
  title: z.string(),
  type: z.string(),
  status: z.enum(TASK_STATUSES),
  /** A calendar day. */
  due_on: z.string(),
  client_id: z.nullable(z.string()),
  lead_id: z.nullable(z.string()),
  assignee_id: z.nullable(z.string()),
  completed_at: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
  archived_at: z.nullable(z.string()),
  is_sample: z.boolean(),
  assignee: z.nullable(personSchema),
}) satisfies z.ZodMiniType<TaskRow>;
export type Task = z.infer<typeof taskSchema>;

/** Due before today in New York, and not completed. */
export const isTaskOverdue = (task: Pick<Task, "due_on" | "status">, today: CalendarDay) =>
  task.status !== "completed" && task.due_on < today;
