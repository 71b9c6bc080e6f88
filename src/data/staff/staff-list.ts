import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { staffRoleNames, type StaffRole } from "./staff-roles";
import { supabase } from "@/lib/supabase/client";
import { parseAnswer } from "@/lib/supabase/parse-answer";
import { callFunction } from "@/data/records/call-function";

const roleSchema = z.enum(staffRoleNames);

const staffPersonSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: roleSchema,
  isSample: z.boolean(),
  /** ISO timestamp; null while this person works here. */
  removedAt: z.string().nullable(),
  createdAt: z.string(),
  version: z.number(),
  /** Null for everyone who is not an owner. */
  email: z.string().nullable(),
  /** False until a password was set; null for everyone who is not an owner. */
  canSignIn: z.boolean().nullable(),
});
export type StaffPerson = z.infer<typeof staffPersonSchema>;

const LIST_KEY = ["staff", "list"];
const HISTORY_KEY = ["staff", "history"];

/** Colleagues by name, then those who were removed. Visitors see invented ones only. */
export function staffListQuery() {
  return queryOptions({
    queryKey: LIST_KEY,
    queryFn: ({ signal }) => callFunction("staff_directory", {}, staffPersonSchema.array(), signal),
  });
}

const changedColumnsSchema = z
  .object({ display_name: z.string(), role: roleSchema, removed_at: z.string().nullable() })
  .partial()
  .nullable()
  .transform((columns) => columns ?? {});

const staffEventSchema = z.object({
  id: z.number(),
  /** ISO timestamp. */
  happened_at: z.string(),
  /** Null for what was done in the database itself. */
  actor_name: z.string().nullable(),
  /** The person's id. */
  record_id: z.string(),
  action: z.enum(["created", "changed", "archived", "restored"]),
  before: changedColumnsSchema,
  after: changedColumnsSchema,
});
export type StaffEvent = z.infer<typeof staffEventSchema>;

export const STAFF_EVENTS_SHOWN = 50;

/** The last changes of the staff list, newest first. Empty for everyone who is not an owner. */
export function staffHistoryQuery() {
  return queryOptions({
    queryKey: HISTORY_KEY,
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
      return parseAnswer("crm_events of staff", staffEventSchema.array(), data);
    },
  });
}

export type NewPerson = { email: string; name: string; role: StaffRole };
const addedPersonSchema = z.object({ id: z.string(), version: z.number(), canSignIn: z.boolean() });

/** Throws isAlreadyStaff or isRemovedStaff when the e-mail address is on the list. */
export const addStaff = (person: NewPerson) => callFunction("add_staff", person, addedPersonSchema);

type Seen = Pick<StaffPerson, "id" | "version">;
type Values = Pick<StaffPerson, "name" | "role">;

/** Answers with the new version, as the other two do. Throws isConflict, isLastOwner. */
export const changeStaff = ({ id, version }: Seen, values: Values, givesUpOwnership: boolean) =>
  callFunction(
    "change_staff",
    {
      person_id: id,
      seen_version: version,
      ...values,
      gives_up_ownership: givesUpOwnership,
    },
    z.number(),
  );

export const removeStaff = ({ id, version }: Seen, givesUpOwnership: boolean) =>
  callFunction(
    "remove_staff",
    {
      person_id: id,
      seen_version: version,
      gives_up_ownership: givesUpOwnership,
    },
    z.number(),
  );

export const restoreStaff = ({ id, version }: Seen) =>
  callFunction("restore_staff", { person_id: id, seen_version: version }, z.number());

const hasHint = (error: unknown, hint: string) =>
  typeof error === "object" && error !== null && "hint" in error && error.hint === hint;

export const isAlreadyStaff = (error: unknown) => hasHint(error, "already-staff");
export const isRemovedStaff = (error: unknown) => hasHint(error, "removed");
/** Nobody else could sign in as an owner after this. */
export const isLastOwner = (error: unknown) => hasHint(error, "last-owner");
export const isStaffConflict = (error: unknown) => hasHint(error, "conflict");
