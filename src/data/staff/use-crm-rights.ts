import { hasRight } from "./staff-roles";
import { useStaffMember } from "./use-staff-member";

/** The signed-in person's rights. `readsLeads` and `readsClients` false means samples only. */
export function useCrmRights() {
  const member = useStaffMember();
  const role = member?.role ?? null;
  const writesNotes = hasRight(role, "notes.write");
  const writesLeads = hasRight(role, "leads.write");
  return {
    member,
    readsClients: hasRight(role, "clients.read"),
    readsLeads: hasRight(role, "leads.read"),
    writesLeads,
    writesClients: hasRight(role, "clients.write"),
    writesContacts: hasRight(role, "contacts.write"),
    /** Notes and tasks of clients; those of leads need `writesLeads`. */
    writesNotes,
    writesTask: ({ lead_id, client_id }: { lead_id: string | null; client_id: string | null }) =>
      (writesLeads && lead_id !== null) ||
      (writesNotes && (lead_id === null || client_id !== null)),
    /** Only authors change a note's text; archiving needs the right to write notes. */
    rewritesNote: (note: { author_id: string | null }) =>
      hasRight(role, "notes.rewrite") || (writesNotes && note.author_id === member?.id),
    writesTickets: hasRight(role, "tickets.write"),
  };
}

export type CrmRights = ReturnType<typeof useCrmRights>;
