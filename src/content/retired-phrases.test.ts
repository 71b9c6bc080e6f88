import { expect, it } from "vitest";

/** Confusing sentences that must not come back, each with the reason. */
const RETIRED: readonly [phrase: string, reason: string][] = [
  ["Should somebody have asked", "nobody talks like that, and it hides that the time may move"],
  ["You’re down for a demo", "the time is not confirmed yet"],
  ["kick the bricks", "the offices have no street address"],
  ["nobody builds for", "we do"],
  ["We do the rest", "there are corrections, photos and a domain too"],
  ["What we’d like to hear", "stood over invented reviews"],
  ["with more commas", "a joke where somebody decides"],
  ["it was towed", "a joke where somebody is lost"],
  ["don’t own servers", "a joke in the terms"],
  ["We don’t own any", "a joke where somebody decides"],
  ["Tests kept or undone", "does not say what the owner gets"],
  ["Uptime watch", "does not say what the owner gets"],
  ["Call and form tracking", "does not say what the owner gets"],
  ["I can take that back any time", "a consent is asked for in plain words"],
  ["working text", "people agree to the terms, so they must be whole"],
  ["Nothing here answers to", "nobody says this of a search"],
  ["somebody or something not named here", "says nothing"],
  ['t("Sample', "what is invented is called an example"],
  ["Samples on this site", "what is invented is called an example"],
  ["What owners say", "no owner said it"],
  ["Write reviews", "the examples were written by us"],
  ["usable by all", "nobody can prove it"],
  ["Fast hosting", "no figure"],
  ["before you do", "no alarm can promise it"],
  ["Profile linked", "does not say to what"],
  ["kept current", "does not say from where, nor how often"],
  ["Tax is added where it applies", "does not say where"],
  ["We name the date on the call", "the most asked question"],
  ["It is quoted on the demo", "names no price"],
  ...["demo call", "a short call", "One call.", "Stop one", "one interview", "One interview"].map(
    (name): [string, string] => [name, "the talk is called the demo"],
  ),
  ["pick your 20", "the talk is called the demo"],
];

const sources = import.meta.glob<string>(["/src/**/*.{ts,tsx}", "!/src/**/*.test.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});

it("finds the sources it searches", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(500);
});

it.each(RETIRED)("no text says “%s”: %s", (phrase) => {
  const files = Object.keys(sources).filter((name) => sources[name]?.includes(phrase));
  expect(files).toEqual([]);
});
