import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import type { Versioned } from "@/data/records/changes";

/**
 * What a mail can be added to. The id of what is new is made by the browser, so that a repeat makes no second one.
 * A new ticket is of a client, whose contact the sender becomes where `contact` is an id for that.
 */
export type AddTo =
  | { kind: "ticket" | "lead" | "new-lead"; id: string }
  | { kind: "new-ticket"; id: string; client: string; contact?: string };

function argumentsOf(to: AddTo) {
  switch (to.kind) {
    case "ticket":
      return { to_ticket: to.id };
    case "lead":
      return { to_lead: to.id };
    case "new-lead":
      return { new_lead: to.id };
    case "new-ticket":
      return { new_ticket: to.id, client: to.client, new_contact: to.contact };
  }
}

type Adding = { mail: Versioned; to: AddTo };

/** Answers with the mail as it is then. Throws isConflict when somebody added or dismissed it since. */
export async function addInboundMail({ mail, to }: Adding): Promise<Versioned> {
  const { id, version } = mail;
  const args = { mail_id: id, version, ...argumentsOf(to) };
  return { id, version: await callFunction("add_inbound_mail", args, z.number()) };
}

/** From the version that adding it made. Throws isBuiltOn once somebody went on with what it was added to. */
export const takeBackInboundMail = ({ id, version }: Versioned) =>
  callFunction("undo_add_inbound_mail", { mail_id: id, version }, z.null());
