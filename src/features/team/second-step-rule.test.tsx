import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { session } from "@tests/screens/staff-backend";
import { button, callsOf, dana, jo, renderStaff } from "@tests/screens/people";
import { SESSION_KEY } from "@/lib/supabase/session-storage";

describe("the second step", () => {
  beforeEach(() => localStorage.setItem(SESSION_KEY, JSON.stringify(session())));
  const rule = () =>
    screen.findByRole("switch", {
      name: "Everyone enters a code from an app after their password",
    });
  const app = { id: "app", friendly_name: "Curbfront", factor_type: "totp", status: "verified" };

  it("is not spoken of where the auth service has none", async () => {
    renderStaff();
    await button("Add a person");
    await waitFor(() => expect(screen.getByText("Dana Reyes")).toBeVisible());
    expect(screen.queryByRole("switch")).not.toBeInTheDocument();
  });

  it("is demanded of all by an owner who has one", async () => {
    const { user, sent } = renderStaff({
      rules: { is_offered: true, is_demanded: false },
      factors: [app],
    });
    const control = await rule();
    await waitFor(() => expect(control).toBeEnabled());
    await user.click(control);
    await waitFor(() => expect(callsOf(sent, "demand_second_step")).toEqual([{ demanded: true }]));
  });

  it("is set up by the owner first", async () => {
    renderStaff({ rules: { is_offered: true, is_demanded: false } });
    expect(await rule()).toBeDisabled();
    expect(await screen.findByText(/Set up your own first/)).toBeVisible();
  });

  it("is taken away from a colleague after a question", async () => {
    const { user, sent } = renderStaff({
      people: [{ ...dana, has_second_step: true }, jo],
      rules: { is_offered: true, is_demanded: false },
    });
    await user.click((await screen.findAllByRole("button", { name: /^Change/ }))[0] as HTMLElement);
    await user.click(await button("Take the second step away"));
    expect(callsOf(sent, "remove_second_step")).toEqual([]);
    await user.click(await button("Take it away"));
    await waitFor(() =>
      expect(callsOf(sent, "remove_second_step")).toEqual([{ person_id: "dana" }]),
    );
  });
});
