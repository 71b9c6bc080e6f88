import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { renderPage } from "@tests/render";
import { MobileMenu } from "./mobile-menu";

async function open(at = "/") {
  const user = userEvent.setup();
  const { router } = renderPage(<MobileMenu />, { at });
  await user.click(screen.getByRole("button", { name: "Open menu" }));
  const menu = await screen.findByRole("dialog", { name: "Menu" });
  expect(menu).toHaveAttribute("open");
  return { user, router, menu };
}

describe("the mobile menu", () => {
  it("offers the specified links, a demo, sign-up and the phone", async () => {
    const { menu } = await open();
    const links = within(within(menu).getByRole("navigation")).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/",
      "/how-it-works",
      "/pricing",
      "/industries",
      "/reviews",
      "/blog",
      "/about",
      "/contact",
      "/callsi",
    ]);
    expect(within(menu).getByRole("link", { name: "Schedule Demo" })).toHaveAttribute(
      "href",
      "/contact#schedule-demo",
    );
    expect(within(menu).getByRole("link", { name: "Sign up" })).toHaveAttribute("href", "/signup");
    expect(within(menu).getByRole("link", { name: "Call us" })).toHaveAttribute(
      "href",
      "tel:+18005550129",
    );
  });

  it("marks the page that is shown", async () => {
    const { menu } = await open("/pricing");
    const current = within(menu).getByRole("link", { current: "page" });
    expect(current).toHaveAttribute("href", "/pricing");
  });

  it("closes when a link is followed, also to the page one is on", async () => {
    const { user, router, menu } = await open("/pricing");
    await user.click(within(menu).getByRole("link", { name: /Pricing/ }));
    expect(menu).not.toHaveAttribute("open");
    expect(router.state.location.pathname).toBe("/pricing");
  });

  it("is left to the browser where that opens it by itself", async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
    Object.assign(HTMLButtonElement.prototype, { commandForElement: null });
    onTestFinished(
      () => void Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement"),
    );
    renderPage(<MobileMenu />);
    const button = screen.getByRole("button", { name: "Open menu" });
    expect(button).toHaveAttribute("command", "show-modal");
    expect(document.getElementById(button.getAttribute("commandfor") ?? "")).toBeInstanceOf(
      HTMLDialogElement,
    );
    await userEvent.click(button);
    expect(showModal).not.toHaveBeenCalled();
  });

  it("closes when the window grows wide enough for the header's links", async () => {
    const listeners: (() => void)[] = [];
    vi.stubGlobal("matchMedia", () => ({
      matches: true,
      addEventListener: (_: string, listener: () => void) => listeners.push(listener),
      removeEventListener: () => undefined,
    }));
    const { menu } = await open();
    for (const listener of listeners) listener();
    expect(menu).not.toHaveAttribute("open");
  });
});
