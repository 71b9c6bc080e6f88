import * as z from "zod/mini";
import { queryOptions } from "@tanstack/react-query";
import { supabase } from "@/lib/supabase/client";
import { callFunction } from "@/data/records/call-function";
import { crmKeys } from "@/data/records/crm-keys";
import {
  colleagueSchema,
  staffEventSchema,
  staffMemberSchema,
  staffPersonSchema,
  type Colleague,
  type StaffEvent,
  type StaffMember,
} from "./schema";
import { parseAnswer } from "@/lib/supabase/database-answer";

/** Null when the signed-in user is not on the staff list. */
export function staffMemberQuery(userId: string) {
  return queryOptions({
    queryKey: ["staff", userId],
    queryFn: async ({ signal }): Promise<StaffMember | null> => {
      const { data } = await supabase
        .from("staff")
        .select("id:user_id,name:display_name,role")
        .eq("user_id", userId)
        .abortSignal(signal)
        .retry(false)
        .maybeSingle()
        .throwOnError();
      return parseAnswer("staff", z.nullable(staffMemberSchema), data);
    },
    staleTime: 5 * 60_000,
  });
}

export function peopleQuery() {
  return queryOptions({
    queryKey: crmKeys.people,
    queryFn: async ({ signal }): Promise<Colleague[]> => {
      const { data } = await supabase
        .from("staff")
        .select("id:user_id,name:display_name,role,removed_at")
        .order("display_name")
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      return parseAnswer("staff", z.array(colleagueSchema), data);
    },
    staleTime: 5 * 60_000,
  });
}

/** Colleagues by name, then removed ones. Visitors see invented ones only. */
export function staffListQuery() {
  return queryOptions({
    queryKey: ["staff", "list"],
    queryFn: ({ signal }) =>
      callFunction("staff_directory", {}, z.array(staffPersonSchema), signal),
  });
}

export const STAFF_EVENTS_SHOWN = 50;

/** The last changes of the staff list, newest first. Empty for everyone who is not an owner. */
export function staffHistoryQuery() {
  return queryOptions({
    queryKey: ["staff", "history"],
    queryFn: async ({ signal }): Promise<StaffEvent[]> => {
      const { data } = await supabase
        .from("crm_events")
        .select("id,happened_at,actor_name,record_id,action,before,after")
        .eq("entity", "staff")
        .order("id", { ascending: false })
        .limit(STAFF_EVENTS_SHOWN)
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      return parseAnswer("crm_events of staff", z.array(staffEventSchema), data);
    },
  });
}
