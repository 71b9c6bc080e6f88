/** Keys of everything the CRM caches; a change invalidates `all`, since counts and lists overlap. */
export const crmKeys = {
  all: ["crm"],
  leads: ["crm", "leads"],
  clients: ["crm", "clients"],
  tickets: ["crm", "tickets"],
  tasks: ["crm", "tasks"],
  day: ["crm", "day"],
  calendar: ["crm", "calendar"],
  history: ["crm", "history"],
  counts: ["crm", "counts"],
  people: ["crm", "people"],
  views: ["crm", "views"],
  mails: ["crm", "mails"],
  inboundMails: ["crm", "inbound-mails"],
  settings: ["crm", "settings"],
  files: ["crm", "files"],
} as const;
