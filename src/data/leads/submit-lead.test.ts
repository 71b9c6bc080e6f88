import { describe, expect, it } from "vitest";
import { stubNetwork } from "@tests/stub-network";
import { submitLead, type LeadInput } from "./submit-lead";

const demo: LeadInput = {
  form: "schedule-demo",
  name: "Ana Reyes",
  email: "ana@trade.example",
  slot: "2026-12-01T15:30:00.000Z",
  sourcePage: "/",
  requestId: "0".repeat(32),
  filledMs: 5_000,
};

describe("submitLead", () => {
  it("says when and by whom somebody is called whose time was booked", async () => {
    const booking = {
      starts_at: "2026-12-01T15:30:00+00:00",
      ends_at: "2026-12-01T15:50:00+00:00",
      host: "Sam Kowalski",
      key: "0a",
    };
    stubNetwork(() => ({ body: { reference: "CF-12345678", booking } }));
    expect(await submitLead(demo)).toEqual({
      reference: "CF-12345678",
      booking: {
        startsAt: new Date("2026-12-01T15:30:00Z"),
        endsAt: new Date("2026-12-01T15:50:00Z"),
        host: "Sam Kowalski",
        key: "0a",
      },
    });
  });

  it("brings along what is free instead of a time that was taken", async () => {
    const details = JSON.stringify(["2026-12-01T16:00:00+00:00", "2026-12-01T16:30:00+00:00"]);
    const body = { code: "PT409", hint: "slot-taken", message: "Taken.", details };
    stubNetwork(() => ({ status: 409, body }));
    await expect(submitLead(demo)).rejects.toMatchObject({
      refusal: "slot-taken",
      field: "slot",
      freeTimes: [new Date("2026-12-01T16:00:00Z"), new Date("2026-12-01T16:30:00Z")],
    });
    stubNetwork(() => ({ status: 409, body: { ...body, details: "no list" } }));
    await expect(submitLead(demo)).rejects.toMatchObject({ field: "slot", freeTimes: [] });
  });

  it("leaves out the one character Postgres cannot hold, and nothing else", async () => {
    const sent = stubNetwork(() => ({ body: { reference: "CF-12345678" } }));
    const answer = await submitLead({
      form: "contact",
      name: "Ana\0 Reyes",
      email: "ana@trade.example",
      message: "Line one\n\ttwo \u{1F6BF}",
      sourcePage: "/contact",
      requestId: "0".repeat(32),
      filledMs: 5_000,
    });
    expect(answer).toEqual({ reference: "CF-12345678", booking: null });
    expect(sent[0]?.body).toEqual({
      payload: {
        form: "contact",
        name: "Ana Reyes",
        email: "ana@trade.example",
        requestId: "0".repeat(32),
        message: "Line one\n\ttwo \u{1F6BF}",
        sourcePage: "/contact",
        filledMs: 5_000,
      },
    });
  });
});
