import { describe, expect, it } from "vitest";
import {
  fromLocalInput,
  publishAction,
  publishAtToSend,
  statusOf,
  toLocalInput,
} from "./publication-time";

const NEW_YORK = "America/New_York";
const NOW = new Date("2026-11-21T15:00:00Z");

describe("the picked time", () => {
  it.each([
    ["2026-11-25T09:30", NEW_YORK, "2026-11-25T14:30:00.000Z"],
    ["2026-07-01T09:30", NEW_YORK, "2026-07-01T13:30:00.000Z"],
    // Clocks go from 2:00 to 3:00, and from 2:00 back to 1:00.
    ["2027-03-14T01:59", NEW_YORK, "2027-03-14T06:59:00.000Z"],
    ["2027-03-14T02:30", NEW_YORK, "2027-03-14T07:30:00.000Z"],
    ["2027-03-14T03:00", NEW_YORK, "2027-03-14T07:00:00.000Z"],
    ["2027-11-07T00:30", NEW_YORK, "2027-11-07T04:30:00.000Z"],
    ["2027-11-07T02:00", NEW_YORK, "2027-11-07T07:00:00.000Z"],
    ["2026-12-31T23:30", "Asia/Kolkata", "2026-12-31T18:00:00.000Z"],
    ["2026-11-25T09:30:15", NEW_YORK, "2026-11-25T14:30:00.000Z"],
  ])("%s in %s is %s", (text, zone, iso) => {
    expect(fromLocalInput(text, zone)).toBe(iso);
  });

  it.each(["", "tomorrow", "2026-11-25", "999999-01-01T00:00"])("%j is no time", (text) => {
    expect(fromLocalInput(text, NEW_YORK)).toBe("");
  });

  it("comes back as it was picked, on every hour around both clock changes", () => {
    for (const day of ["2027-03-13", "2027-03-14", "2027-11-07", "2027-11-08"]) {
      for (let hour = 0; hour < 24; hour += 1) {
        if (day === "2027-03-14" && hour === 2) continue;
        const text = `${day}T${String(hour).padStart(2, "0")}:15`;
        expect(toLocalInput(fromLocalInput(text, NEW_YORK), NEW_YORK)).toBe(text);
      }
    }
  });

  it("shows nothing for no time or a broken one", () => {
    expect(toLocalInput("", NEW_YORK)).toBe("");
    expect(toLocalInput("soon", NEW_YORK)).toBe("");
  });
});

const past = "2026-11-01T00:00:00.000Z";
const future = "2026-12-01T00:00:00.000Z";
const later = "2026-12-24T00:00:00.000Z";
const draft = { published: false, publish_at: "" };
const live = { published: true, publish_at: past };
const scheduled = { published: true, publish_at: future };
const planned = { published: false, publish_at: future };

describe("a post", () => {
  it("is a draft, scheduled or published", () => {
    expect([draft, live, scheduled, planned].map((post) => statusOf(post, NOW))).toEqual([
      "draft",
      "published",
      "scheduled",
      "draft",
    ]);
  });

  it.each([
    ["a draft without a date", draft, "", "publish", undefined],
    ["a draft with a date ahead", draft, future, "schedule", future],
    ["a draft with a date behind", draft, past, "publish", past],
    ["a published post", live, past, "update", undefined],
    ["a published post put off", live, future, "schedule", future],
    ["a published post whose date was emptied", live, "", "update", null],
    ["a scheduled post as it is", scheduled, future, "update", undefined],
    ["a scheduled post put off", scheduled, later, "schedule", later],
    ["a scheduled post wanted now", scheduled, "", "publish", null],
    ["a draft whose schedule was called off", planned, future, "schedule", undefined],
  ])("%s", (_, stored, publish_at, action, sent) => {
    expect(publishAction({ publish_at, stored }, NOW)).toBe(action);
    expect(publishAtToSend({ publish_at, stored }, true)).toBe(sent);
  });

  it("keeps its date when a draft of it is saved untouched, and loses it when emptied", () => {
    expect(publishAtToSend({ publish_at: future, stored: scheduled }, false)).toBeUndefined();
    expect(publishAtToSend({ publish_at: "", stored: planned }, false)).toBeNull();
  });
});
