import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { staffRoleNames, type StaffRole } from "./staff-roles";
import { supabase } from "@/lib/supabase/client";
import { parseAnswer } from "@/lib/supabase/parse-answer";
import { crmKeys } from "@/data/records/crm-keys";

export const personSchema = z.object({ id: z.string(), name: z.string() });
export type Person = z.infer<typeof personSchema>;

export type Colleague = Person & {
  role: StaffRole;
  /** Somebody who left: named in history, offered for nothing new. */
  hasLeft: boolean;
  isSample: boolean;
};

const staffRowSchema = z.object({
  user_id: z.string(),
  display_name: z.string(),
  role: z.enum(staffRoleNames),
  removed_at: z.string().nullable(),
  is_sample: z.boolean(),
});

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
      return parseAnswer("staff", staffRowSchema.array(), data).map((row) => ({
        id: row.user_id,
        name: row.display_name,
        role: row.role,
        hasLeft: row.removed_at !== null,
        isSample: row.is_sample,
      }));
    },
    staleTime: 5 * 60_000,
  });
}
