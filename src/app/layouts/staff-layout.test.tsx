import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { expectConsole } from "@tests/console";
import { stubNetwork, type SentRequest } from "@tests/network";
import { signOut } from "@/data/staff";
import { env } from "@/lib/env";
import { queryClient } from "../query-client";
import { Component as StaffLayout } from "./staff-layout";

const USER_ID = "5d0f7c4e-9a53-4b1e-8d2a-6f1c3e7b9a10";
const MISMATCH = "Invalid credentials. Use demo@curbfront.example / demo-only";

function session() {
  const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll("=", "");
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  return {
    access_token: `${encode({ alg: "HS256" })}.${encode({ sub: USER_ID, exp: expiresAt })}.c2ln`,
    refresh_token: "refresh",
    token_type: "bearer",
    expires_in: 3600,
    expires_at: expiresAt,
    user: { id: USER_ID, email: "demo@curbfront.example" },
  };
}

type AuthAnswer = { status?: number; body?: unknown } | Error;
const staffRow = { user_id: USER_ID, display_name: "Jo Marsh", role: "owner" };

function setup({
  at = "/admin",
  signIn = (): AuthAnswer => ({ body: session() }),
  staff = [staffRow],
} = {}) {
  const sent = stubNetwork(({ path }) => {
    if (path === "/auth/v1/token") return signIn();
    if (path === "/rest/v1/staff") return { body: staff };
    return { status: 204 };
  });
  const router = createMemoryRouter(
    [{ element: <StaffLayout />, children: [{ path: "*", element: <h1>The staff page</h1> }] }],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), sent };
}

const flag = () => localStorage.getItem("adminLoggedIn");
const email = () => screen.getByLabelText("Email");
const password = () => screen.getByLabelText("Password");
const submit = () => screen.getByRole("button", { name: "Sign in" });
const signIns = (sent: SentRequest[]) => sent.filter(({ path }) => path === "/auth/v1/token");
const notice = () => screen.queryByText(/Saving will not work until it does/);

afterEach(async () => {
  vi.useRealTimers();
  stubNetwork(() => ({ status: 204 }));
  await signOut();
  queryClient.clear();
  Object.assign(env, { isDemo: true });
});

