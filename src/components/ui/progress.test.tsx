import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Progress } from "./progress";

it("says how much of the whole is done, never more than all, or that nobody knows", () => {
  const { rerender } = render(<Progress aria-label="Rows" value={30} max={60} />);
  const bar = screen.getByRole("progressbar", { name: "Rows" });
  expect(bar).toHaveAttribute("aria-valuenow", "30");
  expect(bar).toHaveAttribute("aria-valuetext", "50%");
  expect(bar.firstChild).toHaveStyle({ width: "50%" });
  rerender(<Progress aria-label="Rows" value={70} max={60} />);
  expect(bar.firstChild).toHaveStyle({ width: "100%" });
  rerender(<Progress aria-label="Rows" />);
  expect(bar).not.toHaveAttribute("aria-valuenow");
  expect(bar).toHaveAttribute("data-state", "indeterminate");
});
