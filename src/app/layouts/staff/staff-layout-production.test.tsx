import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type * as Env from "@/lib/env";
import { leaveStaffArea, renderStaffArea } from "@tests/screens/staff-area";
import { staffRow } from "@tests/screens/staff-backend";

vi.mock("@/lib/env", async (original) => ({
  ...(await original<typeof Env>()),
  isDemo: false,
}));

const flag = () => localStorage.getItem("adminLoggedIn");
const password = () => screen.getByLabelText("Password");
const submit = () => screen.getByRole("button", { name: "Sign in" });

afterEach(leaveStaffArea);

describe("the production login", () => {
  const fill = async (user: UserEvent) => {
    await user.type(await screen.findByLabelText("Email"), "jo@curbfront.example");
    await user.type(password(), "a real password");
    await user.click(submit());
  };

  it("displays and fills in nothing, and stands before every staff page", async () => {
    renderStaffArea({ at: "/admin/dashboard" });
    expect(await screen.findByLabelText("Email")).toHaveValue("");
    expect(password()).toHaveValue("");
    expect(screen.queryByText(/demo/i)).not.toBeInTheDocument();
  });

  it("does not open for the flag alone", async () => {
    localStorage.setItem("adminLoggedIn", "true");
    renderStaffArea();
    expect(await screen.findByRole("heading", { name: "Staff sign in" })).toBeInTheDocument();
    await waitFor(() => expect(flag()).toBeNull());
  });

  it("shows the auth service's refusal and stays closed", async () => {
    const { user } = renderStaffArea({
      signIn: () => ({ status: 400, body: { code: 400, msg: "Invalid login credentials" } }),
    });
    await fill(user);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The email or the password is not right.",
    );
    expect(flag()).toBeNull();
  });

  it("opens for staff and turns strangers away", async () => {
    const { user } = renderStaffArea({ staff: () => ({ body: [] }) });
    await fill(user);
    expect(await screen.findByText(/not on the staff list/)).toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "The staff page" })).not.toBeInTheDocument();
    expect(flag()).toBeNull();
  });

  it("says that nobody could be asked who came, and asks for no second sign-in", async () => {
    let isDown = true;
    const { user } = renderStaffArea({
      at: "/admin/dashboard",
      staff: () => (isDown ? { status: 500, body: { message: "down" } } : { body: [staffRow] }),
      answers: {
        "/second_step_rules": () => ({ body: [{ is_offered: true, is_demanded: false }] }),
      },
    });
    await fill(user);
    const failure = { name: "Your account could not be read" };
    expect(await screen.findByRole("heading", failure, { timeout: 3_000 })).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    expect(screen.queryByLabelText("Password")).not.toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "The staff page" })).not.toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "The staff page" })).toBeInTheDocument();
  });
});
