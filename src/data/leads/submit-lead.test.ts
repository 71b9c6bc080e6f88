import { describe, expect, it } from "vitest";
import { stubNetwork } from "@tests/stub-network";
import { submitLead } from "./submit-lead";

describe("submitLead", () => {
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
    expect(answer).toEqual({ reference: "CF-12345678" });
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
