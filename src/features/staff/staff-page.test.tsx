import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { button, dana, jo, owner, renderStaff } from "@tests/screens/people";

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

  it("says who has set no password yet, and who was removed when", async () => {
    renderStaff({
      people: [
        { ...dana, can_sign_in: false },
        { ...jo, id: "x", name: "Lee Park", removed_at: "2026-03-02T12:00:00Z" },
      ],
    });
    expect(await screen.findByText("No password set yet")).toBeVisible();
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
