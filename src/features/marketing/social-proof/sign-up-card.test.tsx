import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { passTime as pass } from "@tests/pass-time";
import { paths } from "@/lib/paths";
import { storageKeys } from "@/lib/storage/storage";
import { SignUpCard } from "./sign-up-card";

function openPage(path: string = paths.home, onFollow?: () => void) {
  history.replaceState(null, "", path);
  const opened = <SignUpCard pageOpenedAt={Date.now()} onFollow={onFollow} />;
  render(
    <>
      <a href="#beneath">Beneath</a>
      <h1 tabIndex={-1}>Page</h1>
      {opened}
    </>,
  );
}

const card = () => screen.queryByRole("complementary", { name: "Recent sign-up, example" });
const shownCard = () => screen.getByRole("complementary", { name: "Recent sign-up, example" });
const signUp = () => screen.getByRole("link", { name: "Sign up" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** Reports whether the focused element and the card overlap. */
let reportOverlap = (_isIntersecting: boolean) => undefined as void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        this.report = report;
      }
      report;
      observe = (target: Element) => {
        reportOverlap = (isIntersecting) => act(() => this.report([{ isIntersecting, target }]));
      };
      disconnect = () => {
        reportOverlap = () => undefined;
      };
    },
  );
});
afterEach(() => {
  history.replaceState(null, "", "/");
  vi.useRealTimers();
});

it("shows a marked example after three seconds, without taking the focus", async () => {
  openPage();
  await pass(2.9);
  expect(card()).toBeNull();
  await pass(0.1);
  expect(card()).toHaveTextContent("Example");
  expect(signUp()).toHaveAttribute("href", paths.signup);
  expect(document.body).toHaveFocus();
  expect(card()?.closest("[aria-live], [role=status], [role=alert]")).toBeNull();
  await pass(6);
  expect(card()).toBeNull();
});

it("waits while it is pointed at or focused, and goes on afterwards", async () => {
  openPage();
  await pass(4);
  fireEvent.pointerMove(shownCard());
  await pass(19);
  expect(card()).not.toBeNull();
  act(() => signUp().focus());
  fireEvent.pointerLeave(shownCard());
  await pass(30);
  expect(card()).not.toBeNull();
  act(() => signUp().blur());
  await pass(5);
  expect(card()).toBeNull();
});

it("does not wait for a pointer that was left on it", async () => {
  openPage();
  await pass(4);
  fireEvent.pointerMove(shownCard());
  await pass(20);
  expect(card()).not.toBeNull();
  await pass(5);
  expect(card()).toBeNull();
});

it("has its own time where the pointer rests that dismissed the one before", async () => {
  openPage();
  await pass(3);
  fireEvent.pointerMove(shownCard());
  press("Dismiss");
  expect(card()).toBeNull();
  await pass(12);
  fireEvent.pointerEnter(shownCard());
  await pass(5.9);
  expect(card()).not.toBeNull();
  await pass(0.1);
  expect(card()).toBeNull();
});

it.each([
  ["Escape", () => fireEvent.keyDown(document.body, { key: "Escape" })],
  ["Dismiss", () => press("Dismiss")],
  ["Don’t show these", () => press("Don’t show these")],
])("gives the focus back when it closes by %s", async (_, close) => {
  openPage();
  const link = screen.getByRole("link", { name: "Beneath" });
  act(() => link.focus());
  await pass(3);
  act(() => signUp().focus());
  close();
  expect(card()).toBeNull();
  expect(link).toHaveFocus();
});

it("leaves an Escape alone that something else has answered", async () => {
  openPage();
  await pass(3);
  const answer = (event: Event) => event.preventDefault();
  document.body.addEventListener("keydown", answer, { once: true });
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(card()).not.toBeNull();
});

it("goes away when its link is followed", async () => {
  const onFollow = vi.fn((event?: Event) => event?.preventDefault());
  openPage(paths.home, onFollow);
  await pass(3);
  fireEvent.click(signUp());
  expect(onFollow).toHaveBeenCalledOnce();
  expect(card()).toBeNull();
});

