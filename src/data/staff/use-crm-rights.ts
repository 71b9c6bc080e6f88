import { hasRight } from "./staff-roles";
import { useStaffMember } from "./use-staff-member";

/**
 * What the signed-in person may do with the records of the CRM. `readsLeads` and `readsClients`
 * false means samples only.
 */
export function useCrmRights() {
  const member = useStaffMember();
  const role = member?.role ?? null;
  const writesNotes = hasRight(role, "notes.write");
  return {
    member,
    /** Clients with all that belongs to them, and tickets. */
    readsClients: hasRight(role, "clients.read"),
    readsLeads: hasRight(role, "leads.read"),
    writesLeads: hasRight(role, "leads.write"),
    /** Clients, their sites and addresses. */
    writesClients: hasRight(role, "clients.write"),
    writesContacts: hasRight(role, "contacts.write"),
    /** Notes and tasks of clients; those of leads go with `writesLeads`. */
    writesNotes,
    /** Words stand under their author's name. Putting a note away goes with writing notes there. */
    rewritesNote: (note: { author_id: string | null }) =>
      hasRight(role, "notes.rewrite") || (writesNotes && note.author_id === member?.id),
    /** Tickets and their messages. */
    writesTickets: hasRight(role, "tickets.write"),
  };
}

export type CrmRights = ReturnType<typeof useCrmRights>;
