import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import type { Versioned } from "@/data/records/changes";

/**
 * The target of a mail. The browser chooses ids of new records, so that a retry adds nothing twice.
 * With `contact`, the sender becomes a contact of the ticket's client under that id.
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

/** Resolves to the mail's new version. Throws isConflict when somebody was faster. */
export async function addInboundMail({ mail, to }: Adding): Promise<Versioned> {
  const { id, version } = mail;
  const args = { mail_id: id, version, ...argumentsOf(to) };
  return { id, version: await callFunction("add_inbound_mail", args, z.number()) };
}

/** Undoes adding, by the version that it made. Throws isBuiltOn once the target was changed. */
export const takeBackInboundMail = ({ id, version }: Versioned) =>
  callFunction("undo_add_inbound_mail", { mail_id: id, version }, z.null());
