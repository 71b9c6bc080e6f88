import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type * as Env from "@/lib/env";
import { expectConsole } from "@tests/console";
import { openBrowser, openOtherTab } from "@tests/screens/opened-browser";
import { session } from "@tests/screens/staff-backend";

vi.mock("@/lib/env", async (original) => ({
  ...(await original<typeof Env>()),
  isDemo: false,
}));

const SPENT = "This link has expired or was used already. Ask for a new one.";
const FOREIGN =
  "This link works only in the browser in which it was asked for. Ask for a new one here.";
const BROKEN = "This link is not complete. Open it from the mail again, or ask for a new one.";
const NO_ANSWER = "The sign-in service does not answer. Try again in a moment.";
const FAILED = "This link does not work. Ask for a new one.";

const theirWords = "error=access_denied&error_description=You+are+locked+out.+Call+555+0100";
const whoIsIn = (at: string) => ({ at, kept: session() });

afterEach(() => {
  expect(document.body).not.toHaveTextContent("555 0100");
  expect(location.href).toBe("http://localhost:4173/admin");
});

async function expectSessionGoesOn(
  { keptNow }: Awaited<ReturnType<typeof openBrowser>>,
  words: string,
) {
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(await screen.findByRole("heading", { name: "The staff page" })).toBeVisible();
  expect(keptNow()).not.toBeNull();
}

async function expectSessionEnded(
  { keptNow }: Awaited<ReturnType<typeof openBrowser>>,
  words: string,
) {
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole("heading", { name: "Staff sign in" })).toBeVisible();
  expect(keptNow()).toBeNull();
}

describe("a link that was to add or remove a way to sign in", () => {
  it.each([
    [
      "identity_already_exists",
      "That login belongs to an account already. Nothing was changed, and you are signed in as before.",
    ],
    ["identity_not_found", "That login is not connected to your account. Nothing was changed."],
    ["single_identity_not_deletable", "This is your only way to sign in, so it stays."],
  ])("and came back with %s leaves the session", async (code, words) => {
    const browser = await openBrowser(whoIsIn(`/admin?${theirWords}&error_code=${code}`));
    await expectSessionGoesOn(browser, words);
  });
});

describe("any other link that failed ends the session", () => {
  it.each([
    ["otp_expired", SPENT],
    ["flow_state_expired", SPENT],
    ["flow_state_not_found", FOREIGN],
    ["user_banned", "This account is closed. Ask an owner."],
    ["over_request_rate_limit", "Too many tries. Wait a minute, then try again."],
    ["unexpected_failure", FAILED],
    // A property of every object, but no code of the service.
    ["constructor", FAILED],
  ])("with %s", async (code, words) => {
    const other = openOtherTab();
    const browser = await openBrowser(whoIsIn(`/admin?${theirWords}&error_code=${code}`));
    await expectSessionEnded(browser, words);
    await waitFor(() => expect(other.heard).toEqual(["SIGNED_OUT"]));
  });

  it("without a code", async () => {
    await expectSessionEnded(await openBrowser(whoIsIn(`/admin?${theirWords}`)), FAILED);
  });

  it("told of behind the #", async () => {
    const browser = await openBrowser(whoIsIn(`/admin#${theirWords}&error_code=otp_expired`));
    await expectSessionEnded(browser, SPENT);
  });

  it("by the code before the #, which is the one that counts", async () => {
    const at = `/admin?${theirWords}&error_code=otp_expired#error_code=identity_not_found`;
    await expectSessionEnded(await openBrowser(whoIsIn(at)), SPENT);
  });

  it("also where the browser had no room to store it", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("", "QuotaExceededError");
    });
    const browser = await openBrowser(whoIsIn(`/admin?${theirWords}&error_code=otp_expired`));
    await expectSessionEnded(browser, SPENT);
  });

  it("“Not a valid PKCE flow url.”: with a session where a code is due", async () => {
    const brought = "access_token=a&refresh_token=b&expires_in=3600&token_type=bearer";
    await expectSessionEnded(await openBrowser(whoIsIn(`/admin#${brought}`)), FOREIGN);
  });
});

describe("a link whose code", () => {
  const link = { ...whoIsIn("/admin?code=abc"), hasRequestedReset: true };

  it.each([
    ["No code detected.", BROKEN],
    ["No session defined in URL", BROKEN],
    ["Not a valid implicit grant flow url.", FOREIGN],
    ["No browser detected.", "Open this page in a browser to sign in."],
    ["code challenge does not match previously saved code verifier", FOREIGN],
  ])("the auth service refuses with “%s” ends the session", async (msg, words) => {
    const browser = await openBrowser({ ...link, signIn: () => ({ status: 400, body: { msg } }) });
    await expectSessionEnded(browser, words);
  });

  it("“Unexpected error during initialization”: is answered with nothing ends it, too", async () => {
    const browser = await openBrowser({ ...link, signIn: () => ({ body: null }) });
    await expectSessionEnded(browser, NO_ANSWER);
  });

  it("was asked for in another browser leaves it", async () => {
    await expectSessionGoesOn(await openBrowser(whoIsIn("/admin?code=abc")), FOREIGN);
  });

  it("does not reach the auth service leaves it", async () => {
    expectConsole("error", /Failed to fetch/);
    const signIn = () => new TypeError("Failed to fetch");
    await expectSessionGoesOn(
      await openBrowser({ ...link, signIn }),
      "The link does not work: the server could not be reached.",
    );
  });
});
