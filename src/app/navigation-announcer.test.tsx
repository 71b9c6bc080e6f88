import { act, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { NavigationAnnouncer } from "./navigation-announcer";

function setup() {
  const page = (name: string) => (
    <>
      <title>{`${name} | Curbfront`}</title>
      <h1>{name}</h1>
      <h2 id="part">{`Part of ${name}`}</h2>
      <h3 id="電話">{`Phone of ${name}`}</h3>
    </>
  );
  const router = createMemoryRouter([
    {
      element: (
        <>
          <main>
            <Outlet />
          </main>
          <NavigationAnnouncer />
        </>
      ),
      children: [
        { path: "/", element: page("Home") },
        { path: "/pricing", element: page("Pricing") },
        { path: "/slow", element: <p>Loading</p> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return (to: string | number) =>
    act(() => (typeof to === "number" ? router.navigate(to) : router.navigate(to)));
}

const announced = () => screen.getByTestId("route-announcer").textContent;
const heading = (name: string) => screen.getByRole("heading", { level: 1, name });

describe("after a change of path", () => {
  it("the new heading has the focus and the title is read out", async () => {
    const go = setup();
    expect(announced()).toBe("");
    expect(document.body).toHaveFocus();
    await go("/pricing");
    expect(heading("Pricing")).toHaveFocus();
    expect(announced()).toBe("Pricing | Curbfront");
  });

  it("the part an address points at has the focus", async () => {
    const go = setup();
    await go("/pricing#part");
    expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
  });

  it.each(["/pricing#電話", "/pricing#%E9%9B%BB%E8%A9%B1"])(
    "a part named in another script has the focus: %s",
    async (address) => {
      const go = setup();
      await go(address);
      expect(screen.getByRole("heading", { level: 3 })).toHaveFocus();
    },
  );

  it("an address that points at nothing, or is badly escaped, leads to the heading", async () => {
    const go = setup();
    await go("/pricing#%E9%9");
    expect(heading("Pricing")).toHaveFocus();
    await go("/#nothing");
    expect(heading("Home")).toHaveFocus();
  });

  it("the part is scrolled to when it is drawn late, but not on the way back", async () => {
    const go = setup();
    const scroll = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
    await go("/slow#late");
    const late = document.createElement("div");
    late.innerHTML = "<h1>Late</h1><h2 id='late'>Part</h2>";
    screen.getByRole("main").append(late);
    await waitFor(() => expect(late.lastElementChild).toHaveFocus());
    expect(scroll.mock.contexts).toEqual([late.lastElementChild]);
    late.remove();
    await go("/pricing");
    scroll.mockClear();
    await go(-1);
    screen.getByRole("main").append(late);
    await waitFor(() => expect(late.lastElementChild).toHaveFocus());
    expect(scroll).not.toHaveBeenCalled();
    late.remove();
  });

  it("a page that loads late is announced when its heading is there", async () => {
    const go = setup();
    await go("/slow");
    expect(announced()).toBe("");
    const late = document.createElement("h1");
    late.textContent = "Late";
    screen.getByRole("main").append(late);
    await waitFor(() => expect(late).toHaveFocus());
    late.remove();
  });

  it("an open dialog keeps its focus", async () => {
    const go = setup();
    const dialog = document.createElement("div");
    dialog.role = "dialog";
    dialog.dataset.state = "open";
    document.body.append(dialog);
    await go("/pricing");
    expect(heading("Pricing")).not.toHaveFocus();
    dialog.remove();
  });
});

describe("without a change of path", () => {
  it("nothing takes the focus", async () => {
    const go = setup();
    await go("/?page=2");
    expect(document.body).toHaveFocus();
    expect(announced()).toBe("");
  });
});
