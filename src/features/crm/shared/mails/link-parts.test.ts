import { expect, it } from "vitest";
import { linkParts } from "./link-parts";

const linked = (text: string) =>
  linkParts(text)
    .filter(({ address }) => address !== null)
    .map(({ text: link, address }) => [link, address]);

it.each([
  ["See https://x.example/a?b=c#d.", [["https://x.example/a?b=c#d", "https://x.example/a?b=c#d"]]],
  [
    "the plan (https://x.example/plan_(2).pdf), please",
    [["https://x.example/plan_(2).pdf", "https://x.example/plan_(2).pdf"]],
  ],
  [
    "<https://x.example> and www.y.example!",
    [
      ["https://x.example", "https://x.example/"],
      ["www.y.example", "https://www.y.example/"],
    ],
  ],
  ["HTTP://X.example/Ü", [["HTTP://X.example/Ü", "http://x.example/%C3%9C"]]],
  ["https://pаypal.example", [["https://pаypal.example", "https://xn--pypal-4ve.example/"]]],
  [
    "https://user:pw@evil.example",
    [["https://user:pw@evil.example", "https://user:pw@evil.example/"]],
  ],
  ["javascript:alert(1) ftp://x.example mailto:a@x.example https:// http://x", []],
])("finds in %j what leads somewhere", (text, links) => {
  expect(linked(text)).toEqual(links);
  expect(
    linkParts(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});

it.each(["https://x.example/((((", ".", ")", "www.x.example "])(
  "is quick with a text of many %j",
  (part) => {
    const text = `https://x.example/${part.repeat(100_000)}x`;
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  },
);
