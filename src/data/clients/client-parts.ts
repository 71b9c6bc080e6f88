import type { Database } from "@/lib/database.types";
import { errorCode, errorMessage } from "@/lib/errors/errors";
import { supabase } from "@/lib/supabase/client";
import { changeRecord, type Versioned } from "@/data/records/changes";

type Tables = Database["public"]["Tables"];

/** A client's contact, site or similar; the browser chooses the `id`. */
export type NewClientPart = {
  client_contacts: Pick<
    Tables["client_contacts"]["Insert"],
    "client_id" | "name" | "job_title" | "email" | "phone" | "is_primary"
  > & { id: string };
  client_addresses: Pick<
    Tables["client_addresses"]["Insert"],
    "client_id" | "label" | "street" | "town" | "region" | "postal_code"
  > & { id: string };
  client_sites: Pick<
    Tables["client_sites"]["Insert"],
    | "client_id"
    | "domain"
    | "redirects_to_id"
    | "registrar"
    | "expires_on"
    | "auto_renew"
    | "published_on"
  > & { id: string };
};

export type ClientPartTable = keyof NewClientPart;

/** Stores it once, however often it is tried. */
export async function addClientPart<Table extends ClientPartTable>({
  table,
  row,
}: {
  table: Table;
  row: NewClientPart[Table];
}): Promise<void> {
  try {
    // Typed as one table, because the rows differ only as NewClientPart states.
    await supabase
      .from(table as "client_contacts")
      .insert(row as NewClientPart["client_contacts"])
      .retry(false)
      .throwOnError();
  } catch (error) {
    // The row exists because the answer to an earlier try was lost.
    if (errorCode(error) !== "23505" || !errorMessage(error).includes("_pkey")) throw error;
  }
}

const setPrimary = (contact: Versioned, isPrimary: boolean) =>
  changeRecord("client_contacts", contact, { is_primary: isPrimary });

type Primary = { chosen: Versioned; former: readonly Versioned[] };

/** Makes one contact primary and the former ones not; returns both. */
export async function makePrimary({ chosen, former }: Primary): Promise<Primary> {
  // The new one first, so that a failure in between leaves two, never none.
  const stored = await setPrimary(chosen, true);
  return {
    chosen: stored,
    former: await Promise.all(former.map((contact) => setPrimary(contact, false))),
  };
}

export const undoMakePrimary = ({ chosen, former }: Primary) =>
  Promise.all([...former.map((contact) => setPrimary(contact, true)), setPrimary(chosen, false)]);

const PAGE = 500;
/** Keeps the URL within servers' limits. */
const IDS_PER_REQUEST = 100;

type HandedMessage = Pick<
  Tables["ticket_messages"]["Row"],
  "ticket_id" | "author_name" | "body" | "created_at"
>;

/** A client's tickets, archived ones included, without internal notes. */
export async function fetchTicketsToHandOver(clientId: string) {
  const tickets = await everyPage((from) =>
    supabase
      .from("tickets")
      .select("id,number,subject,priority,status,created_at,resolved_at")
      .eq("client_id", clientId)
      .order("number")
      .range(from, from + PAGE - 1)
      .retry(false)
      .throwOnError(),
  );
  const messages: HandedMessage[] = [];
  for (let first = 0; first < tickets.length; first += IDS_PER_REQUEST) {
    const ids = tickets.slice(first, first + IDS_PER_REQUEST).map(({ id }) => id);
    const some = await everyPage((from) =>
      supabase
        .from("ticket_messages")
        .select("ticket_id,author_name,body,created_at")
        .in("ticket_id", ids)
        .neq("kind", "note")
        .order("created_at")
        .order("id")
        .range(from, from + PAGE - 1)
        .retry(false)
        .throwOnError(),
    );
    messages.push(...some);
  }
  return tickets.map(({ id, ...ticket }) => ({
    ...ticket,
    messages: messages.filter((message) => message.ticket_id === id),
  }));
}

async function everyPage<Row>(
  fetchFrom: (from: number) => PromiseLike<{ data: Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data } = await fetchFrom(rows.length);
    rows.push(...data);
    if (data.length < PAGE) return rows;
  }
}
