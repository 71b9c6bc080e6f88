import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type * as Env from "@/lib/env";
import { SESSION_KEY } from "@/lib/supabase/session-storage";
import { openBrowser, openOtherTab } from "@tests/screens/opened-browser";
import { session } from "@tests/screens/staff-backend";

vi.mock("@/lib/env", async (original) => ({
  ...(await original<typeof Env>()),
  isDemo: false,
}));

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const keep = (kept: object) => localStorage.setItem(SESSION_KEY, JSON.stringify(kept));

const factors = [{ id: "app", factor_type: "totp", status: "verified", friendly_name: "Phone" }];

const page = () =>
  Promise.resolve(
    <label>
      A note <textarea />
    </label>,
  );
const note = () => screen.findByLabelText("A note");
const door = () => screen.findByRole("heading", { name: "Staff sign in" });
const signInAgain = () => screen.findByRole("dialog", { name: "Your sign-in has ended" });

describe("INITIAL_SESSION", () => {
  it("opens the page to who was signed in before", async () => {
    await openBrowser({ kept: session(), page });
    expect(await note()).toBeVisible();
  });

  it("of nobody shows the door", async () => {
    await openBrowser({ page });
    expect(await door()).toBeVisible();
    expect(screen.queryByLabelText("A note")).not.toBeInTheDocument();
  });
});

describe("SIGNED_IN", () => {
  it("here opens the page", async () => {
    const other = openOtherTab();
    const { user } = await openBrowser({ page });
    await user.type(await screen.findByLabelText("Email"), "jo@curbfront.example");
    await user.type(screen.getByLabelText("Password"), "a real password{Enter}");
    expect(await note()).toBeVisible();
    await waitFor(() => expect(other.heard).toEqual(["SIGNED_IN"]));
  });

  it("in another tab opens the page in this one", async () => {
    const other = openOtherTab();
    await openBrowser({ page });
    await door();
    other.tell("SIGNED_IN", session());
    expect(await note()).toBeVisible();
  });
});

describe("SIGNED_OUT", () => {
  it("here leads to the door, with a word", async () => {
    const other = openOtherTab();
    const { user, keptNow } = await openBrowser({ kept: session(), page });
    await note();
    await user.click(screen.getByRole("button", { name: "Sign Out" }));
    expect(await screen.findByText("You have signed out.")).toBeVisible();
    expect(screen.queryByLabelText("A note")).not.toBeInTheDocument();
    expect(keptNow()).toBeNull();
    await waitFor(() => expect(other.heard).toContain("SIGNED_OUT"));
  });

  it("in another tab asks for the password over the page, which stays", async () => {
    const other = openOtherTab();
    const { user } = await openBrowser({ kept: session(), page });
    await user.type(await note(), "Called at nine");
    other.tell("SIGNED_OUT", null);
    expect(await signInAgain()).toBeVisible();
    expect(screen.getByLabelText("A note")).toHaveValue("Called at nine");
  });
});

describe("TOKEN_REFRESHED", () => {
  it("when the tab is looked at again changes nothing on the page", async () => {
    const other = openOtherTab();
    const signIn = () => ({ body: { ...session(), refresh_token: "renewed" } });
    const { user, keptNow, sent } = await openBrowser({ kept: session(), page, signIn });
    await user.type(await note(), "Called at nine");
    // The bell also reads by itself.
    const reads = () => sent.filter(({ path }) => /^\/rest\/(?!.*my_notifications)/.test(path));
    const before = reads().length;

    keep({ ...session(), expires_at: inSeconds(30) });
    window.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(keptNow()).toContain("renewed"));
    await waitFor(() => expect(other.heard).toContain("TOKEN_REFRESHED"));
    expect(screen.getByLabelText("A note")).toHaveValue("Called at nine");
    expect(reads()).toHaveLength(before);
  });
});

describe("USER_UPDATED", () => {
  it("is a new password, which is confirmed, and its person stays in", async () => {
    const other = openOtherTab();
    const { user } = await openBrowser({
      kept: session(),
      answers: { "/auth/v1/user": () => ({ body: session().user }) },
      page: async () => {
        const { AccountPage } = await import("./account/account-page");
        return <AccountPage />;
      },
    });
    await user.type(await screen.findByLabelText("New password"), "a longer password{Enter}");
    expect(await screen.findByText("Your password was changed.")).toBeInTheDocument();
    await waitFor(() => expect(other.heard).toContain("USER_UPDATED"));
    expect(screen.getByRole("heading", { name: "Your account" })).toBeVisible();
  });
});

describe("PASSWORD_RECOVERY", () => {
  it("asks whom the link of a reset brings for a new password, then opens the page", async () => {
    const { user } = await openBrowser({
      at: "/admin?code=abc",
      hasRequestedReset: true,
      page,
      answers: { "/auth/v1/user": () => ({ body: session().user }) },
    });
    expect(await screen.findByRole("heading", { name: "Choose a new password" })).toBeVisible();
    expect(location.search).toBe("");
    await user.type(screen.getByLabelText("New password"), "a longer password{Enter}");
    expect(await note()).toBeVisible();
  });

  it("in another tab takes nobody's page away", async () => {
    const other = openOtherTab();
    const { user } = await openBrowser({ kept: session(), page });
    await user.type(await note(), "Called at nine");
    other.tell("PASSWORD_RECOVERY", session());
    other.tell("SIGNED_OUT", null);
    expect(await signInAgain()).toBeVisible();
    expect(screen.getByLabelText("A note")).toHaveValue("Called at nine");
  });
});

describe("MFA_CHALLENGE_VERIFIED", () => {
  const halfway = session({ factors });
  const taken = session({ factors, aal: "aal2" });

  it("here opens the page", async () => {
    const { user } = await openBrowser({
      kept: halfway,
      page,
      answers: {
        "/auth/v1/user": () => ({ body: halfway.user }),
        "/challenge": () => ({ body: { id: "challenge", expires_at: 9e9 } }),
        "/verify": () => ({ body: taken }),
      },
    });
    const code = await screen.findByLabelText("Code from your app");
    expect(screen.queryByLabelText("A note")).not.toBeInTheDocument();
    await user.type(code, "123456{Enter}");
    expect(await note()).toBeVisible();
  });

  it("in another tab opens the page in this one", async () => {
    const other = openOtherTab();
    await openBrowser({ kept: halfway, page });
    await screen.findByLabelText("Code from your app");
    other.tell("MFA_CHALLENGE_VERIFIED", taken);
    expect(await note()).toBeVisible();
  });
});

describe("a session that cannot be renewed", () => {
  const over = { ...session(), expires_at: inSeconds(-60) };
  const signIn = () => ({
    status: 400,
    body: { error_code: "refresh_token_not_found", msg: "Invalid Refresh Token" },
  });

  it("leads to the door, and the browser forgets it", async () => {
    const { keptNow } = await openBrowser({ kept: over, page, signIn });
    expect(await door()).toBeVisible();
    expect(keptNow()).toBeNull();
  });

  it("asks for the password over the page of who is in", async () => {
    const { user, keptNow } = await openBrowser({ kept: session(), page, signIn });
    await user.type(await note(), "Called at nine");
    keep(over);
    window.dispatchEvent(new Event("visibilitychange"));
    expect(await signInAgain()).toBeVisible();
    expect(screen.getByLabelText("A note")).toHaveValue("Called at nine");
    expect(keptNow()).toBeNull();
  });
});
