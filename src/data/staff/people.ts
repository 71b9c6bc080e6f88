import { queryOptions } from "@tanstack/react-query";
import type { StaffRole } from "./staff-roles";
import { supabase } from "@/lib/supabase/client";
import { crmKeys } from "@/data/records/crm-keys";

export type Person = { id: string; name: string };

export type Colleague = Person & {
  role: StaffRole;
  /** Somebody who left: named in history, offered for nothing new. */
  hasLeft: boolean;
  isSample: boolean;
};

/** Everyone on the staff list whom the caller may see, by name. Visitors see invented ones. */
export function peopleQuery() {
  return queryOptions({
    queryKey: crmKeys.people,
    queryFn: async ({ signal }): Promise<Colleague[]> => {
      const { data } = await supabase
        .from("staff")
        .select("user_id,display_name,role,removed_at,is_sample")
        .order("display_name")
        .abortSignal(signal)
        .retry(false)
        .throwOnError();
      return data.map((row) => ({
        id: row.user_id,
        name: row.display_name,
        role: row.role as StaffRole,
        hasLeft: row.removed_at !== null,
        isSample: row.is_sample,
      }));
    },
    staleTime: 5 * 60_000,
  });
}
