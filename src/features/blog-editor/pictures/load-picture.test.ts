import { describe, expect, it, vi } from "vitest";
import { stubNetwork } from "@tests/stub-network";
import { stubPictures } from "@tests/pictures";
import { loadPicture } from "./load-picture";

const load = (address: string) => loadPicture(address, new AbortController().signal);
const OWN = new URL("/gone.jpg", globalThis.location.origin).href;

describe("loadPicture", () => {
  it("knows a picture that loads from one that does not", async () => {
    stubPictures({ broken: ["gone"] });
    expect(await load("https://cdn.example/roof.jpg")).toBe("loaded");
    expect(await load("https://cdn.example/gone.jpg")).toBe("broken");
  });

  it("knows the site that has no such picture from the site that is silent", async () => {
    stubPictures({ broken: ["gone"] });
    stubNetwork(() => ({ status: 404 }));
    expect(await load(OWN)).toBe("broken");
    stubNetwork(() => new TypeError("Failed to fetch"));
    expect(await load(OWN)).toBe("unknown");
  });

  it("blames no picture while the line is down", async () => {
    stubPictures({ broken: ["gone"] });
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(await load("https://cdn.example/gone.jpg")).toBe("unknown");
  });
});
