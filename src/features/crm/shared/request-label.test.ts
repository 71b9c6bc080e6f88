import i18next from "i18next";
import { expect, it } from "vitest";
import { requestLine } from "./history/history-label";

const lineOf = (after: Record<string, unknown> | null) => {
  const { sentence, details } = requestLine(after, i18next.t);
  return [sentence, ...details];
};
const answers = { name: "Elaine Brack", email: "e@brack.example", reference: "CF-1A2B3C4D" };

it.each([
  ["contact", "Elaine Brack wrote to us"],
  ["signup", "Elaine Brack signed up"],
  ["checkout", "Elaine Brack requested a site at checkout"],
  ["schedule-demo", "Elaine Brack asked for a demo"],
  ["callsi", "Elaine Brack joined the Callsi list"],
])("tells by whom and how %s was sent", (form, sentence) => {
  expect(lineOf({ ...answers, form })).toEqual([sentence, "Reference CF-1A2B3C4D"]);
});

it("tells the time that was asked for, what it is about and the words, shortened", () => {
  const [, time, about, words] = lineOf({
    ...answers,
    form: "schedule-demo",
    slot: "2026-12-01T15:30:00+00:00",
    topic: "callsi",
    message: "x".repeat(5000),
  });
  expect(time).toContain("December 1");
  expect(about).toBe("Callsi AI, quoted on the demo");
  expect(words).toHaveLength(163);
});

it("is a line too where the words are missing", () => {
  expect(lineOf({ name: "Elaine Brack" })).toEqual(["Elaine Brack sent a form"]);
});
