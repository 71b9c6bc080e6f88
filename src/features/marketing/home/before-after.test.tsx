import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderPage } from "@tests/render";
import { BeforeAfter } from "./before-after";

it("moves the handle between the pages as the slider has it, and says where it is", async () => {
  renderPage(<BeforeAfter />);
  const slider = screen.getByRole("slider", { name: "How much of the old page to show" });
  const share = () => slider.parentElement?.style.getPropertyValue("--share");
  expect(slider).toHaveAttribute("aria-valuetext", "36 percent old page");
  expect(share()).toBe("36");

  await userEvent.tab();
  expect(slider).toHaveFocus();
  // jsdom does not implement the End key.
  fireEvent.change(slider, { target: { value: "100" } });

  expect(slider).toHaveAttribute("aria-valuetext", "100 percent old page");
  expect(share()).toBe("100");
});
