import i18next from "i18next";
import { describe, expect, it } from "vitest";
import type { RecordEvent } from "@/data/history/schema";
import { isNews, newsLabel } from "./change-notice";

const event = (fields: Partial<RecordEvent>): RecordEvent => ({
  id: 1,
  actor_id: null,
  actor_name: "Priya Nair",
  happened_at: "2026-11-21 09:00:00.000+00",
  entity: "leads",
  record_id: "l",
  action: "changed",
  after: null,
  ...fields,
});

describe("news of an open record", () => {
  it.each([
    [
      { after: { stage: "lost", rank: "Q0abc", stage_changed_at: "2026-11-21" } },
      "changed the lead: stage",
    ],
    [{ action: "converted" }, "won the lead and made it a client"],
    [{ action: "merged" }, "merged another request into this lead"],
    [{ action: "created", entity: "crm_notes" }, "wrote a note"],
    [
      { action: "onboarding-added", entity: "clients", after: { tasks: [{}, {}, {}] } },
      "won the lead, and the rule added 3 tasks",
    ],
    [
      { action: "onboarding-removed", entity: "clients", after: { tasks: [{}] } },
      "took back 1 onboarding task",
    ],
  ] as [Partial<RecordEvent>, string][])("reads %j", (fields, sentence) => {
    expect(isNews(event(fields))).toBe(true);
    expect(newsLabel(event(fields), i18next.t)).toBe(`Priya Nair ${sentence}`);
  });

  it.each([
    { action: "reordered", after: { rank: "Q0abc" } },
    { after: { first_responded_at: "2026-11-21" } },
    { entity: "crm_notes", after: { client_id: "c" } },
  ] as Partial<RecordEvent>[])("is not %j, which nobody would tell", (fields) => {
    expect(isNews(event(fields))).toBe(false);
  });
});
