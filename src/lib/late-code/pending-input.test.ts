import { beforeEach, expect, it, vi } from "vitest";
import { storageKeys } from "@/lib/storage/storage";
import {
  describeControl,
  findControl,
  readPendingInput,
  storePendingInput,
  takePress,
} from "./pending-input";

const NOTHING = { pressed: [], entered: {} };
const TYPED = { value: "Hello", isChecked: false, caret: 5 };

beforeEach(() => {
  history.replaceState(null, "", "/contact");
});

it("finds each control again by what it is called, among others of the name", () => {
  const page = `
    <button>Send</button><button>Send</button><button aria-label="Close this">×</button>
    <input name="zip"><input name="zip" value="typed"><textarea name="zip"></textarea>
    <input type="radio" name="rating" value="all"><input type="radio" name="rating" value="critical">
    <select name="trade"><option>Roofing</option></select>`;
  document.body.innerHTML = page;
  const descriptions = [...document.body.children].map(describeControl);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  document.body.innerHTML = page;
  const controls = [...document.body.children];
  expect(descriptions.map(findControl)).toEqual(controls);
  document.body.replaceChildren();
  expect(descriptions.map(findControl)).toEqual(controls.map(() => null));
});

it("is for its address alone", () => {
  storePendingInput({ pressed: ["Send"], entered: { name: TYPED } });
  history.replaceState(null, "", "/pricing");
  expect(readPendingInput()).toEqual(NOTHING);
  history.replaceState(null, "", "/contact");
  expect(readPendingInput()).toEqual({ pressed: ["Send"], entered: { name: TYPED } });
});

it("presses nothing that was given up, and keeps what was typed", () => {
  vi.useFakeTimers();
  storePendingInput({ pressed: ["Send"], entered: { name: TYPED } });
  vi.advanceTimersByTime(61_000);
  expect(readPendingInput()).toEqual({ pressed: [], entered: { name: TYPED } });
  vi.useRealTimers();
});

it("presses each control once", () => {
  storePendingInput({ pressed: ["Menu", "Send"], entered: {} });
  expect(takePress("Close")).toBe(false);
  expect(takePress("Menu")).toBe(true);
  expect(takePress("Menu")).toBe(false);
  expect(takePress("Send")).toBe(true);
  expect(sessionStorage).toHaveLength(0);
});

it.each(["", "null", "[]", "{", '{"address":"http://localhost:4173/contact","at":1}'])(
  "reads nothing in %j",
  (text) => {
    sessionStorage.setItem(storageKeys.pendingInput, text);
    expect(readPendingInput()).toEqual(NOTHING);
  },
);
