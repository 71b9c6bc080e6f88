import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetReload, isMissingCode, reloadIfReachable, reloadOnce } from "./missing-code";

const reload = vi.fn();
const probe = vi.fn<typeof fetch>();

function standAt(path: string) {
  vi.stubGlobal("location", { href: `http://localhost${path}`, reload });
}

beforeEach(() => {
  reload.mockClear();
  probe.mockReset().mockImplementation(() => Promise.resolve(new Response(null)));
  vi.stubGlobal("fetch", probe);
  standAt("/pricing");
});

describe("reloadOnce", () => {
  it("reloads once for an address, not in a loop", async () => {
    const prepare = vi.fn();
    expect(await reloadOnce(prepare)).toBe(true);
    expect(await reloadOnce(prepare)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
    expect(prepare).toHaveBeenCalledOnce();
  });

  it("reloads for another address, and again once the page was used", async () => {
    await reloadOnce();
    standAt("/about");
    expect(await reloadOnce()).toBe(true);
    forgetReload();
    expect(await reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it("tries later where the site did not answer", async () => {
    probe.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    expect(await reloadOnce()).toBe(false);
    expect(await reloadOnce()).toBe(true);
  });

  it("does not reload when the browser keeps no note of it: that could go on for ever", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("refused", "SecurityError");
    });
    expect(await reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("reloadIfReachable", () => {
  it("reloads as often as it is asked to", async () => {
    expect(await reloadIfReachable()).toBe(true);
    expect(await reloadIfReachable()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["there is no connection", () => vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)],
    ["no answer comes", () => probe.mockRejectedValue(new TypeError("Failed to fetch"))],
    ["the answer is a failure", () => probe.mockResolvedValue(new Response(null, { status: 502 }))],
    [
      "somebody has gone on to another page",
      () =>
        probe.mockImplementation(() => {
          standAt("/about");
          return Promise.resolve(new Response(null));
        }),
    ],
  ])("leaves the page that stands when %s", async (_, happen) => {
    happen();
    const prepare = vi.fn();
    expect(await reloadIfReachable(prepare)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(prepare).not.toHaveBeenCalled();
  });
});

describe("isMissingCode", () => {
  it.each([
    "Failed to fetch dynamically imported module: http://localhost/assets/a.js",
    "error loading dynamically imported module: http://localhost/assets/a.js",
    "Importing a module script failed.",
    "Unable to preload CSS for /assets/a.css",
  ])("knows each browser's words: %s", (message) => {
    expect(isMissingCode(new TypeError(message))).toBe(true);
  });

  it.each([new Error("x is not a function"), "dynamically imported module", null])(
    "takes no other error for one: %s",
    (error) => {
      expect(isMissingCode(error)).toBe(false);
    },
  );
});
