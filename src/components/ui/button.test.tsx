import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Button } from "./button";

it("does nothing to the form around it unless it is told to", async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button>Add a row</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Add a row" }));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(submit).toHaveBeenCalledOnce();
});

it("says what it is busy with, keeps the focus and does nothing more", async () => {
  const submit = vi.fn();
  const click = vi.fn();
  const form = (isBusy: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" busyLabel={isBusy && "Saving"} onClick={click}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  screen.getByRole("button", { name: "Save" }).focus();
  rerender(form(true));
  const button = screen.getByRole("button", { name: "Saving", busy: true });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Enter}");
  await userEvent.click(button);
  expect(submit).not.toHaveBeenCalled();
  expect(click).not.toHaveBeenCalled();
});
