import { act, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { NavigationAnnouncer } from "./navigation-announcer";

function setup() {
  const page = (name: string) => (
    <>
      <title>{`${name} | Curbfront`}</title>
      <h1>{name}</h1>
      <h2 id="part">{`Part of ${name}`}</h2>
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
  return (path: string) => act(() => router.navigate(path));
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
