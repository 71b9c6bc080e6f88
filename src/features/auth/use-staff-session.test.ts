import { describe, expect, it, vi } from "vitest";
import type * as Env from "@/lib/env";
import { sessionAfter, type StaffSession } from "./use-staff-session";

vi.mock("@/lib/env", async (original) => ({
  ...(await original<typeof Env>()),
  isDemo: false,
}));

const jo: StaffSession = {
  userId: "jo",
  isKnown: true,
  hasSecondStep: false,
  needsCode: false,
  isChanged: false,
  hasLeft: false,
  endedFor: null,
};
const report = (userId: string | null, needsCode = false) => ({
  userId,
  needsCode,
  hasSecondStep: needsCode,
  isRecovery: false,
});
const ended = sessionAfter(jo, report(null), false);

describe("a session in the production build", () => {
  it("stays the same one when its token is refreshed", () => {
    expect(sessionAfter(jo, report("jo"), false)).toBe(jo);
  });

  it("that ends by itself keeps its person's page, and nothing is read anew", () => {
    expect(ended).toMatchObject({
      userId: null,
      endedFor: "jo",
      isChanged: false,
      hasLeft: false,
    });
  });

  it("goes on when the same person is back, with what is read anew", () => {
    expect(sessionAfter(ended, report("jo"), false)).toMatchObject({
      userId: "jo",
      endedFor: null,
      isChanged: true,
      hasLeft: false,
    });
  });

  it("keeps the page until the second step is taken, too", () => {
    const halfway = sessionAfter(ended, report("jo", true), false);
    expect(halfway).toMatchObject({ userId: "jo", endedFor: "jo", needsCode: true });
    const back = { ...report("jo"), hasSecondStep: true };
    expect(sessionAfter(halfway, back, false)).toMatchObject({ endedFor: null, hasLeft: false });
  });

  it("of somebody else forgets what the one before read", () => {
    expect(sessionAfter(ended, report("kim"), false)).toMatchObject({
      userId: "kim",
      endedFor: null,
      hasLeft: true,
    });
  });

  it("that its person ends leaves nothing", () => {
    expect(sessionAfter(jo, report(null), true)).toMatchObject({ userId: null, endedFor: null });
  });
});
