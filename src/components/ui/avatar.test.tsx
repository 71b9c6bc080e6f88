import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Avatar } from "./avatar";

it("shows the initials of a name, and leaves it to the name to be read out", () => {
  render(
    <button type="button">
      <Avatar name="Jo Marsh" /> Jo Marsh
    </button>,
  );
  expect(screen.getByText("JM")).toBeVisible();
  expect(screen.getByRole("button", { name: "Jo Marsh" })).toBeInTheDocument();
});
