import i18next from "i18next";
import { describe, expect, it } from "vitest";
import type { RecordEvent } from "@/data/records/record-state";
import { isNews, newsLabel } from "./news-label";

const event = (fields: Partial<RecordEvent>): RecordEvent => ({
  id: 1,
  actorId: null,
  actorName: "Priya Nair",
  at: "2026-11-21 09:00:00.000+00",
  entity: "leads",
  recordId: "l",
  action: "changed",
  columns: [],
  ...fields,
});

describe("news of an open record", () => {
  it.each([
    [{ columns: ["stage", "rank", "stage_changed_at"] }, "changed the stage 10 seconds ago."],
    [{ action: "converted" }, "made the lead a client 10 seconds ago."],
    [{ action: "merged" }, "merged another request into the lead 10 seconds ago."],
    [{ action: "created", entity: "crm_notes" }, "added a note 10 seconds ago."],
  ] as [Partial<RecordEvent>, string][])("reads %j", (fields, sentence) => {
    expect(isNews(event(fields))).toBe(true);
    expect(newsLabel(event(fields), 10, i18next.t)).toBe(`Priya Nair ${sentence}`);
  });

  it.each([
    { action: "reordered", columns: ["rank"] },
    { columns: ["first_responded_at"] },
    { entity: "crm_notes", columns: ["client_id"] },
  ] as Partial<RecordEvent>[])("is not %j, which nobody would tell", (fields) => {
    expect(isNews(event(fields))).toBe(false);
  });
});
