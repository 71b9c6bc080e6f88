import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useLeaveWarning } from "./use-leave-warning";

function asksOnLeaving(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

it("asks about a keystroke that nothing has drawn yet, and not about nothing", () => {
  let isDirty = false;
  const { unmount } = renderHook(() => useLeaveWarning(() => isDirty));
  expect(asksOnLeaving()).toBe(false);
  isDirty = true;
  expect(asksOnLeaving()).toBe(true);
  unmount();
  expect(asksOnLeaving()).toBe(false);
});
