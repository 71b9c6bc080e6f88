import type { Database } from "@/lib/database.types";
import { supabase } from "@/lib/supabase/client";
import { insertOnce } from "@/data/records/changes";

type TaskTable = Database["public"]["Tables"]["tasks"];

export type TaskChanges = Pick<
  TaskTable["Update"],
  "title" | "assignee_id" | "due_on" | "status" | "type" | "archived_at"
>;

export type NewTask = Pick<
  TaskTable["Insert"],
  "title" | "client_id" | "lead_id" | "assignee_id" | "due_on" | "status" | "type"
> & { id: string };

export const addTask = (task: NewTask) =>
  insertOnce(supabase.from("tasks").insert(task).retry(false).throwOnError());
