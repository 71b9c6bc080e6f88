import { describe, expect, it } from "vitest";
import { tradeQuestions } from "./trade-questions-content";
import { tradeStories } from "./trade-stories";

const stories = Object.entries(tradeStories);

it.each(stories)("%s has a year of twelve months between 0 and 3", (_id, { season }) => {
  expect(season.months).toHaveLength(12);
  expect(season.months.every((level) => level >= 0 && level <= 3)).toBe(true);
});

describe("what the trades' pages say", () => {
  const textsOf = (value: unknown): string[] =>
    typeof value === "string"
      ? [value]
      : typeof value === "object" && value !== null
        ? Object.values(value).flatMap(textsOf)
        : [];

  /** Short texts, and what booking includes, may be the same for all trades. */
  const isSentence = (text: string) => text.split(" ").length > 6;

  it("is written for one trade alone", () => {
    const sentences = [...Object.values(tradeStories), ...Object.values(tradeQuestions)]
      .flatMap(textsOf)
      .filter(isSentence);
    const repeated = sentences.filter((text, place) => sentences.indexOf(text) !== place);
    expect(sentences.length).toBeGreaterThan(200);
    expect(new Set(repeated).size).toBe(1);
    expect(repeated[0]).toContain("booking system of your own");
  });

  it.each(Object.values(tradeQuestions).flatMap(({ items }) => items))(
    "answers $question in sentences that stand alone",
    ({ question, answer }) => {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/[.]$/);
      expect(answer).not.toMatch(/\b(?:above|below this|as we said|see (?:the )?page)\b/i);
    },
  );
});
