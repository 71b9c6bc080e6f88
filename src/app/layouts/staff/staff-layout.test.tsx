import { QueryObserver, useQuery } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { queryClient } from "@/app/query-client";
import { fetchRecord } from "@/data/records/record-state";
import { signInWithPassword } from "@/data/staff/session";
import { SESSION_KEY } from "@/lib/supabase/session-storage";
import { expectConsole } from "@tests/console";
import type { SentRequest } from "@tests/stub-network";
import { leaveStaffArea, renderStaffArea } from "@tests/screens/staff-area";
import { session, staffRow } from "@tests/screens/staff-backend";

const MISMATCH = "Invalid credentials. Use demo@curbfront.example / demo-only";

const flag = () => localStorage.getItem("adminLoggedIn");
const email = () => screen.getByLabelText("Email");
const password = () => screen.getByLabelText("Password");
const submit = () => screen.getByRole("button", { name: "Sign in" });
const signIns = (sent: SentRequest[]) => sent.filter(({ path }) => path === "/auth/v1/token");
const notice = () => screen.queryByText(/Saving will not work until it does/);

async function renderLogin(options?: Parameters<typeof renderStaffArea>[0]) {
  const view = renderStaffArea(options);
  await screen.findByRole("heading", { level: 1, name: "Staff sign in" });
  return view;
}

afterEach(async () => {
  vi.useRealTimers();
  await leaveStaffArea();
});

