import { describe, expect, it } from "vitest";
import { TICKET_STATUSES, TICKET_TRANSITIONS } from "@/data/crm/tickets";
import { transitionsFrom, wayBetween } from "./transitions";

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

  it("finds a legal way back from everywhere", () => {
    expect(wayBetween("in-progress", "open")).toEqual(["open"]);
    expect(wayBetween("waiting", "open")).toEqual(["in-progress", "open"]);
    expect(wayBetween("resolved", "waiting")).toEqual(["open", "waiting"]);
    for (const from of TICKET_STATUSES) {
      for (const to of TICKET_STATUSES) {
        let at = from;
        for (const step of wayBetween(from, to)) {
          expect(TICKET_TRANSITIONS[at]).toContain(step);
          at = step;
        }
        expect(at).toBe(to);
      }
    }
  });
});
