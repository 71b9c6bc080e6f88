import type { Database } from "@/lib/database.types";
import { supabase } from "@/lib/supabase/client";
import { callFunction } from "@/data/records/call-function";
import { ticketDetailSchema, type MessageKind, type TicketStatus } from "./schema";

type TicketTable = Database["public"]["Tables"]["tickets"];

/** The columns a person may write. The SLA state is nobody's to write. */
export type TicketChanges = Pick<
  TicketTable["Update"],
  "site_id" | "subject" | "priority" | "status" | "assignee_id" | "archived_at"
>;

export type NewTicket = Pick<
  TicketTable["Insert"],
  "client_id" | "site_id" | "subject" | "priority" | "assignee_id"
> & {
  /** Chosen by the browser, so that a repeated request adds nothing twice. */
  id: string;
};

export async function addTicket(ticket: NewTicket): Promise<void> {
  await supabase.from("tickets").insert(ticket).retry(false).throwOnError();
}

export type NewMessage = {
  id: string;
  ticketId: string;
  kind: MessageKind;
  body: string;
  /** Who of the client said it, for kind "client". */
  authorName?: string;
  /** Goes along with the message: both are stored, or neither. */
  change?: { status: TicketStatus; version: number };
};

/** Answers with the ticket as it is then. */
export const addMessage = ({ id, ticketId, kind, body, authorName, change }: NewMessage) =>
  callFunction(
    "add_ticket_message",
    {
      id,
      ticket_id: ticketId,
      kind,
      body,
      author_name: authorName,
      status: change?.status,
      version: change?.version,
    },
    ticketDetailSchema,
  );
