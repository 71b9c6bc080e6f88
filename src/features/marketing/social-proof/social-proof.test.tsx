import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { paths } from "@/lib/paths";
import { storageKeys } from "@/lib/storage/storage";
import { SocialProof } from "./social-proof";

const onTurnOff = vi.fn();

function renderAt(path: string) {
  const router = createMemoryRouter(
    [{ path: "*", element: <SocialProof since={performance.now()} onTurnOff={onTurnOff} /> }],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const card = () => screen.queryByRole("complementary", { name: "Recent sign-up, example" });

beforeEach(() => {
  vi.useFakeTimers();
  onTurnOff.mockClear();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

it("shows a marked example after three seconds, without taking the focus", async () => {
  renderAt(paths.home);
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
  renderAt(paths.home);
  await pass(4);
  const shown = card();
  if (shown === null) throw new Error("No card");
  fireEvent.pointerEnter(shown);
  await pass(30);
  expect(card()).toBe(shown);
  act(() => screen.getByRole("link", { name: "Sign up" }).focus());
  fireEvent.pointerLeave(shown);
  await pass(30);
  expect(card()).toBe(shown);
  act(() => screen.getByRole("link", { name: "Sign up" }).blur());
  await pass(5);
  expect(card()).toBeNull();
});

it("does not stay held by the pointer that dismissed it", async () => {
  renderAt(paths.home);
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
  renderAt(paths.home);
  await pass(3);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(card()).toBeNull();
});

it("remembers that it is not wanted", async () => {
  renderAt(paths.home);
  await pass(3);
  fireEvent.click(screen.getByRole("button", { name: "Don’t show these" }));
  expect(localStorage.getItem(storageKeys.socialProofOff)).toBe("true");
  expect(onTurnOff).toHaveBeenCalledOnce();
});

it.each([paths.checkout, paths.signup, `${paths.checkout}/`])(
  "stays away from %s",
  async (path) => {
    const router = renderAt(path);
    await pass(60);
    expect(card()).toBeNull();
    await act(() => router.navigate(paths.pricing));
    await pass(3);
    expect(card()).not.toBeNull();
  },
);

it("makes way for a dialog and comes back with the time it had left", async () => {
  renderAt(paths.home);
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
