import { expect, it, vi } from "vitest";
import { storedSession } from "./session-storage";

it("keeps who is signed in where the browser's storage is full", () => {
  localStorage.setItem("session", "the stored one");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  expect(storedSession.getItem("session")).toBe("the stored one");
  storedSession.setItem("session", "the renewed one");
  expect(storedSession.getItem("session")).toBe("the renewed one");
  storedSession.removeItem("session");
  expect(storedSession.getItem("session")).toBeNull();
});

it("follows what another tab stores once there is room again", () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  storedSession.setItem("session", "in memory");
  full.mockRestore();
  storedSession.setItem("session", "stored");
  localStorage.setItem("session", "another tab's");
  expect(storedSession.getItem("session")).toBe("another tab's");
});
