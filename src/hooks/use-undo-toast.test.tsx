import { act, renderHook, screen } from "@testing-library/react";
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
