import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { EmptyState } from "./empty-state";

it("says what is missing at its place among the headings, and the way on", () => {
  const { rerender } = render(
    <EmptyState heading="No leads yet" body="They appear here.">
      <button type="button">Add lead</button>
    </EmptyState>,
  );
  expect(screen.getByRole("heading", { level: 2, name: "No leads yet" })).toBeVisible();
  expect(screen.getByText("They appear here.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Add lead" })).toBeVisible();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  rerender(<EmptyState headingLevel={3} heading="No jobs" body="None." />);
  expect(screen.getByRole("heading", { level: 3, name: "No jobs" })).toBeVisible();
});
