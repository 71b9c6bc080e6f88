import { act, render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Toaster } from "@/components/ui/toaster";
import { useUndoToast } from "./use-undo-toast";

it("takes Retry away when a record's next failure cannot be retried", async () => {
  const { result: say } = renderHook(useUndoToast, {
    wrapper: ({ children }) => (
      <>
        {children}
        <Toaster />
      </>
    ),
  });
  act(() => void say.current.failed("No answer.", vi.fn<() => void>(), "1"));
  expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
  act(() => void say.current.failed("Priya Nair changed it first.", null, "1"));
  expect(await screen.findByText("Priya Nair changed it first.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});

it("gives the focus back to the page when its button is pressed", async () => {
  const Page = () => {
    const say = useUndoToast();
    return (
      <>
        <button onClick={() => say.done("Done.", vi.fn<() => void>())}>Work it off</button>
        <Toaster />
      </>
    );
  };
  render(<Page />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Work it off" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(screen.getByRole("button", { name: "Work it off" })).toHaveFocus();
});
