import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from "./tooltip";

it("shows at once where the keyboard is, describes it, and goes at Escape", async () => {
  render(
    <TooltipProvider>
      <Tooltip>
        <TooltipTrigger aria-label="Bold">B</TooltipTrigger>
        <TooltipContent>Bold, Ctrl+B</TooltipContent>
      </Tooltip>
    </TooltipProvider>,
  );
  expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole("tooltip", { name: "Bold, Ctrl+B" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Bold" })).toHaveAccessibleDescription("Bold, Ctrl+B");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
});
