import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { signOut } from "@/data/staff/session";
import type * as Env from "@/lib/env";
import { leaveStaffArea, renderStaffArea } from "@tests/screens/staff-area";
import { session } from "@tests/screens/staff-backend";

vi.mock("@/lib/env", async (original) => ({
  ...(await original<typeof Env>()),
  isDemo: false,
}));

afterEach(leaveStaffArea);

const rules = {
  "/second_step_rules": () => ({ body: [{ is_offered: true, is_demanded: false }] }),
};
const page = (
  <>
    <h1>The staff page</h1>
    <label>
      A note <textarea />
    </label>
  </>
);

async function enter(user: UserEvent) {
  await user.type(await screen.findByLabelText("Email"), "jo@curbfront.example");
  await user.type(screen.getByLabelText("Password"), "a real password");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
}

const endSession = () => signOut();

describe("a session that ends under somebody's hands", () => {
  it("asks for the password over the page, which keeps every character", async () => {
    const { user } = renderStaffArea({ page, answers: rules });
    await enter(user);
    const note = await screen.findByLabelText("A note");
    await user.type(note, "Called at nine, no answer.");
    await endSession();

    const dialog = await screen.findByRole("dialog", { name: "Your sign-in has ended" });
    expect(dialog).toHaveTextContent("What you typed is still there");
    await user.keyboard("{Escape}");
    expect(dialog).toBeInTheDocument();
    await enter(user);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByLabelText("A note")).toBe(note);
    expect(note).toHaveValue("Called at nine, no answer.");
  });

  it("shows nothing of it to somebody else who signs in there", async () => {
    let person = "11111111-0000-4000-8000-000000000001";
    const { user } = renderStaffArea({
      page,
      answers: rules,
      signIn: () => ({ body: session({ userId: person }) }),
    });
    await enter(user);
    await user.type(await screen.findByLabelText("A note"), "Mine alone");
    await endSession();
    person = "22222222-0000-4000-8000-000000000002";
    await screen.findByRole("dialog", { name: "Your sign-in has ended" });
    await enter(user);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(await screen.findByLabelText("A note")).toHaveValue("");
  });

  it("leads to the door, with a word, for who signs out", async () => {
    const { user } = renderStaffArea({ page, answers: rules });
    await enter(user);
    await screen.findByLabelText("A note");
    await user.click(screen.getByRole("button", { name: "Sign Out" }));
    expect(await screen.findByText("You have signed out.")).toBeVisible();
    expect(screen.queryByLabelText("A note")).not.toBeInTheDocument();
  });
});

describe("the second step", () => {
  const factors = [{ id: "app", factor_type: "totp", status: "verified", friendly_name: "Phone" }];
  const halfway = session({ factors });

  it("is asked for after the password, and a wrong code is told", async () => {
    let verified = {
      status: 422,
      body: { error_code: "mfa_verification_failed", msg: "no" } as unknown,
    };
    const { user } = renderStaffArea({
      signIn: () => ({ body: halfway }),
      answers: {
        ...rules,
        "/auth/v1/user": () => ({ body: halfway.user }),
        "/challenge": () => ({ body: { id: "challenge", expires_at: 9e9 } }),
        "/verify": () => verified,
      },
    });
    await enter(user);
    const code = await screen.findByLabelText("Code from your app");
    expect(screen.queryByText("The staff page")).not.toBeInTheDocument();
    expect(code).toHaveFocus();
    await user.type(code, "12 34{Enter}");
    expect(await screen.findByText("Enter the six digits that your app shows.")).toBeVisible();
    await user.type(code, "56{Enter}");
    expect(await screen.findByText(/The code is not right/)).toBeVisible();
    expect(code).toHaveValue("");

    verified = { status: 200, body: session({ factors, aal: "aal2" }) };
    await user.type(code, "123456{Enter}");
    expect(await screen.findByText("The staff page")).toBeVisible();
  });

  it("is recovered by a code that was kept, which takes the app away", async () => {
    let isRight = false;
    const { user, sent } = renderStaffArea({
      signIn: () => ({ body: isRight ? session() : halfway }),
      answers: { ...rules, "/spend_recovery_code": () => ({ body: isRight }) },
    });
    await enter(user);
    await user.click(await screen.findByRole("button", { name: /Phone lost/ }));
    const code = screen.getByLabelText("Recovery code");
    expect(code).toHaveFocus();
    await user.type(code, "wrong{Enter}");
    expect(await screen.findByText(/none of your recovery codes/)).toBeVisible();
    isRight = true;
    await user.type(code, "{Enter}");
    expect(await screen.findByText("The staff page")).toBeVisible();
    expect(sent.filter(({ path }) => path.endsWith("/spend_recovery_code"))).toHaveLength(2);
  });

  it("is set up at the door by who has none, where an owner demands it", async () => {
    renderStaffArea({
      answers: {
        "/second_step_rules": () => ({ body: [{ is_offered: true, is_demanded: true }] }),
        "/auth/v1/user": () => ({ body: session().user }),
        "/factors": () => ({
          body: {
            id: "app",
            type: "totp",
            totp: { qr_code: "", secret: "ABCDEFGH", uri: "otpauth://totp/x" },
          },
        }),
      },
    });
    const { user } = { user: (await import("@testing-library/user-event")).default.setup() };
    await enter(user);
    expect(await screen.findByRole("heading", { name: "Set up a second step" })).toBeVisible();
    expect(await screen.findByText("ABCD EFGH")).toBeVisible();
    expect(screen.getByRole("img", { name: "A picture for your app to read" })).toBeVisible();
  });
});
