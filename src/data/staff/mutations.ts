import {
  useMutation,
  useQueryClient,
  queryOptions,
  type MutationFunction,
} from "@tanstack/react-query";
import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import { crmKeys } from "@/data/records/crm-keys";
import { backendOrigin } from "@/lib/supabase/backend-origin";
import type { StaffPerson } from "./schema";
import type { StaffRole } from "./staff-roles";

const addressOf = (key: string) => `${backendOrigin()}/functions/v1/calendar?key=${key}`;

const fetchAddress = async (renew: boolean, signal?: AbortSignal) =>
  addressOf(await callFunction("my_calendar_key", { renew }, z.string(), signal));

export const calendarAddressQuery = () =>
  queryOptions({
    queryKey: ["staff", "calendar"],
    queryFn: ({ signal }) => fetchAddress(false, signal),
    staleTime: Infinity,
  });

export const renewCalendarAddress = () => fetchAddress(true);

/** Resolves once everything with people's names was refetched. */
export function useStaffMutation<Input, Answer>(mutationFn: MutationFunction<Answer, Input>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ["staff"] }),
        queryClient.invalidateQueries({ queryKey: crmKeys.people }),
      ]),
  });
}

export type NewPerson = { email: string; name: string; role: StaffRole };
const addedPersonSchema = z.object({
  id: z.string(),
  version: z.number(),
  /** An ISO timestamp; null for a person who already has a password. */
  invited_until: z.nullable(z.string()),
});
export type AddedPerson = NewPerson & z.infer<typeof addedPersonSchema>;

/** Throws isAlreadyStaff or isRemovedStaff when the e-mail address is on the list. */
export const addStaff = async (person: NewPerson): Promise<AddedPerson> => ({
  ...person,
  ...(await callFunction("add_staff", person, addedPersonSchema)),
});

type Seen = Pick<StaffPerson, "id" | "version">;
type Change = { seen: Seen; values: Pick<StaffPerson, "name" | "role">; givesUpOwnership: boolean };
type Removal = { seen: Seen; givesUpOwnership: boolean };

/** Resolves to the new version, as the other two do. Throws isConflict, isLastOwner. */
export const changeStaff = ({ seen, values, givesUpOwnership }: Change) =>
  callFunction(
    "change_staff",
    {
      person_id: seen.id,
      seen_version: seen.version,
      ...values,
      gives_up_ownership: givesUpOwnership,
    },
    z.number(),
  );

export const removeStaff = ({ seen, givesUpOwnership }: Removal) =>
  callFunction(
    "remove_staff",
    { person_id: seen.id, seen_version: seen.version, gives_up_ownership: givesUpOwnership },
    z.number(),
  );

export const restoreStaff = ({ id, version }: Seen) =>
  callFunction("restore_staff", { person_id: id, seen_version: version }, z.number());
