import { z } from "zod";
import type { Database } from "@/lib/database.types";
import { supabase } from "@/lib/supabase/client";
import type { CalendarDay } from "@/lib/time/calendar-day";
import { personSchema } from "@/data/staff/people";

export const TASK_STATUSES = ["pending", "in-progress", "completed"] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** What the forms offer, in English for `t()`. The database takes other words too, and screens show them as they are. */
export const TASK_TYPES = [
  "Call",
  "Content",
  "Domain",
  "Launch",
  "Performance",
  "Report",
  "Reviews",
  "SEO",
] as const;

type TaskTable = Database["public"]["Tables"]["tasks"];

export const taskSchema = z.object({
  id: z.string(),
  version: z.number(),
  title: z.string(),
  type: z.string(),
  status: z.enum(TASK_STATUSES),
  /** A calendar day. */
  due_on: z.string(),
  client_id: z.string().nullable(),
  lead_id: z.string().nullable(),
  assignee_id: z.string().nullable(),
  completed_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  archived_at: z.string().nullable(),
  is_sample: z.boolean(),
  assignee: personSchema.nullable(),
}) satisfies z.ZodType<TaskTable["Row"]>;
export type Task = z.infer<typeof taskSchema>;

/** Due before today, which is New York's, and not completed. */
export const isTaskOverdue = (task: Pick<Task, "due_on" | "status">, today: CalendarDay) =>
  task.status !== "completed" && task.due_on < today;

/** The columns a person may write. */
export type TaskChanges = Pick<
  TaskTable["Update"],
  "title" | "assignee_id" | "due_on" | "status" | "type" | "archived_at"
>;

export type NewTask = Pick<
  TaskTable["Insert"],
  "title" | "client_id" | "lead_id" | "assignee_id" | "due_on" | "status" | "type"
> & { id: string };

export async function addTask(task: NewTask): Promise<void> {
  await supabase.from("tasks").insert(task).retry(false).throwOnError();
}
