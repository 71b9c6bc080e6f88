import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { callFunction } from "@/data/records/call-function";
import { crmKeys } from "@/data/records/crm-keys";
import { NOTIFICATION_KINDS } from "@/lib/notifications/notification";
import { supabase } from "@/lib/supabase/client";

const CHOSEN_KINDS = [...NOTIFICATION_KINDS, "weekly-summary", "suspects-waiting"] as const;
type ChosenKind = (typeof CHOSEN_KINDS)[number];

export const NOTIFICATION_WAYS = ["app", "mail", "summary"] as const;
export type NotificationWay = (typeof NOTIFICATION_WAYS)[number];

/** In the order of the screen; English, for `t()`. The database has the rights and what is on at first. */
export const notificationTexts: Record<ChosenKind, { label: string; hint: string }> = {
  "new-lead": {
    label: "New leads",
    hint: "Somebody sends a form, or a lead of yours sends another.",
  },
  "answer-due": {
    label: "First answer due",
    hint: "An hour before it is due, and once it is late: for your leads, and for those without an owner.",
  },
  assigned: {
    label: "Assigned to me",
    hint: "A colleague gives you a ticket, lead or task.",
  },
  mentioned: {
    label: "Mentioned",
    hint: "A colleague writes @ and your name in a note.",
  },
  "client-answered": {
    label: "Answers of clients",
    hint: "A client or lead writes back: for what is yours, and for what nobody has.",
  },
  "host-demo": {
    label: "My demos",
    hint: "A demo that you give is booked, moved, taken over or canceled by somebody else.",
  },
  "sla-warning": {
    label: "SLA warnings",
    hint: "Three quarters of a ticket’s time have gone, or all of it: for yours, and for those nobody has.",
  },
  "mail-given-up": {
    label: "Mails given up",
    hint: "A mail to a client or a lead could not be delivered.",
  },
  "import-ended": {
    label: "Imports",
    hint: "An import of yours has ended.",
  },
  "files-arrived": {
    label: "Files of clients",
    hint: "A client sent files by a link of yours.",
  },
  "weekly-summary": {
    label: "Weekly summary",
    hint: "On Mondays at 8 am: how the week went, beside the one before.",
  },
  "suspects-waiting": {
    label: "Requests put aside",
    hint: "At 8 am each day while requests that were put aside as suspect wait for a look.",
  },
};

const choice = z.nullable(z.boolean());
const choicesSchema = z.array(
  z.object({ kind: z.enum(CHOSEN_KINDS), app: choice, mail: choice, summary: choice }),
);
/** Whether the caller is notified of a kind; null by ways that there are not. */
export type NotificationChoices = z.infer<typeof choicesSchema>[number];

/** The kinds that the caller's role allows, in the order of the screen. */
export function notificationChoicesQuery() {
  return queryOptions({
    queryKey: [...crmKeys.mails, "notification choices"],
    queryFn: async ({ signal }) => {
      const choices = await callFunction("my_notification_choices", {}, choicesSchema, signal);
      return CHOSEN_KINDS.flatMap((kind) => choices.filter((each) => each.kind === kind));
    },
  });
}

export type NotificationChange = { kind: ChosenKind; way: NotificationWay; is_on: boolean };

/** Turns one of the caller's kinds on or off by one way. */
export async function chooseNotification(change: NotificationChange): Promise<void> {
  await supabase
    .from("notification_choices")
    .upsert(change, { onConflict: "owner_id,kind,way" })
    .retry(false)
    .throwOnError();
}
