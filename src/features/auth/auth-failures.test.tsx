import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type * as Env from "@/lib/env";
import { expectConsole } from "@tests/console";
import { leaveStaffArea, renderStaffArea } from "@tests/screens/staff-area";

vi.mock("@/lib/env", async (original) => ({
  ...(await original<typeof Env>()),
  isDemo: false,
}));

afterEach(leaveStaffArea);

const WRONG_PAIR = "The email or the password is not right.";
const ENDED = "Your sign-in has ended. Sign in again.";
const NO_ANSWER = "The sign-in service does not answer. Try again in a moment.";
const BROKEN = "This link is not complete. Open it from the mail again, or ask for a new one.";
const FOREIGN =
  "This link works only in the browser in which it was asked for. Ask for a new one here.";

type Answer = { status?: number; body?: unknown } | Error;

async function refusalOf(answer: Answer) {
  const { user } = renderStaffArea({ signIn: () => answer });
  await user.type(await screen.findByLabelText("Email"), "jo@curbfront.example");
  await user.type(screen.getByLabelText("Password"), "a real password{Enter}");
  const { textContent } = await screen.findByRole("alert");
  expect(screen.getByLabelText("Email")).toHaveValue("jo@curbfront.example");
  expect(screen.getByLabelText("Password")).toHaveValue("a real password");
  return textContent;
}

describe("what the auth service says without a code", () => {
  it.each([
    ["Invalid login credentials", WRONG_PAIR],
    ["Unexpected error during initialization", NO_ANSWER],
    ["Not a valid PKCE flow url.", FOREIGN],
    ["No code detected.", BROKEN],
    ["Not a valid implicit grant flow url.", FOREIGN],
    ["No session defined in URL", BROKEN],
    ["No browser detected.", "Open this page in a browser to sign in."],
    ["Invalid JWT signature", ENDED],
    ["An error occurred on token verification.", ENDED],
    [
      "@supabase/auth-js: Unsupported chain solana",
      "Signing in with a wallet is not offered here.",
    ],
    ["You must provide either an email or phone number and a password", "Enter your email."],
    [
      "supabaseKey is required.",
      "This site is not set up to sign anyone in. Tell whoever runs it.",
    ],
  ])("“%s” reaches the person in plain words", async (msg, words) => {
    expect(await refusalOf({ status: 400, body: { msg } })).toBe(words);
  });
});

describe("what the auth service says with a code", () => {
  it.each([
    ["invalid_credentials", WRONG_PAIR],
    ["email_not_confirmed", "This address was never confirmed. Ask an owner to add you again."],
    ["user_banned", "This account is closed. Ask an owner."],
    ["over_request_rate_limit", "Too many tries. Wait a minute, then try again."],
  ])("“%s” reaches the person in plain words", async (code, words) => {
    expect(await refusalOf({ status: 400, body: { error_code: code, msg: "raw words" } })).toBe(
      words,
    );
  });
});

describe("an auth service that does not answer", () => {
  it("is told when it fails", async () => {
    expect(await refusalOf({ status: 503, body: { msg: "raw words" } })).toBe(NO_ANSWER);
  });

  it("is told when it cannot be reached", async () => {
    expectConsole("error", /Failed to fetch/);
    expect(await refusalOf(new TypeError("Failed to fetch"))).toBe(
      "Signing in failed: the server could not be reached.",
    );
  });
});
