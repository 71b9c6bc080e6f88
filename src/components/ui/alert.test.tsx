import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Alert } from "./alert";

it("reads out at once what failed, and marks it by more than its colour", () => {
  render(<Alert variant="destructive">Not saved.</Alert>);
  expect(screen.getByRole("alert")).toHaveTextContent("Not saved.");
  expect(screen.getByRole("alert").querySelector("svg[aria-hidden=true]")).not.toBeNull();
});

it("says what is good to know without a word in between, or as a status when asked to", () => {
  const { rerender } = render(<Alert variant="warning">Example data.</Alert>);
  expect(screen.getByText("Example data.")).not.toHaveAttribute("role");
  rerender(
    <Alert variant="warning" role="status">
      Example data.
    </Alert>,
  );
  expect(screen.getByRole("status")).toHaveTextContent("Example data.");
});
