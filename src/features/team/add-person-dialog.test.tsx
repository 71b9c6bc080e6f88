import { screen } from "@testing-library/react";
import type userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { button, callsOf, refusal, renderStaff } from "@tests/screens/people";

describe("adding a person", () => {
  const fill = async (
    user: ReturnType<typeof userEvent.setup>,
    email = "new@curbfront.example",
  ) => {
    await user.click(await button("Add a person"));
    await user.type(screen.getByLabelText("E-mail"), email);
    await user.type(screen.getByLabelText("Name"), "New Person");
    await user.click(screen.getByRole("radio", { name: /^Support/ }));
  };

  const added = (invited_until: string | null) => ({
    add_staff: () => ({ body: { id: "new", version: 1, invited_until } }),
    invitation_key: () => ({ body: "0a".repeat(32) }),
  });

  it("sends address, name and role, and shows where the invitation went and its link", async () => {
    const { user, sent } = renderStaff({ answers: added("2026-12-08T15:30:00Z") });
    await fill(user);
    await user.click(await button("Add person"));
    expect(await screen.findByRole("dialog", { name: "New Person is on the list" })).toBeVisible();
    expect(callsOf(sent, "add_staff")).toEqual([
      { email: "new@curbfront.example", name: "New Person", role: "support" },
    ]);
    expect(
      screen.getByText(/The invitation to new@curbfront.example .* Dec 8, 2026/),
    ).toBeVisible();
    const link = await screen.findByLabelText<HTMLInputElement>("Link of the invitation");
    expect(link.value).toBe(`${location.origin}/admin#invitation=${"0a".repeat(32)}`);
    await user.click(await button("Copy"));
    expect(await navigator.clipboard.readText()).toBe(link.value);
  });

  it("says of somebody who has an account that they sign in as before", async () => {
    const { user, sent } = renderStaff({ answers: added(null) });
    await fill(user);
    await user.click(await button("Add person"));
    expect(await screen.findByText(/has an account already/)).toBeVisible();
    expect(callsOf(sent, "invitation_key")).toEqual([]);
  });

  it("asks for what is missing before it asks the database", async () => {
    const { user, sent } = renderStaff();
    await user.click(await button("Add a person"));
    await user.type(screen.getByLabelText("E-mail"), "nobody");
    await user.click(await button("Add person"));
    expect(await screen.findByText(/Enter a whole e-mail address/)).toBeVisible();
    expect(screen.getByText(/Enter the name/)).toBeVisible();
    expect(callsOf(sent, "add_staff")).toEqual([]);
  });

  it.each([
    ["already-staff", /Dana Reyes has this e-mail address: they are on the list already/],
    ["removed", /Dana Reyes has this e-mail address and was removed/],
    ["other", /What you typed is still here/],
  ])("says why it was refused and keeps what was typed: %s", async (hint, words) => {
    const { user } = renderStaff({
      answers: { add_staff: () => refusal(hint, "Dana Reyes has this e-mail address.") },
    });
    await fill(user);
    await user.click(await button("Add person"));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText("Name")).toHaveValue("New Person");
    await user.keyboard("{Escape}");
    await user.click(await button("Add a person"));
    expect(screen.getByLabelText("E-mail")).toHaveValue("new@curbfront.example");
    expect(screen.getByRole("radio", { name: /^Support/ })).toBeChecked();
  });
});
