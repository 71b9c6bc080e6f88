import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type * as Env from "@/lib/env";
import { expectConsole } from "@tests/console";
import { openBrowser, openOtherTab } from "@tests/screens/opened-browser";
import { session } from "@tests/screens/staff-backend";

vi.mock("@/lib/env", async (original) => ({
  ...(await original<typeof Env>()),
  isDemo: false,
}));

type Answer = { status: number; body?: unknown } | Error;

const refusal = (status: number, code: string) => ({
  status,
  body: { code: status, error_code: code, msg: "raw words" },
});
const TAKEN: [string, Answer][] = [
  ["200", { status: 200, body: {} }],
  ["204", { status: 204 }],
  ["401", refusal(401, "bad_jwt")],
  ["403", refusal(403, "session_not_found")],
  ["403 of another kind", refusal(403, "no_authorization")],
  ["404", refusal(404, "user_not_found")],
];
const DOWN = new TypeError("Failed to fetch");

async function press(name: "Sign out here" | "Sign out everywhere", answer: Answer) {
  const other = openOtherTab();
  const browser = await openBrowser({
    at: "/admin/account",
    kept: session(),
    answers: { "/logout": () => answer },
    page: async () => {
      const { AccountPage } = await import("./account-page");
      return <AccountPage />;
    },
  });
  await browser.user.click(await screen.findByRole("button", { name }));
  return { ...browser, heard: other.heard };
}
type Pressed = Awaited<ReturnType<typeof press>>;

async function expectOut({ keptNow, heard }: Pressed) {
  expect(await screen.findByText("You have signed out.")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Staff sign in" })).toBeVisible();
  expect(keptNow()).toBeNull();
  await waitFor(() => expect(heard).toContain("SIGNED_OUT"));
}

const scopes = ({ sent }: Pressed) =>
  sent.filter(({ path }) => path === "/auth/v1/logout").map(({ search }) => search.get("scope"));

describe("signing out here", () => {
  it.each(TAKEN)("is done when the auth service answers %s", async (_, answer) => {
    const pressed = await press("Sign out here", answer);
    await expectOut(pressed);
    expect(scopes(pressed)).toEqual(["local"]);
  });

  it("is done when the auth service fails", async () => {
    expectConsole("error", /Signing out at the auth service failed/);
    await expectOut(await press("Sign out here", { status: 500, body: {} }));
  });

  it("is done when the auth service cannot be reached", async () => {
    expectConsole("error", /Failed to fetch/);
    await expectOut(await press("Sign out here", DOWN));
  });

  it("is done when it cannot be reached and the browser stores nothing", async () => {
    expectConsole("error", /Failed to fetch/);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("", "QuotaExceededError");
    });
    await expectOut(await press("Sign out here", DOWN));
  });
});

describe("signing out everywhere", () => {
  it.each(TAKEN)("is done when the auth service answers %s", async (_, answer) => {
    const pressed = await press("Sign out everywhere", answer);
    await expectOut(pressed);
    expect(scopes(pressed)).toEqual(["global"]);
  });

  const expectStillIn = async ({ keptNow, heard }: Pressed, words: string) => {
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole("button", { name: "Sign out everywhere" })).toBeEnabled();
    expect(keptNow()).not.toBeNull();
    expect(heard).not.toContain("SIGNED_OUT");
  };

  it("says that one is still in when the auth service fails", async () => {
    await expectStillIn(
      await press("Sign out everywhere", { status: 500, body: {} }),
      "You are still signed in. The sign-in service does not answer. Try again in a moment.",
    );
  });

  it("says that one is still in when the auth service cannot be reached", async () => {
    expectConsole("error", /Failed to fetch/);
    await expectStillIn(
      await press("Sign out everywhere", DOWN),
      "You are still signed in. Signing out failed: the server could not be reached.",
    );
  });
});
