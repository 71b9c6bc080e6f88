import { expect, it } from "vitest";
import { mentionParts, namesLike, typedMention } from "./mention-words";

it.each([
  ["@", "", 0],
  ["Ask @sa", "sa", 4],
  ["Ask @Sam Le", "Sam Le", 4],
  ["(@jo", "jo", 1],
])("reads the name that is typed in %s", (text, query, at) => {
  expect(typedMention(text, text.length)).toEqual({ at, query });
});

it.each(["sam@", "write to sam@lee", "Ask @sam\nand", "nothing"])("sees no name in %s", (text) => {
  expect(typedMention(text, text.length)).toBeNull();
});

it("finds colleagues by any word of their name, with and without accents", () => {
  const people = ["Jo Marsh", "Zoë Lee", "Sam Lee"].map((name) => ({ name }));
  const like = (query: string) => namesLike(people, query).map(({ name }) => name);
  expect(like("lee")).toEqual(["Zoë Lee", "Sam Lee"]);
  expect(like("zoe")).toEqual(["Zoë Lee"]);
  expect(like("Sam Lee ")).toEqual([]);
});

it("marks whole names, the longest first, in any capitals", () => {
  const parts = mentionParts("Ask @jo marsh, @Jo, a@Jo and @Joan.", [
    "Jo",
    "Jo Marsh",
    "P. O'Neil",
  ]);
  expect(parts).toEqual(["Ask ", "@jo marsh", ", ", "@Jo", ", a@Jo and @Joan."]);
});
