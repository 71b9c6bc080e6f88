import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { leaveStaffArea, renderStaffArea } from "@tests/screens/staff-area";
import { session } from "@tests/screens/staff-backend";
import { AccountPage } from "./account-page";

afterEach(leaveStaffArea);

const app = { id: "app", factor_type: "totp", status: "verified", friendly_name: "Curbfront" };
const CODES = ["ABCDE 23456", "FGHJK 78923"];

it("is set up by keyboard alone, and the focus stays with it", async () => {
  const factors: unknown[] = [];
  const totp = { secret: "JBSWY3DPEHPK3PXP", uri: "otpauth://totp/x?secret=JBSWY3DPEHPK3PXP" };
  const { user } = renderStaffArea({
    page: <AccountPage />,
    answers: {
      "/second_step_rules": () => ({ body: [{ is_offered: true, is_demanded: false }] }),
      "/auth/v1/user": () => ({ body: { ...session().user, factors } }),
      "/factors": () => ({ body: { id: "app", type: "totp", totp } }),
      "/challenge": () => ({ body: { id: "challenge", expires_at: 9e9 } }),
      "/verify": () => {
        factors.push(app);
        return { body: session({ aal: "aal2", factors }) };
      },
      "/new_recovery_codes": () => ({ body: CODES }),
    },
  });
  await user.click(await screen.findByRole("button", { name: "Sign in" }));
  const begin = await screen.findByRole("button", { name: "Set up an app" });
  begin.focus();
  await user.keyboard("{Enter}");
  const code = await screen.findByLabelText("Code from your app");
  const part = screen.getByRole("group", { name: "Second step" });
  expect(part).toHaveFocus();
  await user.tab();
  expect(code).toHaveFocus();
  await user.keyboard("123456{Enter}");
  expect(await screen.findByText(CODES[0] ?? "")).toBeVisible();
  expect(part).toHaveFocus();
  await user.tab();
  await user.tab();
  expect(screen.getByRole("button", { name: "I have kept them" })).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("button", { name: "Turn it off" })).toBeVisible();
  await waitFor(() => expect(part).toHaveFocus());
});
