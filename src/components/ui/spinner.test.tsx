import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Spinner } from "./spinner";

it("adds nothing to the name of the button it stands in", () => {
  render(
    <button type="button">
      <Spinner aria-label="turning" /> Saving
    </button>,
  );
  expect(screen.getByRole("button", { name: "Saving" })).toBeVisible();
});
