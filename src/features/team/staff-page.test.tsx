import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { button, callsOf, dana, jo, owner, renderStaff } from "@tests/screens/people";

const LATER = "2100-01-05T12:00:00Z";

describe("the list", () => {
  it("tells a visitor why they see invented colleagues, and offers nothing that would fail", async () => {
    renderStaff({
      member: null,
      people: [{ ...dana, is_sample: true, email: null, can_sign_in: null }],
    });
    expect(await screen.findByText("Dana Reyes")).toBeVisible();
    expect(screen.getByText("Example data")).toBeVisible();
    expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/admin");
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(screen.queryByText("Who gave whom which role")).not.toBeInTheDocument();
  });

  it("shows a colleague everyone with what they may do, to read only", async () => {
    renderStaff({ member: { ...owner, id: "dana", role: "sales" } });
    expect(await screen.findByText("Works on leads and clients. Reads tickets.")).toBeVisible();
    expect(screen.getByText(/Owners change this list/)).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("says who has not joined yet, and who was removed when", async () => {
    renderStaff({
      people: [
        { ...dana, can_sign_in: false },
        { ...dana, id: "ann", name: "Ann", can_sign_in: false, invited_until: LATER },
        {
          ...dana,
          id: "bo",
          name: "Bo",
          can_sign_in: false,
          invited_until: "2026-02-02T12:00:00Z",
        },
        { ...jo, id: "x", name: "Lee Park", removed_at: "2026-03-02T12:00:00Z" },
      ],
    });
    expect(await screen.findByText("No password set yet")).toBeVisible();
    expect(screen.getByText("Invited, until Jan 5, 2100")).toBeVisible();
    expect(screen.getByText("Invitation expired Feb 2, 2026")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Invitation of Jo Marsh" })).toBeNull();
    const gone = screen.getByRole("region", { name: "Removed" });
    expect(within(gone).getByText("Removed Mar 2, 2026")).toBeVisible();
    expect(within(gone).getByRole("button", { name: "Bring Lee Park back" })).toBeVisible();
  });

  it("can be tried again when it does not load", async () => {
    const broken = { is: true };
    const { user } = renderStaff({
      answers: {
        staff_directory: () => (broken.is ? new TypeError("Failed to fetch") : { body: [dana] }),
      },
    });
    expect(await screen.findByText(/the server could not be reached/)).toBeVisible();
    broken.is = false;
    await user.click(await button("Try again"));
    expect(await screen.findByText("Dana Reyes")).toBeVisible();
  });
});

it("tells an owner who gave whom which role", async () => {
  const event = {
    id: 1,
    happened_at: "2026-11-20T12:00:00Z",
    actor_name: "Jo Marsh",
    record_id: "dana",
    before: null,
  };
  renderStaff({
    events: [
      { ...event, id: 3, action: "archived", after: { removed_at: "2026-11-20" } },
      { ...event, id: 2, action: "changed", before: { role: "viewer" }, after: { role: "sales" } },
      { ...event, action: "created", after: { role: "viewer", display_name: "Dana Reyes" } },
    ],
  });
  expect(await screen.findByText("Jo Marsh removed Dana Reyes.")).toBeVisible();
  expect(
    screen.getByText("Jo Marsh changed the role of Dana Reyes from Viewer to Sales."),
  ).toBeVisible();
  expect(screen.getByText("Jo Marsh added Dana Reyes as Viewer.")).toBeVisible();
});

describe("an invitation", () => {
  const waiting = { ...dana, can_sign_in: false, invited_until: LATER };

  it("shows its link, and is sent again", async () => {
    const { user, sent } = renderStaff({
      people: [waiting],
      answers: {
        invitation_key: () => ({ body: "1b".repeat(32) }),
        invite_staff: () => ({ body: LATER }),
      },
    });
    await user.click(await button("Invitation of Dana Reyes"));
    expect(await screen.findByDisplayValue(/#invitation=(1b){32}$/)).toBeVisible();
    await user.click(await button("Send again"));
    expect(await screen.findByText("Invitation sent to dana@curbfront.example.")).toBeVisible();
    expect(callsOf(sent, "invite_staff")).toEqual([{ person_id: "dana" }]);
    expect(callsOf(sent, "invitation_key")).toHaveLength(2);
  });

  it("says that it has expired, and that sending it failed", async () => {
    const { user } = renderStaff({
      people: [{ ...waiting, invited_until: "2026-02-02T12:00:00Z" }],
      answers: {
        invitation_key: () => ({ body: null }),
        invite_staff: () => new TypeError("Failed to fetch"),
      },
    });
    await user.click(await button("Invitation of Dana Reyes"));
    expect(await screen.findByText(/has expired. Send it again/)).toBeVisible();
    await user.click(await button("Send again"));
    expect(await screen.findByText(/No invitation was sent: the server could not/)).toBeVisible();
  });
});
