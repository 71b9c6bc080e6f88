import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useParams } from "react-router-dom";
import { expect, it } from "vitest";
import { DocumentShell } from "./document-shell";

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
