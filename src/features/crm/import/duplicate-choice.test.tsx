import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DuplicateChoice } from "./import-step";

const unclear = (line: number) => ({ line, why: "several" as const });

function outcomeOf(changed: number, unchanged: number, unclearRows: number): string {
  const found = {
    rows: 5_000,
    bad: 0,
    duplicates: changed + unchanged + unclearRows,
    changed,
    unchanged,
    problems: [],
    unclear: Array.from({ length: unclearRows }, (_, nth) => unclear(nth + 2)),
    first_duplicates: [],
  };
  render(
    <DuplicateChoice
      list="leads"
      found={found}
      value="skip"
      onChange={() => undefined}
      isDisabled={false}
    />,
  );
  return screen.getByRole("radio", { name: /^Update them/ }).closest("label")?.textContent ?? "";
}

it.each([
  [
    1,
    1,
    1,
    "1 lead gets what the file says otherwise, and nothing else of it is touched. " +
      "1 row says nothing new. 1 row stays out, because nobody can say which open lead it is.",
  ],
  [
    1_200,
    3,
    2,
    "1,200 leads get what the file says otherwise, and nothing else of them is touched. " +
      "3 rows say nothing new. 2 rows stay out, because nobody can say which open leads they are.",
  ],
  [0, 0, 1, "1 row stays out, because nobody can say which open lead it is."],
])(
  "of %i changed, %i same and %i unclear rows an update says each",
  (changed, same, left, text) => {
    expect(outcomeOf(changed, same, left)).toBe(`Update them${text}`);
  },
);
