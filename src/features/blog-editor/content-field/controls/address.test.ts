import { describe, expect, it } from "vitest";
import { imageAddress, linkAddress } from "./address";

describe("linkAddress", () => {
  it.each([
    ["https://example.com/a?b=1#c", "https://example.com/a?b=1#c"],
    ["HTTP://example.com", "HTTP://example.com"],
    ["  https://example.com ", "https://example.com"],
    ["/pricing", "/pricing"],
    ["#why", "#why"],
    ["mailto:jo@curbfront.example", "mailto:jo@curbfront.example"],
    ["jo@curbfront.example", "mailto:jo@curbfront.example"],
    ["tel:+15415550142", "tel:+15415550142"],
    ["sms:+15415550142", "sms:+15415550142"],
    ["curbfront.example/blog", "https://curbfront.example/blog"],
    ["example.com:8080/x", "https://example.com:8080/x"],
  ])("takes %s", (text, address) => expect(linkAddress(text)).toBe(address));

  it.each([
    "",
    "   ",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://example.com/1",
    "//example.com",
    "/\\example.com",
    "https:/example.com",
    "http://",
    "tel:",
    "two words",
    "https://exa mple.com",
    "nonsense",
    "#",
  ])("refuses %j", (text) => expect(linkAddress(text)).toBeNull());
});

describe("imageAddress", () => {
  it.each(["https://cdn.example/a.png", "/covers/a.svg"])("takes %s", (text) =>
    expect(imageAddress(text)).toBe(text),
  );

  it.each([
    "",
    "data:image/png;base64,AA",
    "a.png",
    "mailto:a@b.example",
    "//cdn.example/a.png",
    "javascript:1",
  ])("refuses %j", (text) => expect(imageAddress(text)).toBeNull());
});