describe("turned off", () => {
  it("comes no more in the tab once it was dismissed twice", async () => {
    openPage();
    await pass(3);
    press("Dismiss");
    await pass(12);
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(card()).toBeNull();
    await pass(60);
    expect(card()).toBeNull();
    openPage(paths.pricing);
    await pass(60);
    expect(card()).toBeNull();
  });

  it("shows nothing more, nor on the next page", async () => {
    openPage();
    await pass(3);
    press("Don’t show these");
    expect(localStorage.getItem(storageKeys.socialProofOff)).toBe("true");
    expect(card()).toBeNull();
    await pass(60);
    expect(card()).toBeNull();
    openPage();
    await pass(60);
    expect(card()).toBeNull();
  });

  it("shows nothing more on a page that is come back to", async () => {
    openPage();
    await pass(4);
    localStorage.setItem(storageKeys.socialProofOff, "true");
    act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    expect(card()).toBeNull();
    await pass(60);
    expect(card()).toBeNull();
  });

  it("can be turned off for six seconds after it was closed, where the card has no room for it", async () => {
    openPage();
    await pass(3);
    press("Dismiss");
    await pass(5.9);
    expect(screen.getByRole("button", { name: "Don’t show these" })).toBeVisible();
    await pass(0.1);
    expect(screen.queryByRole("button")).toBeNull();
    await pass(6);
    press("Dismiss");
    press("Don’t show these");
    expect(screen.queryByRole("button")).toBeNull();
    await pass(60);
    expect(card()).toBeNull();
  });
});

it.each([
  paths.checkout,
  paths.booking,
  paths.signup,
  `${paths.checkout}/`,
  paths.blogPreview("p1"),
])("stays away from %s", async (path) => {
  openPage(path);
  await pass(60);
  expect(card()).toBeNull();
  history.replaceState(null, "", paths.pricing);
  document.body.append(document.createElement("i"));
  await pass(3);
  expect(card()).not.toBeNull();
});

it.each(["dialog", "menu"])(
  "makes way for a %s and comes back with the time it had left",
  async (role) => {
    openPage();
    await pass(4);
    const layer = document.createElement("div");
    layer.setAttribute("role", role);
    document.body.append(layer);
    await pass(30);
    expect(card()).toBeNull();
    layer.remove();
    await pass(0);
    expect(card()).not.toBeNull();
    await pass(5);
    expect(card()).toBeNull();
  },
);

it("stays away while something is typed, and until the press that ends it has ended", async () => {
  openPage();
  const field = document.body.appendChild(document.createElement("input"));
  onTestFinished(() => field.remove());
  act(() => field.focus());
  await pass(30);
  expect(card()).toBeNull();
  act(() => field.blur());
  await pass(0.4);
  expect(card()).toBeNull();
  await pass(3.1);
  expect(card()).not.toBeNull();
});

it("stays away from a phone that lies on its side", async () => {
  vi.stubGlobal("innerHeight", 390);
  openPage();
  await pass(30);
  expect(card()).toBeNull();
  vi.stubGlobal("innerHeight", 844);
  act(() => void dispatchEvent(new Event("resize")));
  await pass(3);
  expect(card()).not.toBeNull();
});

it("hides over a question or an error of a form", async () => {
  openPage();
  await pass(3);
  const field = document.createElement("div");
  field.dataset.slot = "field";
  field.append(document.createElement("input"));
  document.body.append(field);
  await pass(0);
  expect(card()).not.toBeNull();
  field.querySelector("input")?.setAttribute("aria-invalid", "true");
  await pass(0);
  reportOverlap(true);
  expect(card()).toBeNull();
  field.remove();
  await pass(0);
  expect(shownCard()).toBeVisible();
});

it("stands beside the price sign where that would be under it", async () => {
  openPage();
  const sign = document.createElement("span");
  sign.dataset.slot = "price-sign";
  sign.getBoundingClientRect = () => ({ right: 127 }) as DOMRect;
  document.body.append(sign);
  onTestFinished(() => sign.remove());
  await pass(3);
  expect(shownCard()).not.toHaveAttribute("data-beside");
  reportOverlap(true);
  expect(shownCard()).toHaveStyle({ left: "137px" });
  reportOverlap(false);
  expect(shownCard()).not.toHaveAttribute("data-beside");
});

describe("over what has the focus", () => {
  it("hides until the focus has gone, and then has the time that was left", async () => {
    openPage();
    await pass(4);
    const link = screen.getByRole("link", { name: "Beneath" });
    act(() => link.focus());
    reportOverlap(true);
    expect(card()).toBeNull();
    fireEvent.keyDown(link, { key: "Escape" });
    await pass(30);
    act(() => link.blur());
    // The pressed link may be under the card.
    await pass(0.4);
    expect(card()).toBeNull();
    await pass(0.1);
    expect(shownCard()).toBeVisible();
    await pass(5);
    expect(card()).toBeNull();
  });

  it("hides when it comes up there later", async () => {
    openPage();
    act(() => screen.getByRole("link", { name: "Beneath" }).focus());
    await pass(3);
    expect(card()).not.toBeNull();
    reportOverlap(true);
    expect(card()).toBeNull();
    // The link is scrolled away.
    reportOverlap(false);
    expect(shownCard()).toBeVisible();
  });

  it("does not mind a heading that is focused because its page was gone to", async () => {
    openPage();
    await pass(4);
    act(() => screen.getByRole("heading").focus());
    reportOverlap(true);
    expect(shownCard()).toBeVisible();
  });
});
