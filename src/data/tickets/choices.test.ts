import { describe, expect, it } from "vitest";
import { TICKET_STATUSES } from "./schema";
import { transitionsFrom } from "./choices";

describe("transitions", () => {
  it("offers the legal ones and no other, each under a name", () => {
    expect(transitionsFrom("waiting")).toEqual([
      { to: "in-progress", verb: "Go on with the work" },
      { to: "resolved", verb: "Resolve" },
    ]);
    expect(transitionsFrom("resolved")).toEqual([{ to: "open", verb: "Reopen" }]);
    for (const status of TICKET_STATUSES) {
      for (const { to, verb } of transitionsFrom(status)) expect(verb).not.toBe(to);
    }
  });
});
