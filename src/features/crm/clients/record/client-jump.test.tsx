import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ClientJump } from "./client-jump";

type Change = { target: Element; isIntersecting: boolean };
let report: (changes: Change[]) => void;
const watched = new Set<Element>();

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (changes: Change[]) => void) {
        report = callback;
      }
      observe = (part: Element) => watched.add(part);
      disconnect = () => watched.clear();
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it("marks the part of the page that is in view, and keeps it between two parts", () => {
  const { unmount } = render(
    <>
      <ClientJump />
      {["open-work", "sites", "notes", "timeline"].map((id) => (
        <section id={id} key={id} />
      ))}
    </>,
  );
  const current = () => [...document.querySelectorAll("[aria-current=location]")];
  const scroll = (id: string, isIntersecting: boolean) => {
    const target = [...watched].find((part) => part.id === id);
    if (target === undefined) throw new Error(`${id} is not watched`);
    act(() => report([{ target, isIntersecting }]));
  };
  expect(current()).toEqual([screen.getByText("Open work")]);
  scroll("notes", true);
  expect(current()).toEqual([screen.getByText("Notes")]);
  scroll("notes", false);
  expect(current()).toEqual([screen.getByText("Notes")]);
  scroll("timeline", true);
  expect(current()).toEqual([screen.getByText("Timeline")]);
  unmount();
  expect(watched.size).toBe(0);
});
