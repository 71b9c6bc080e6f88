import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type * as Env from "@/lib/env";
import { expectConsole } from "@tests/console";
import { openBrowser } from "@tests/screens/opened-browser";
import { session } from "@tests/screens/staff-backend";

vi.mock("@/lib/env", async (original) => ({
  ...(await original<typeof Env>()),
  isDemo: false,
}));

type Answer = { status?: number; body?: unknown } | Error;

const refusal = (code: string) => ({ status: 422, body: { error_code: code, msg: "raw words" } });

async function openAccount(answer: Answer = { body: session().user }) {
  const browser = await openBrowser({
    at: "/admin/account",
    kept: session(),
    answers: { "/auth/v1/user": () => answer },
    page: async () => {
      const { AccountPage } = await import("./account-page");
      return <AccountPage />;
    },
  });
  const password = await screen.findByLabelText("New password");
  const writes = () => browser.sent.filter(({ method }) => method === "PUT");
  return { ...browser, password, writes };
}

it("is asked for with ten characters at least, before anything is sent", async () => {
  const { user, password, writes } = await openAccount();
  await user.type(password, "too short{Enter}");
  await waitFor(() => expect(password).toHaveAccessibleDescription(/Use at least 10 characters\./));
  expect(password).toBeInvalid();
  expect(writes()).toEqual([]);
});

it("is saved, and the field is empty again", async () => {
  const { user, password, writes } = await openAccount();
  await user.type(password, "a longer password{Enter}");
  expect(await screen.findByText("Your password was changed.")).toBeInTheDocument();
  expect(password).toHaveValue("");
  expect(writes().map(({ body }) => body)).toMatchObject([{ password: "a longer password" }]);
});

it.each([
  ["same_password", "This is the password you have. Choose another one."],
  ["weak_password", "This password is too easy to guess. Choose a longer one."],
  ["reauthentication_needed", "To change this, sign out and in again first."],
  ["session_not_found", "Your sign-in has ended. Sign in again."],
  ["insufficient_aal", "Enter the code from your app first: sign out and in again."],
])("that is refused with %s stays in the field, beside the reason", async (code, words) => {
  const { user, password } = await openAccount(refusal(code));
  await user.type(password, "a longer password{Enter}");
  expect(await screen.findByText(words)).toBeVisible();
  expect(password).toHaveValue("a longer password");
  expect(screen.queryByText(/raw words/)).not.toBeInTheDocument();
});

it("stays in the field when the auth service fails", async () => {
  const { user, password } = await openAccount({ status: 500, body: {} });
  await user.type(password, "a longer password{Enter}");
  expect(
    await screen.findByText("The sign-in service does not answer. Try again in a moment."),
  ).toBeVisible();
  expect(password).toHaveValue("a longer password");
});

it("stays in the field when the auth service cannot be reached", async () => {
  expectConsole("error", /Failed to fetch/);
  const { user, password } = await openAccount(new TypeError("Failed to fetch"));
  await user.type(password, "a longer password{Enter}");
  expect(
    await screen.findByText("The password was not changed: the server could not be reached."),
  ).toBeVisible();
  expect(password).toHaveValue("a longer password");
});

it("is not sent for nobody, once the browser has lost the session", async () => {
  const { user, password, writes } = await openAccount();
  localStorage.clear();
  await user.type(password, "a longer password{Enter}");
  expect(await screen.findByText("Your sign-in has ended. Sign in again.")).toBeVisible();
  expect(password).toHaveValue("a longer password");
  expect(writes()).toEqual([]);
});
