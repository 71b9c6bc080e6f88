import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Slider } from "./slider";

it("is a slider by its name, and says where it stands and in which bounds", () => {
  render(<Slider aria-label="Margin" min={5} max={90} defaultValue={35} />);
  const margin = screen.getByRole("slider", { name: "Margin" });
  expect(margin).toHaveValue("35");
  expect(margin).toHaveAttribute("min", "5");
  expect(margin).toHaveAttribute("max", "90");
});