describe("the demo login", () => {
  it("displays the pair and has it filled in", async () => {
    await renderLogin();
    expect(screen.getByText("demo@curbfront.example")).toBeInTheDocument();
    expect(screen.getByText("demo-only")).toBeInTheDocument();
    expect(email()).toHaveValue("demo@curbfront.example");
    expect(password()).toHaveValue("demo-only");
  });

  it("compares on the client: another pair is refused in the specification's words", async () => {
    const { user, sent } = await renderLogin();
    await user.type(password(), "x");
    await user.click(submit());
    expect(await screen.findByRole("alert")).toHaveTextContent(MISMATCH);
    expect(screen.getByRole("alert").textContent).toBe(MISMATCH);
    expect(flag()).toBeNull();
    expect(signIns(sent)).toEqual([]);
    expect(password()).toHaveValue("demo-onlyx");
  });

  it("requires both fields", async () => {
    const { user } = await renderLogin();
    await user.clear(email());
    await user.clear(password());
    await user.click(submit());
    await waitFor(() => expect(email()).toHaveAccessibleDescription("Enter your email."));
    expect(password()).toHaveAccessibleDescription("Enter your password.");
    expect(flag()).toBeNull();
  });

  it("stores the flag, signs in at the auth service and opens the page", async () => {
    const { user, sent } = await renderLogin();
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
    const { user, sent } = await renderLogin({
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
    const { user } = await renderLogin({
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
    renderStaffArea();
    expect(await screen.findByText(/Your sign-in has ended/)).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "The staff page" })).toBeInTheDocument();
  });

  it("reads again what was still on its way for a visitor when the session came", async () => {
    localStorage.setItem("adminLoggedIn", "true");
    renderStaffArea();
    await screen.findByText(/Your sign-in has ended/);
    const answers: ((text: string) => void)[] = [];
    const list = new QueryObserver(queryClient, {
      queryKey: ["a list"],
      queryFn: () => new Promise<string>((answer) => answers.push(answer)),
    });
    const stop = list.subscribe(() => undefined);
    await act(() => signInWithPassword({ email: "demo@curbfront.example", password: "demo-only" }));
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.("what staff may read");
    answers[0]?.("what a visitor may read");
    await waitFor(() => expect(list.getCurrentResult().data).toBe("what staff may read"));
    stop();
  });

  it("signs out: the flag is gone and the login is back", async () => {
    const { user } = await renderLogin();
    await user.click(submit());
    await screen.findByRole("heading", { name: "The staff page" });
    await user.click(screen.getByRole("button", { name: "Sign Out" }));
    expect(await screen.findByRole("heading", { name: "Staff sign in" })).toBeInTheDocument();
    expect(flag()).toBeNull();
  });

  it("follows a sign-out in another tab", async () => {
    const { user } = await renderLogin();
    await user.click(submit());
    await screen.findByRole("heading", { name: "The staff page" });
    localStorage.removeItem("adminLoggedIn");
    act(() => void window.dispatchEvent(new Event("storage")));
    expect(await screen.findByRole("heading", { name: "Staff sign in" })).toBeInTheDocument();
  });

  it("takes any value but true for signed out, and leaves the dashboard open", () => {
    localStorage.setItem("adminLoggedIn", "yes");
    renderStaffArea({ at: "/admin/dashboard" });
    expect(screen.getByRole("heading", { name: "The staff page" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Sign Out" })).not.toBeInTheDocument();
  });

  describe("on a page that hangs on the role", () => {
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const page = () => screen.queryByRole("heading", { name: "The staff page" });
    const failure = () => screen.queryByRole("heading", { name: "Your account could not be read" });
    const signInAs = () =>
      act(() => signInWithPassword({ email: "demo@curbfront.example", password: "demo-only" }));

    beforeEach(() => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
      localStorage.setItem("adminLoggedIn", "true");
    });

    it("draws it once it is known who came", async () => {
      let answer: (answer: { body: unknown }) => void = () => undefined;
      const staff = () => new Promise<{ body: unknown }>((resolve) => (answer = resolve));
      renderStaffArea({ at: "/admin/settings", staff });
      await pass(100);
      expect(page()).toBeInTheDocument();
      await signInAs();
      await pass(3_000);
      expect(screen.getByText("Checking your sign-in")).toBeInTheDocument();
      expect(page()).not.toBeInTheDocument();
      answer({ body: [staffRow] });
      await pass(100);
      expect(page()).toBeInTheDocument();
    });

    it.each([
      ["no answer", new TypeError("Failed to fetch")],
      ["a failure", { status: 500, body: { message: "down" } }],
    ])("shows no visitor's page for %s, and asks again when told to", async (_, answer) => {
      let isDown = true;
      renderStaffArea({
        at: "/admin/settings",
        staff: () => (isDown ? answer : { body: [staffRow] }),
      });
      await signInAs();
      await pass(1_000);
      expect(failure()).toBeInTheDocument();
      expect(page()).not.toBeInTheDocument();
      isDown = false;
      fireEvent.click(screen.getByRole("button", { name: "Try again" }));
      await pass(100);
      expect(page()).toBeInTheDocument();
      expect(screen.getAllByText("Jo Marsh").length).toBeGreaterThan(0);
    });

    it("asks again by itself", async () => {
      let isDown = true;
      renderStaffArea({
        at: "/admin/crm/leads",
        staff: () => (isDown ? new TypeError("Failed to fetch") : { body: [staffRow] }),
      });
      await signInAs();
      await pass(1_000);
      expect(failure()).toBeInTheDocument();
      isDown = false;
      await pass(10_000);
      expect(page()).toBeInTheDocument();
    });
  });

  it("shows and hides the password", async () => {
    const { user } = await renderLogin();
    expect(password()).toHaveAttribute("type", "password");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(password()).toHaveAttribute("type", "text");
    await user.click(screen.getByRole("button", { name: "Hide password" }));
    expect(password()).toHaveAttribute("type", "password");
  });
});

describe("a session that is over while a page is open in the demo", () => {
  const page = (
    <>
      <Counted />
      <label>
        A note <textarea />
      </label>
    </>
  );
  function Counted() {
    const { data, error, refetch } = useQuery({
      queryKey: ["a lead"],
      queryFn: () => fetchRecord("leads", "l1"),
      retry: false,
    });
    return (
      <p>
        <span>{data === null ? "no such lead" : `version ${data?.version}`}</span>
        {error && <span>{"not read"}</span>}
        <button type="button" onClick={() => void refetch()}>
          {"Look again"}
        </button>
      </p>
    );
  }
  const dialog = () => screen.findByRole("dialog", { name: "Your sign-in has ended" });
  let rows: object[] = [];
  let refused = false;

  async function work() {
    rows = [{ id: "l1", version: 2 }];
    refused = false;
    const view = await renderLogin({
      page,
      signIn: () =>
        refused
          ? { status: 400, body: { error_code: "refresh_token_not_found", msg: "gone" } }
          : { body: session() },
      answers: {
        "/rest/v1/leads": () =>
          refused
            ? { status: 401, body: { code: "PGRST301", message: "JWT expired" } }
            : { body: rows },
      },
    });
    await view.user.click(submit());
    await screen.findByText("version 2");
    await view.user.type(screen.getByLabelText("A note"), "Called at nine");
    rows = [];
    return view;
  }
  const expectKept = () => {
    expect(screen.getByText("version 2")).toBeInTheDocument();
    expect(screen.getByLabelText("A note")).toHaveValue("Called at nine");
  };
  const lookAgain = () => screen.getByText("Look again");

  it.each([
    ["vanishes", () => localStorage.removeItem(SESSION_KEY)],
    ["is refused", () => (refused = true)],
  ])("says so over what stays when its token %s, and goes on after signing in", async (_, end) => {
    const { user } = await work();
    end();
    await user.click(lookAgain());
    expect(await dialog()).toBeVisible();
    await waitFor(() => expect(screen.getByText("not read")).toBeInTheDocument());
    expectKept();

    refused = false;
    rows = [{ id: "l1", version: 3 }];
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    expect(await screen.findByText("version 3")).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByLabelText("A note")).toHaveValue("Called at nine");
  });

  it("is for who leaves the page a visitor's, and no dialog comes back", async () => {
    const { user } = await work();
    localStorage.removeItem(SESSION_KEY);
    await user.click(lookAgain());
    await dialog();
    await user.click(screen.getByRole("button", { name: "Leave this page" }));
    expect(await screen.findByText("You have signed out.")).toBeVisible();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
