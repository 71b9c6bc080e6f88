import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import type { Versioned } from "@/data/records/changes";

/** What a mail can be added to. The id of a new lead is made by the browser, so that a repeat makes no second one. */
export type AddTo = { kind: "ticket" | "lead" | "new-lead"; id: string };

const ARGUMENTS = { ticket: "to_ticket", lead: "to_lead", "new-lead": "new_lead" } as const;

type Adding = { mail: Versioned; to: AddTo };

/** Answers with the mail as it is then. Throws isConflict when somebody added or dismissed it since. */
export async function addInboundMail({ mail, to }: Adding): Promise<Versioned> {
  const { id, version } = mail;
  const args = { mail_id: id, version, [ARGUMENTS[to.kind]]: to.id };
  return { id, version: await callFunction("add_inbound_mail", args, z.number()) };
}

/** From the version that adding it made. Throws isBuiltOn once somebody went on with what it was added to. */
export const takeBackInboundMail = ({ id, version }: Versioned) =>
  callFunction("undo_add_inbound_mail", { mail_id: id, version }, z.null());
