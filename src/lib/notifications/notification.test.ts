import { expect, it } from "vitest";
import { inEnglish } from "@/lib/i18n/translate";
import {
  isShownAt,
  notificationPath,
  notificationText,
  type NotificationItem,
} from "./notification";

const item = (
  kind: NotificationItem["kind"],
  facts: NotificationItem["facts"],
  entity: NotificationItem["entity"] = "leads",
): NotificationItem => ({ id: "n", kind, entity, record_id: "r", facts, created_at: "" });
const words = { t: inEnglish, formatTime: (time: string) => `at ${time}` };

it.each([
  [item("new-lead", { name: "Brack", town: "Macon, GA" }), "New lead: Brack, Macon, GA"],
  [item("new-lead", { name: "Brack", again: true }), "Brack wrote again"],
  [
    item("new-lead", { name: "Brack", town: "Macon, GA", host: "Sam", at: "9" }),
    "New lead: Brack. Demo with Sam: at 9",
  ],
  [
    item("new-lead", { name: "Brack", again: true, host: "Sam", at: "9" }),
    "Brack wrote again. Demo with Sam: at 9",
  ],
  [
    item("assigned", { by: "Sam", thing: "ticket", number: 7, name: "Slow" }),
    "Sam gave you a ticket: #7 Slow",
  ],
  [
    item("assigned", { by: "Sam", thing: "task", count: 5, name: "Brack" }, "clients"),
    "Sam gave you 5 tasks: Brack",
  ],
  [item("assigned", { thing: "lead", name: "Brack" }), "Yours now: Brack"],
  [item("mentioned", { by: "Sam", name: "Brack" }), "Sam mentioned you: Brack"],
  [
    item("client-answered", { name: "Bo", number: 7, subject: "Slow", first: true }, "tickets"),
    "Bo opened a ticket: #7 Slow",
  ],
  [item("host-demo", { what: "moved", name: "Brack", at: "9" }), "Demo with Brack moved to at 9"],
  [item("sla-warning", { past: true, number: 7, name: "Slow" }), "Overdue: #7 Slow"],
  [item("mail-given-up", { name: "Bo" }), "Not delivered: the mail to Bo"],
  [
    item("import-ended", { name: "a.csv", added: 3000, changed: 1 }),
    "Import of a.csv ended: 3,001 rows are in",
  ],
  [item("import-ended", { name: "a.csv", added: 1 }), "Import of a.csv ended: 1 row is in"],
  [item("files-arrived", { name: "Halden Air", count: 3 }), "3 files arrived from Halden Air"],
  [item("files-arrived", { name: "Halden Air", count: 1 }), "A file arrived from Halden Air"],
])("says what happened", (notification, text) => {
  expect(notificationText(notification, words)).toBe(text);
});

it("leads to the record, and knows the pages that show it", () => {
  const notification = item("mentioned", {}, "tickets");
  expect(notificationPath(notification)).toBe("/admin/crm/tickets?ticket=r");
  const at = (search: string, pathname = "/admin/crm/tickets") =>
    isShownAt(notification, { pathname, search });
  expect(at("?status=open&ticket=r")).toBe(true);
  expect(at("?ticket=other")).toBe(false);
  expect(at("?ticket=r", "/admin/crm/leads")).toBe(false);
});
