import { describe, expect, it } from "vitest";
import { isMissingChunk } from "./missing-chunk";

describe("isMissingChunk", () => {
  it.each([
    "Failed to fetch dynamically imported module: http://localhost/assets/a.js",
    "error loading dynamically imported module: http://localhost/assets/a.js",
    "Importing a module script failed.",
    "Unable to preload CSS for /assets/a.css",
  ])("knows each browser's words: %s", (message) => {
    expect(isMissingChunk(new TypeError(message))).toBe(true);
  });

  it.each([new Error("x is not a function"), "dynamically imported module", null])(
    "takes no other error for one: %s",
    (error) => {
      expect(isMissingChunk(error)).toBe(false);
    },
  );
});
