import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useHistoryStep } from "./schedule-demo-dialog";

it("goes back over its step once, however often closing is pressed", () => {
  const back = vi.spyOn(history, "back").mockReturnValue();
  const onClose = vi.fn();
  const { result, rerender } = renderHook(({ isOpen }) => useHistoryStep(isOpen, onClose), {
    initialProps: { isOpen: true },
  });
  expect(history.state).toMatchObject({ isDialog: true });
  result.current();
  rerender({ isOpen: false });
  result.current();
  expect(onClose).toHaveBeenCalledOnce();
  expect(back).toHaveBeenCalledOnce();
  back.mockRestore();
  history.replaceState(null, "");
});
