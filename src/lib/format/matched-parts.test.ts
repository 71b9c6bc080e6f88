import { describe, expect, it } from "vitest";
import { hasMatch, matchedParts } from "./matched-parts";

const marked = (text: string, typed: string, near: string[] = []) =>
  matchedParts(text, typed, near)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");

describe("the words of a text that a search found", () => {
  it.each([
    ["Müller Roofing", "mul roof", "[Mül]ler [Roof]ing"],
    ["Müller Roofing", "mueller", "[Müller] Roofing"],
    ["Grüße Bäckerei", "grusse", "[Grüße] Bäckerei"],
    ["Bäckerei Łøkke", "LOKKE", "Bäckerei [Łøkke]"],
    ["Unroofed", "roof", "Unroofed"],
    ["roof, roof", "roof", "[roof], [roof]"],
    ["muller-roofing.example", "roofing.ex", "muller-[roofing].[ex]ample"],
    ["(330) 555-0177", "0177", "(330) 555-[0177]"],
    ["(330) 555-0177", "555-0177", "(330) [555-0177]"],
    ["+1 (330) 555-0177", "+1 330 555 0177", "+[1] ([330) 555-0177]"],
    ["(330) 555-0177", "0176", "(330) 555-0177"],
    ["#1073", "#1073", "#[1073]"],
    ["CF-A1711EBC", "cf-a17", "[CF]-[A17]11EBC"],
    ["<b>", "(.*", "<b>"],
    ["Müller", "", "Müller"],
  ])("%s by %s is %s", (text, typed, parts) => expect(marked(text, typed)).toBe(parts));

  it("includes words one letter away, which the search names", () => {
    expect(marked("Müller Roofing", "muler", ["muller"])).toBe("[Müller] Roofing");
    expect(hasMatch("Müller Roofing", "muler")).toBe(false);
  });
});
