import type { MutationFunctionContext } from "@tanstack/react-query";
import type { Database } from "@/lib/database.types";
import { supabase } from "@/lib/supabase/client";
import { callFunction } from "@/data/records/call-function";
import { EarlierTextError } from "@/data/records/changes";
import { fieldsPatch } from "@/data/records/mutations";
import type { Versioned } from "@/data/records/changes";
import { isAnswered, isConflict, isMerged, isStoredAlready } from "@/data/records/refusals";
import { ticketDetailQuery } from "./queries";
import {
  ticketDetailSchema,
  type MessageKind,
  type TicketDetail,
  type TicketMessage,
  type TicketStatus,
} from "./schema";

type TicketTable = Database["public"]["Tables"]["tickets"];

/** The writable columns. The SLA state is computed. */
export type TicketChanges = Pick<
  TicketTable["Update"],
  "site_id" | "subject" | "priority" | "status" | "assignee_id" | "archived_at"
>;

export const ticketPatch = (ticket: TicketDetail, shown: Partial<TicketDetail>) =>
  fieldsPatch(ticketDetailQuery(ticket.id).queryKey, ticket, shown);

export type NewTicket = Pick<
  TicketTable["Insert"],
  "client_id" | "site_id" | "subject" | "priority" | "assignee_id"
> & {
  /** Chosen by the browser, so that a retry adds nothing twice. */
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
  authorName?: string;
  /** The ids of files that wait in the ticket's composer. */
  fileIds?: readonly string[];
  /** Stored together with the message, or not at all. */
  change?: { status: TicketStatus; version: number };
  /** The time of the newest message that the writer has seen: refused where others wrote later. */
  seenUntil?: string;
};

/** Resolves to the ticket afterwards. */
export const addMessage = ({
  id,
  ticketId,
  kind,
  body,
  authorName,
  fileIds = [],
  change,
  seenUntil,
}: NewMessage) =>
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
      seen_until: seenUntil,
      file_ids: [...fileIds],
    },
    ticketDetailSchema,
  );

export type RecalledReply = {
  ticketId: string;
  messageId: string;
  /** The ticket's status before the reply, if it changed. */
  status?: TicketStatus;
};

/** Undoes one's own reply before it is sent, and updates the ticket. Throws hasLeft afterwards. */
export async function takeBackReply(
  { ticketId, messageId, status }: RecalledReply,
  { client }: MutationFunctionContext,
): Promise<void> {
  const { queryKey } = ticketDetailQuery(ticketId);
  const ticket = await callFunction(
    "take_back_reply",
    { ticket_id: ticketId, message_id: messageId, status },
    ticketDetailSchema,
  );
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, ticket);
}

/** Others wrote since the writer looked: `messages`, which are empty where they could not be read. */
export class AnsweredError extends Error {
  override name = "AnsweredError";
  constructor(readonly messages: readonly TicketMessage[]) {
    super("somebody has written here in the meantime");
  }
}

export async function storeMessage(
  message: NewMessage,
  { client }: MutationFunctionContext,
): Promise<void> {
  const query = ticketDetailQuery(message.ticketId);
  try {
    const stored = await addMessage(message);
    await client.cancelQueries({ queryKey: query.queryKey });
    client.setQueryData(query.queryKey, stored);
  } catch (error) {
    const isOutdated = [isStoredAlready, isConflict, isAnswered, isMerged].some((is) => is(error));
    if (!isOutdated) throw error;
    // An earlier answer may have been lost.
    const latest = await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
    const stored = latest?.messages.find(({ id }) => id === message.id);
    if (stored === undefined) {
      throw isAnswered(error) ? new AnsweredError(writtenAfter(latest, message.seenUntil)) : error;
    }
    if (stored.body !== message.body) throw new EarlierTextError();
  }
}

/** Messages are ordered by time. */
function writtenAfter(ticket: TicketDetail | null, seenUntil: string | undefined) {
  const messages = ticket?.messages ?? [];
  return messages.slice(messages.findLastIndex((each) => each.created_at === seenUntil) + 1);
}

/** Moves all messages of `other` to `kept`, which it resolves to, and archives `other`. */
export const mergeTickets = ({ kept, other }: { kept: Versioned; other: Versioned }) =>
  callFunction(
    "merge_tickets",
    {
      kept_id: kept.id,
      kept_version: kept.version,
      other_id: other.id,
      other_version: other.version,
    },
    ticketDetailSchema,
  );

/** Takes a ticket out of the one it is part of, with the messages that it came with. */
export const undoMergeTickets = (otherId: string) =>
  callFunction("undo_merge_tickets", { other_id: otherId }, ticketDetailSchema);
