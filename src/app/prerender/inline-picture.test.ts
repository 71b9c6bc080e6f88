import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inlinePicture } from "./inline-picture";

it("puts a small drawing into its address, as a browser reads it", () => {
  const address = inlinePicture("/covers/phone-number.svg");
  const [, text = ""] = /^data:image\/svg\+xml,(.*)$/s.exec(address) ?? [];
  const file = readFileSync("public/covers/phone-number.svg", "utf8").trim();
  expect(decodeURIComponent(text)).toBe(file.replaceAll('"', "'"));
  expect(text).not.toContain("#");
});

it.each([
  "/covers/gone.svg",
  "/covers/../../package.json",
  "/drawings/sites/hvac.svg",
  "https://example.com/covers/phone-number.svg",
])("leaves %s as it is", (path) => {
  expect(inlinePicture(path)).toBe(path);
});
