import type { TFunction } from "i18next";
import type { HistoryEntity } from "@/data/history/schema";

type Labels = Record<HistoryEntity, string>;

/** Actions by kind of record; for `t()`. */
const recordLabels: Record<"created" | "imported" | "archived" | "restored", Labels> = {
  created: {
    clients: "{{who}} added this client",
    client_contacts: "{{who}} added a contact",
    client_addresses: "{{who}} added an address",
    client_sites: "{{who}} added a site",
    leads: "{{who}} added the lead",
    tickets: "{{who}} opened a ticket",
    ticket_messages: "{{who}} wrote a message",
    tasks: "{{who}} added a task",
    crm_notes: "{{who}} wrote a note",
    demo_bookings: "{{who}} booked a demo",
    upload_links: "{{who}} asked for files",
  },
  imported: {
    clients: "{{who}} imported the client",
    client_contacts: "{{who}} imported a contact",
    client_addresses: "{{who}} imported an address",
    client_sites: "{{who}} imported a site",
    leads: "{{who}} imported the lead",
    tickets: "{{who}} imported a ticket",
    ticket_messages: "{{who}} imported a message",
    tasks: "{{who}} imported a task",
    crm_notes: "{{who}} imported a note",
    demo_bookings: "{{who}} imported a demo",
    upload_links: "{{who}} imported a link for files",
  },
  archived: {
    clients: "{{who}} archived the client",
    client_contacts: "{{who}} archived a contact",
    client_addresses: "{{who}} archived an address",
    client_sites: "{{who}} archived a site",
    leads: "{{who}} archived the lead",
    tickets: "{{who}} archived a ticket",
    ticket_messages: "{{who}} archived a message",
    tasks: "{{who}} archived a task",
    crm_notes: "{{who}} archived a note",
    demo_bookings: "{{who}} archived a demo",
    upload_links: "{{who}} closed a link for files",
  },
  restored: {
    clients: "{{who}} brought back the client",
    client_contacts: "{{who}} brought back a contact",
    client_addresses: "{{who}} brought back an address",
    client_sites: "{{who}} brought back a site",
    leads: "{{who}} brought back the lead",
    tickets: "{{who}} brought back a ticket",
    ticket_messages: "{{who}} brought back a message",
    tasks: "{{who}} brought back a task",
    crm_notes: "{{who}} brought back a note",
    demo_bookings: "{{who}} brought back a demo",
    upload_links: "{{who}} opened a link for files again",
  },
};

/** Changes by kind of record; `fields` are the names of the changed fields. For `t()`. */
const changeLabels: Labels = {
  clients: "{{who}} changed the client: {{fields}}",
  client_contacts: "{{who}} changed a contact: {{fields}}",
  client_addresses: "{{who}} changed an address: {{fields}}",
  client_sites: "{{who}} changed a site: {{fields}}",
  leads: "{{who}} changed the lead: {{fields}}",
  tickets: "{{who}} changed the ticket: {{fields}}",
  ticket_messages: "{{who}} changed a message: {{fields}}",
  tasks: "{{who}} changed a task: {{fields}}",
  crm_notes: "{{who}} changed a note: {{fields}}",
  demo_bookings: "{{who}} changed the demo: {{fields}}",
  upload_links: "{{who}} changed a link for files: {{fields}}",
};

/** Actions of leads only; for `t()`. */
const leadLabels = {
  converted: "{{who}} won the lead and made it a client",
  "conversion-undone": "{{who}} took back making the lead a client",
  merged: "{{who}} merged another request into this lead",
  "merge-undone": "{{who}} took the merge apart again",
};

/** Actions of tickets only; for `t()`. */
const ticketLabels = {
  merged: "{{who}} merged another ticket into this one",
  "merged-into": "{{who}} merged this ticket into another",
  "merge-undone": "{{who}} took a merged ticket apart again",
  "came-apart": "{{who}} took this ticket apart again",
};

/** Actions of mails about any record; for `t()`. */
const mailLabels = {
  "mail-retried": "{{who}} tried to send a mail again",
  "mail-taken-back": "{{who}} took back a mail that was added here",
  "reply-taken-back": "{{who}} took a reply back before it was sent",
};

/** Actions of the rule that winning a lead sets off; for `t()`. */
const onboardingLabels = {
  "onboarding-added": "{{who}} set off the onboarding tasks",
  "onboarding-removed": "{{who}} took back the onboarding tasks",
};

/** "Priya Nair archived a note". Null for actions without a sentence, such as column changes. */
export function actionLabel(
  action: string,
  entity: HistoryEntity,
  who: string,
  t: TFunction,
): string | null {
  if (isIn(recordLabels, action)) return t(recordLabels[action][entity], { who });
  if (action === "files-arrived") return t("Files arrived by a link");
  if (isIn(mailLabels, action)) return t(mailLabels[action], { who });
  if (isIn(onboardingLabels, action)) return t(onboardingLabels[action], { who });
  if (entity === "tickets" && isIn(ticketLabels, action)) return t(ticketLabels[action], { who });
  return isIn(leadLabels, action) ? t(leadLabels[action], { who }) : null;
}

/** "Priya Nair changed the client: status and plan". */
export const columnsChangedLabel = (
  entity: HistoryEntity,
  who: string,
  fields: string,
  t: TFunction,
) => t(changeLabels[entity], { who, fields });

function isIn<Key extends string>(sentences: Record<Key, unknown>, key: string): key is Key {
  return key in sentences;
}