describe("the demo login", () => {
  it("displays the pair and has it filled in", () => {
    setup();
    expect(screen.getByRole("heading", { level: 1, name: "Staff sign in" })).toBeInTheDocument();
    expect(screen.getByText("demo@curbfront.example")).toBeInTheDocument();
    expect(screen.getByText("demo-only")).toBeInTheDocument();
    expect(email()).toHaveValue("demo@curbfront.example");
    expect(password()).toHaveValue("demo-only");
  });

  it("compares on the client: another pair is refused in the specification's words", async () => {
    const { user, sent } = setup();
    await user.type(password(), "x");
    await user.click(submit());
    expect(await screen.findByRole("alert")).toHaveTextContent(MISMATCH);
    expect(screen.getByRole("alert").textContent).toBe(MISMATCH);
    expect(flag()).toBeNull();
    expect(signIns(sent)).toEqual([]);
    expect(password()).toHaveValue("demo-onlyx");
  });

  it("requires both fields", async () => {
    const { user } = setup();
    await user.clear(email());
    await user.clear(password());
    await user.click(submit());
    await waitFor(() => expect(email()).toHaveAccessibleDescription("Enter your email."));
    expect(password()).toHaveAccessibleDescription("Enter your password.");
    expect(flag()).toBeNull();
  });

  it("stores the flag, signs in at the auth service and opens the page", async () => {
    const { user, sent } = setup();
    await user.click(submit());
    expect(await screen.findByRole("heading", { name: "The staff page" })).toBeInTheDocument();
    expect((await screen.findAllByText("Jo Marsh")).length).toBeGreaterThan(0);
    expect(flag()).toBe("true");
    expect(signIns(sent).map(({ body }) => body)).toMatchObject([
      { email: "demo@curbfront.example", password: "demo-only" },
    ]);
    expect(notice()).not.toBeInTheDocument();
  });

  it("lets the person in when the auth service is down, says what will not work, and tries again", async () => {
    expectConsole("warn", /auth service did not answer/);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    let isDown = true;
    const { user, sent } = setup({
      signIn: () => (isDown ? { status: 500, body: { message: "down" } } : { body: session() }),
    });
    await user.click(submit());
    await waitFor(() => expect(notice()).toBeInTheDocument());
    expect(flag()).toBe("true");
    const attempts = signIns(sent).length;
    isDown = false;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await waitFor(() => expect(notice()).not.toBeInTheDocument());
    expect(signIns(sent)).toHaveLength(attempts + 1);
  });

  it("tries again as soon as the line is back", async () => {
    expectConsole("warn", /auth service did not answer/);
    let isDown = true;
    const { user } = setup({
      signIn: () => (isDown ? { status: 500, body: { message: "down" } } : { body: session() }),
    });
    await user.click(submit());
    await waitFor(() => expect(notice()).toBeInTheDocument());
    isDown = false;
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(notice()).not.toBeInTheDocument());
  });

  it("says that saving will not work when only the flag was set by hand", async () => {
    localStorage.setItem("adminLoggedIn", "true");
    setup();
    expect(await screen.findByText(/Your sign-in has ended/)).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "The staff page" })).toBeInTheDocument();
  });

  it("signs out: the flag is gone and the login is back", async () => {
    const { user } = setup();
    await user.click(submit());
    await screen.findByRole("heading", { name: "The staff page" });
    await user.click(screen.getByRole("button", { name: "Sign Out" }));
    expect(await screen.findByRole("heading", { name: "Staff sign in" })).toBeInTheDocument();
    expect(flag()).toBeNull();
  });

  it("follows a sign-out in another tab", async () => {
    const { user } = setup();
    await user.click(submit());
    await screen.findByRole("heading", { name: "The staff page" });
    localStorage.removeItem("adminLoggedIn");
    act(() => void window.dispatchEvent(new Event("storage")));
    expect(await screen.findByRole("heading", { name: "Staff sign in" })).toBeInTheDocument();
  });

  it("takes any value but true for signed out, and leaves the dashboard open", () => {
    localStorage.setItem("adminLoggedIn", "yes");
    setup({ at: "/admin/dashboard" });
    expect(screen.getByRole("heading", { name: "The staff page" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Sign Out" })).not.toBeInTheDocument();
  });

  it("shows and hides the password", async () => {
    const { user } = setup();
    expect(password()).toHaveAttribute("type", "password");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(password()).toHaveAttribute("type", "text");
    await user.click(screen.getByRole("button", { name: "Hide password" }));
    expect(password()).toHaveAttribute("type", "password");
  });
});

describe("the production login", () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(await screen.findByLabelText("Email"), "jo@curbfront.example");
    await user.type(password(), "a real password");
    await user.click(submit());
  };

  it("displays and fills in nothing, and stands before every staff page", async () => {
    Object.assign(env, { isDemo: false });
    setup({ at: "/admin/dashboard" });
    expect(await screen.findByLabelText("Email")).toHaveValue("");
    expect(password()).toHaveValue("");
    expect(screen.queryByText(/demo/i)).not.toBeInTheDocument();
  });

  it("does not open for the flag alone", async () => {
    Object.assign(env, { isDemo: false });
    localStorage.setItem("adminLoggedIn", "true");
    setup();
    expect(await screen.findByRole("heading", { name: "Staff sign in" })).toBeInTheDocument();
    await waitFor(() => expect(flag()).toBeNull());
  });

  it("shows the auth service's refusal and stays closed", async () => {
    Object.assign(env, { isDemo: false });
    const { user } = setup({
      signIn: () => ({ status: 400, body: { code: 400, msg: "Invalid login credentials" } }),
    });
    await fill(user);
    expect(await screen.findByRole("alert")).toHaveTextContent("Invalid login credentials");
    expect(flag()).toBeNull();
  });

  it("opens for staff and turns strangers away", async () => {
    Object.assign(env, { isDemo: false });
    const { user } = setup({ staff: [] });
    await fill(user);
    expect(await screen.findByText(/not on the staff list/)).toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "The staff page" })).not.toBeInTheDocument();
    expect(flag()).toBeNull();
  });
});
