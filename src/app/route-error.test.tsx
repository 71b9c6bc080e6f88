import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { reportPageError } from "@/lib/errors/error-report";
import { expectConsole } from "@tests/console";
import { noteTyped } from "@/lib/late-code/typed";
import { RouteError } from "./route-table";

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

it("keeps what was typed into a form that fails while it is drawn, shows it and types it again", async () => {
  expectConsole("error", /no such client/);
  noteTyped();
  const user = userEvent.setup();
  function Form() {
    const [isBreaking, setIsBreaking] = useState(false);
    if (isBreaking) throw new TypeError("no such client");
    return (
      <form>
        <label>
          Message <textarea name="message" />
        </label>
        <label>
          Town <input />
        </label>
        <label>
          Password <input type="password" name="password" />
        </label>
        <button type="button" onClick={() => setIsBreaking(true)}>
          Send
        </button>
      </form>
    );
  }
  const router = createMemoryRouter([
    { path: "/", element: <Form />, errorElement: <RouteError /> },
  ]);
  render(<RouterProvider router={router} />);
  await user.type(screen.getByLabelText("Message"), "Two trucks, no website.");
  await user.type(screen.getByLabelText("Town"), "Macon");
  await user.type(screen.getByLabelText("Password"), "secret words");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText(/What you typed is kept/)).toBeInTheDocument();
  expect(screen.getByText("Two trucks, no website.")).toBeInTheDocument();
  expect(screen.queryByText("secret words")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Back to what you typed" }));
  await waitFor(() => {
    expect(screen.getByLabelText("Message")).toHaveValue("Two trucks, no website.");
    expect(screen.getByLabelText("Town")).toHaveValue("Macon");
  });
});
