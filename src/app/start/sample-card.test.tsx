import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { passTime } from "@tests/pass-time";
import { storageKeys } from "@/lib/storage/storage";

const cards = () => screen.queryAllByRole("complementary", { name: "Recent sign-up, example" });
const nameShown = () => cards()[0]?.querySelector("strong")?.textContent;

async function pass(seconds: number): Promise<void> {
  await passTime(seconds);
  await act(() => vi.dynamicImportSettled());
}

let removeEarly = (_successor: HTMLElement | null) => undefined as void;

async function openPage(path = "/") {
  history.replaceState(null, "", path);
  vi.resetModules();
  const { pageOpenedAt, removeEarlyCard, startSampleCard } = await import("./sample-card");
  const { SignUpCard } = await import("@/features/marketing/social-proof/sign-up-card");
  removeEarly = removeEarlyCard;
  startSampleCard();
  return {
    runApp: () =>
      render(<SignUpCard pageOpenedAt={pageOpenedAt} onMount={removeEarlyCard} />).container,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(async () => {
  await act(async () => removeEarly(null));
  vi.useRealTimers();
  history.replaceState(null, "", "/");
});

it("shows a card before the app runs, which goes on as the app's own", async () => {
  const { runApp } = await openPage();
  await pass(1.5);
  await pass(1.4);
  expect(cards()).toHaveLength(0);
  await pass(0.1);
  expect(cards()).toHaveLength(1);
  const name = nameShown();
  await pass(2);
  const app = runApp();
  expect(cards()).toHaveLength(1);
  expect(app).toContainElement(cards()[0] ?? null);
  expect(nameShown()).toBe(name);
  expect(cards()[0]?.className).not.toContain("starting:");
  await pass(3.9);
  expect(cards()).toHaveLength(1);
  await pass(0.1);
  expect(cards()).toHaveLength(0);
  await pass(6);
  expect(cards()).toHaveLength(1);
  expect(nameShown()).not.toBe(name);
  expect(cards()[0]?.className).toContain("starting:");
});

it("keeps the focus within the card when the app's own takes over, and gives it back", async () => {
  const { runApp } = await openPage();
  render(<a href="#before">Before</a>);
  await pass(1.5);
  await pass(1.5);
  act(() => screen.getByRole("link", { name: "Before" }).focus());
  act(() => screen.getByRole("button", { name: "Dismiss" }).focus());
  const app = runApp();
  const dismiss = screen.getByRole("button", { name: "Dismiss" });
  expect(app).toContainElement(dismiss);
  expect(dismiss).toHaveFocus();
  fireEvent.click(dismiss);
  expect(screen.getByRole("link", { name: "Before" })).toHaveFocus();
});

it.each(["Dismiss", "Don’t show these"])(
  "stays closed by %s when the app takes over",
  async (name) => {
    const { runApp } = await openPage();
    await pass(1.5);
    await pass(1.5);
    fireEvent.click(screen.getByRole("button", { name }));
    runApp();
    await pass(5.9);
    expect(cards()).toHaveLength(0);
    await pass(6.1);
    expect(cards()).toHaveLength(name === "Dismiss" ? 1 : 0);
  },
);

it("leaves the card to an app that runs early", async () => {
  const { runApp } = await openPage();
  await pass(1);
  const app = runApp();
  await pass(0.5);
  await pass(1.5);
  expect(cards()).toHaveLength(1);
  expect(app).toContainElement(cards()[0] ?? null);
});

it.each(["/checkout", "/booking", "/upload", "/admin"])("loads nothing on %s", async (path) => {
  await openPage(path);
  await pass(1.5);
  history.replaceState(null, "", "/");
  await pass(60);
  expect(cards()).toHaveLength(0);
});

it("loads nothing once it is turned off", async () => {
  localStorage.setItem(storageKeys.socialProofOff, "true");
  await openPage();
  await pass(1.5);
  localStorage.clear();
  await pass(60);
  expect(cards()).toHaveLength(0);
});

it("stays away without its styles", async () => {
  const link = document.createElement("link");
  link.dataset.wholeSheet = "";
  link.setAttribute("href", "/assets/site.css");
  document.head.append(link);
  await openPage();
  await pass(1.5);
  document.querySelector("link[href='/assets/site.css']")?.dispatchEvent(new Event("error"));
  await pass(60);
  expect(cards()).toHaveLength(0);
  link.remove();
});
