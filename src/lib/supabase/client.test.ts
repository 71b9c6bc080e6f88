import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => {
  window.location.hash = "";
  vi.resetModules();
});

describe("cameByRecoveryLink", () => {
  it.each([
    ["#type=recovery", true],
    ["#type=signup", false],
    ["", false],
  ])("reads %j as %s", async (hash, expected) => {
    window.location.hash = hash;
    const { cameByRecoveryLink } = await import("./client");
    expect(cameByRecoveryLink).toBe(expected);
  });
});
