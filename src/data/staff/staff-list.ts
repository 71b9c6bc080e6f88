import { queryOptions } from "@tanstack/react-query";
import type { StaffRole } from "./staff-roles";
import { supabase } from "@/lib/supabase/client";
import { callFunction } from "@/data/records/call-function";

export type StaffPerson = {
  id: string;
  name: string;
  role: StaffRole;
  isSample: boolean;
  /** ISO timestamp; null while this person works here. */
  removedAt: string | null;
  createdAt: string;
  version: number;
  /** Null for everyone who is not an owner. */
  email: string | null;
  /** False until a password was set; null for everyone who is not an owner. */
  canSignIn: boolean | null;
};

const LIST_KEY = ["staff", "list"];
const HISTORY_KEY = ["staff", "history"];

/** Colleagues by name, then those who were removed. Visitors see invented ones only. */
export function staffListQuery() {
  return queryOptions({
    queryKey: LIST_KEY,
    queryFn: ({ signal }) => callFunction<StaffPerson[]>("staff_directory", {}, signal),
  });
}

type StaffFields = Partial<{ display_name: string; role: StaffRole; removed_at: string | null }>;

export type StaffEvent = {
  id: number;
  /** ISO timestamp. */
  at: string;
  /** Null for what was done in the database itself. */
  actorName: string | null;
  personId: string;
  action: "created" | "changed" | "archived" | "restored";
  before: StaffFields;
  after: StaffFields;
};

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
      return data.map((row) => ({
        id: row.id,
        at: row.happened_at,
        actorName: row.actor_name,
        personId: row.record_id,
        action: row.action as StaffEvent["action"],
        before: (row.before ?? {}) as StaffFields,
        after: (row.after ?? {}) as StaffFields,
      }));
    },
  });
}

export type NewPerson = { email: string; name: string; role: StaffRole };
type AddedPerson = { id: string; version: number; canSignIn: boolean };

/** Throws isAlreadyStaff or isRemovedStaff when the e-mail address is on the list. */
export const addStaff = (person: NewPerson) => callFunction<AddedPerson>("add_staff", person);

type Seen = Pick<StaffPerson, "id" | "version">;
type Values = Pick<StaffPerson, "name" | "role">;

/** Answers with the new version, as the other two do. Throws isConflict, isLastOwner. */
export const changeStaff = ({ id, version }: Seen, values: Values, givesUpOwnership: boolean) =>
  callFunction<number>("change_staff", {
    person_id: id,
    seen_version: version,
    ...values,
    gives_up_ownership: givesUpOwnership,
  });

export const removeStaff = ({ id, version }: Seen, givesUpOwnership: boolean) =>
  callFunction<number>("remove_staff", {
    person_id: id,
    seen_version: version,
    gives_up_ownership: givesUpOwnership,
  });

export const restoreStaff = ({ id, version }: Seen) =>
  callFunction<number>("restore_staff", { person_id: id, seen_version: version });

const hasHint = (error: unknown, hint: string) =>
  typeof error === "object" && error !== null && "hint" in error && error.hint === hint;

export const isAlreadyStaff = (error: unknown) => hasHint(error, "already-staff");
export const isRemovedStaff = (error: unknown) => hasHint(error, "removed");
/** Nobody else could sign in as an owner after this. */
export const isLastOwner = (error: unknown) => hasHint(error, "last-owner");
export const isStaffConflict = (error: unknown) => hasHint(error, "conflict");
