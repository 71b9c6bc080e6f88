import { expect, it, vi } from "vitest";
import { keptSession } from "./session-storage";

it("keeps who is signed in where the browser's storage is full", () => {
  localStorage.setItem("session", "the stored one");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  expect(keptSession.getItem("session")).toBe("the stored one");
  keptSession.setItem("session", "the renewed one");
  expect(keptSession.getItem("session")).toBe("the renewed one");
  keptSession.removeItem("session");
  expect(keptSession.getItem("session")).toBeNull();
});

it("follows what another tab stores once there is room again", () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  keptSession.setItem("session", "in memory");
  full.mockRestore();
  keptSession.setItem("session", "stored");
  localStorage.setItem("session", "another tab's");
  expect(keptSession.getItem("session")).toBe("another tab's");
});
