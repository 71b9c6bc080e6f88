import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ScheduleField } from "../editor/publishing-panel";

const controls = readFileSync("src/styles/staff.css", "utf8");
/** Selectors of values to hide, because WebKit shows a date that nobody chose. */
const blanked = /\n\s*([^\s{}][^{}]*)::-webkit-datetime-edit\s*\{\s*opacity: 0;/.exec(
  controls,
)?.[1];

function show(value: string) {
  const stored = { published: false, publish_at: "" };
  render(
    <ScheduleField value={value} stored={stored} now={new Date()} onChange={() => undefined} />,
  );
  return screen.getByLabelText<HTMLInputElement>("Publish at");
}

it("shows no date while there is none, and the chosen one once there is", () => {
  const selector = blanked ?? "staff.css has no such rule";
  expect(show("").matches(selector)).toBe(true);
  document.body.replaceChildren();
  expect(show("2030-05-01T13:00:00Z").matches(selector)).toBe(false);
});

it("shows what is being typed", () => {
  const field = show("");
  field.focus();
  expect(field.matches(blanked ?? "")).toBe(false);
});
