import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { textDraft } from "@/lib/storage/drafts";
import { useStoredDraft } from "./use-stored-draft";

const draft = textDraft("noteDraft", "jo", "client");
const begin = () => renderHook(() => useStoredDraft(draft));

function asksBeforeLeaving(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

it("keeps what is typed also where the storage was cleared meanwhile, until it is saved", () => {
  const typed = begin();
  act(() => typed.result.current.keep("They want gutters"));
  localStorage.clear();
  typed.unmount();
  expect(draft.read()).toBe("They want gutters");

  const saved = begin();
  act(() => saved.result.current.keep("They want gutters"));
  act(() => saved.result.current.keep(null));
  saved.unmount();
  expect(draft.read()).toBeNull();
});

it("asks before the page is left where the storage is full, and no longer than that", () => {
  const { result } = begin();
  act(() => result.current.keep("They"));
  expect([result.current.isStored, asksBeforeLeaving()]).toEqual([true, false]);
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  act(() => result.current.keep("They want"));
  expect([result.current.isStored, asksBeforeLeaving()]).toEqual([false, true]);
  full.mockRestore();
  act(() => result.current.keep("They want gutters"));
  expect([result.current.isStored, asksBeforeLeaving()]).toEqual([true, false]);
});
