import { render, screen, act, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useParams, Outlet } from "react-router-dom";
import { expect, it, describe, vi } from "vitest";
import { DocumentShell, NavigationAnnouncer } from "./document-shell";

function Post() {
  return <h1>Post {useParams().slug}</h1>;
}

function open(address: string) {
  const children = [
    { path: "/", element: <h1>Home</h1> },
    { path: "/pricing", element: <h1>Pricing</h1> },
    { path: "/blog/:slug", element: <Post /> },
    { path: "*", element: <h1>Not found</h1> },
  ];
  const router = createMemoryRouter([{ element: <DocumentShell />, children }], {
    initialEntries: ["/before", address],
  });
  render(<RouterProvider router={router} />);
  return router;
}

it.each([
  ["/index.html", "Home", "/"],
  ["/Pricing?Job=900#Bill", "Pricing", "/pricing?Job=900#Bill"],
  ["/pricing/index.html", "Pricing", "/pricing"],
  ["/Blog/Slow-Gallery", "Post slow-gallery", "/blog/slow-gallery"],
  ["/No-Such-Page", "Not found", "/no-such-page"],
  // A static host's own spelling of a folder.
  ["/pricing/", "Pricing", "/pricing/"],
  ["/Logo.SVG", "Not found", "/Logo.SVG"],
])("shows at %s the page %s, at %s", async (address, heading, shown) => {
  const router = open(address);
  expect(await screen.findByRole("heading", { name: heading })).toBeVisible();
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe(shown);
});

it("takes the place of the address in the history, so that Back leads to the page before", async () => {
  const router = open("/Pricing");
  await screen.findByRole("heading", { name: "Pricing" });
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe("/before");
});

describe("navigation-announcer", () => {
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
});
