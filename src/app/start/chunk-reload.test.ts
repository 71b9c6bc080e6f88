import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetReload, reloadOnce } from "./chunk-reload";

const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal("location", { href: "http://localhost/pricing", reload });
});

describe("reloadOnce", () => {
  it("reloads once for an address, not in a loop", () => {
    expect(reloadOnce("/pricing")).toBe(true);
    expect(reloadOnce("/pricing")).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("reloads for another address, and again after a page has loaded", () => {
    reloadOnce("/pricing");
    expect(reloadOnce("/about")).toBe(true);
    forgetReload();
    expect(reloadOnce("/about")).toBe(true);
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it("does not give a page that stands for the browser's own, without a connection", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(reloadOnce("/pricing")).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it("does not reload when the browser keeps no note of it: that could go on for ever", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("refused", "SecurityError");
    });
    expect(reloadOnce("/pricing")).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
