import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { reportPageError } from "@/lib/errors/error-report";
import { expectConsole } from "@tests/console";
import { RouteError } from "./route-error";

vi.mock("@/lib/errors/error-report", { spy: true });

function Broken(): never {
  throw new TypeError("no such client");
}

it("tells the endpoint, and whoever reads, that a page failed", async () => {
  expectConsole("error", /no such client/);
  const router = createMemoryRouter(
    [{ path: "/admin/crm/clients/:id", element: <Broken />, errorElement: <RouteError /> }],
    { initialEntries: ["/admin/crm/clients/c1"] },
  );
  render(<RouterProvider router={router} />);
  expect(
    await screen.findByRole("heading", { level: 1, name: "This page did not load" }),
  ).toBeInTheDocument();
  expect(reportPageError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: "no such client" }),
    "/admin/crm/clients/c1",
    { id: "c1" },
  );
});
