import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { paths } from "@/lib/paths";
import { storageKeys } from "@/lib/storage/storage";
import { startSocialProof } from "./social-proof";

let stop = () => undefined as void;

function startAt(path: string) {
  history.replaceState(null, "", path);
  stop = startSocialProof(performance.now());
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const card = () => screen.queryByRole("complementary", { name: "Recent sign-up, example" });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  history.replaceState(null, "", "/");
  document.body.replaceChildren();
  vi.useRealTimers();
});

it("shows a marked example after three seconds, without taking the focus", async () => {
  startAt(paths.home);
  await pass(2.9);
  expect(card()).toBeNull();
  await pass(0.1);
  expect(card()).toHaveTextContent("Example");
  expect(screen.getByRole("link", { name: "Sign up" })).toHaveAttribute("href", paths.signup);
  expect(document.body).toHaveFocus();
  expect(card()?.closest("[aria-live], [role=status], [role=alert]")).toBeNull();
  await pass(6);
  expect(card()).toBeNull();
});

it("waits while it is pointed at or focused, and goes on afterwards", async () => {
  startAt(paths.home);
  await pass(4);
  const shown = card();
  if (shown === null) throw new Error("No card");
  fireEvent.pointerEnter(shown);
  await pass(30);
  expect(card()).toBe(shown);
  screen.getByRole("link", { name: "Sign up" }).focus();
  fireEvent.pointerLeave(shown);
  await pass(30);
  expect(card()).toBe(shown);
  screen.getByRole("link", { name: "Sign up" }).blur();
  await pass(5);
  expect(card()).toBeNull();
});

it("does not stay held by the pointer that dismissed it", async () => {
  startAt(paths.home);
  await pass(3);
  const shown = card();
  if (shown === null) throw new Error("No card");
  fireEvent.pointerEnter(shown);
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(card()).toBeNull();
  await pass(12);
  expect(card()).not.toBeNull();
});

it("closes on Escape", async () => {
  startAt(paths.home);
  await pass(3);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(card()).toBeNull();
});

it("remembers that it is not wanted", async () => {
  startAt(paths.home);
  await pass(3);
  fireEvent.click(screen.getByRole("button", { name: "Don’t show these" }));
  expect(localStorage.getItem(storageKeys.socialProofOff)).toBe("true");
  expect(card()).toBeNull();
  await pass(60);
  expect(card()).toBeNull();
});

it.each([paths.checkout, paths.booking, `${paths.checkout}/`])(
  "stays away from %s",
  async (path) => {
    startAt(path);
    await pass(60);
    expect(card()).toBeNull();
    history.replaceState(null, "", paths.pricing);
    document.body.append("Another page");
    await pass(3);
    expect(card()).not.toBeNull();
  },
);

it("makes way for a dialog and comes back with the time it had left", async () => {
  startAt(paths.home);
  await pass(4);
  const dialog = document.createElement("div");
  dialog.setAttribute("role", "dialog");
  document.body.append(dialog);
  await pass(30);
  expect(card()).toBeNull();
  dialog.remove();
  await pass(0);
  expect(card()).not.toBeNull();
  await pass(5);
  expect(card()).toBeNull();
});
