import type { StaffRole } from "@/data/staff";
import { useStaffMember } from "@/data/use-staff-member";

const READERS: readonly StaffRole[] = ["viewer", "sales", "support", "owner"];
const LEAD_READERS: readonly StaffRole[] = ["viewer", "sales", "owner"];
const SALES: readonly StaffRole[] = ["sales", "owner"];
const SUPPORT: readonly StaffRole[] = ["support", "owner"];
const OWNERS: readonly StaffRole[] = ["owner"];
const BOTH: readonly StaffRole[] = ["sales", "support", "owner"];

/**
 * What the signed-in person may do, as the database's policies have it: they decide, and this only
 * keeps controls away that would be refused. `readsLeads` and `readsClients` false means samples only.
 */
export function useCrmRights() {
  const member = useStaffMember();
  const isOneOf = (roles: readonly StaffRole[]) => member !== null && roles.includes(member.role);
  return {
    member,
    /** Clients with all that belongs to them, and tickets. */
    readsClients: isOneOf(READERS),
    readsLeads: isOneOf(LEAD_READERS),
    writesLeads: isOneOf(SALES),
    /** Clients, their sites and addresses. */
    writesClients: isOneOf(SALES),
    writesContacts: isOneOf(BOTH),
    /** Notes and tasks of clients; those of leads go with `writesLeads`. */
    writesNotes: isOneOf(BOTH),
    /** Words stand under their author's name. Putting a note away goes with writing notes there. */
    rewritesNote: (note: { author_id: string | null }) =>
      isOneOf(OWNERS) || (isOneOf(BOTH) && note.author_id === member?.userId),
    /** Tickets and their messages. */
    writesTickets: isOneOf(SUPPORT),
  };
}

export type CrmRights = ReturnType<typeof useCrmRights>;
