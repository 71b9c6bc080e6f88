import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import { rest } from "@/lib/supabase/rest";
import { staffMemberSchema } from "./schema";
import { parseAnswer } from "@/lib/supabase/database-answer";

const invitationSchema = z.object({
  name: staffMemberSchema.shape.name,
  email: z.string(),
  role: staffMemberSchema.shape.role,
});
export type Invitation = z.infer<typeof invitationSchema>;

/** Sends a new link, which ends the earlier one. Resolves to its expiry, an ISO timestamp. */
export const inviteStaff = (personId: string) =>
  callFunction("invite_staff", { person_id: personId }, z.string());

/** The key of a colleague's open invitation; null without one. */
export function invitationKeyQuery(personId: string) {
  return queryOptions({
    queryKey: ["staff", "invitation", personId],
    queryFn: ({ signal }) =>
      callFunction("invitation_key", { person_id: personId }, z.nullable(z.string()), signal),
  });
}

/** The invited person. Refused with the hint "unknown", "expired" or "accepted". */
export function invitationQuery(key: string) {
  return queryOptions({
    queryKey: ["invitation", key],
    queryFn: async ({ signal }): Promise<Invitation> => {
      const { data } = await rest()
        .rpc("read_invitation", { key })
        .abortSignal(signal)
        .throwOnError();
      return parseAnswer("read_invitation", invitationSchema, data);
    },
    staleTime: Infinity,
  });
}

/** Sets the invited person's password. Refused as above, and with "invalid". */
export async function acceptInvitation(key: string, password: string): Promise<void> {
  await rest().rpc("accept_invitation", { key, password }).throwOnError();
}
