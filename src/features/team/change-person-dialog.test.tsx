import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { button, callsOf, dana, jo, refusal, renderStaff } from "@tests/screens/people";

describe("changing a person", () => {
  it("sends the version that was seen", async () => {
    const { user, sent } = renderStaff();
    await user.click(await button("Change Dana Reyes"));
    await user.click(screen.getByRole("radio", { name: /^Viewer/ }));
    await user.click(await button("Save"));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(callsOf(sent, "change_staff")).toEqual([
      {
        person_id: "dana",
        seen_version: 1,
        name: "Dana Reyes",
        role: "viewer",
        gives_up_ownership: false,
      },
    ]);
  });

  it("shows who was faster, and goes on with mine only when asked to", async () => {
    let version = 1;
    const { user, sent, backend } = renderStaff({
      answers: {
        change_staff: () =>
          version === 2
            ? { body: 3 }
            : {
                status: 409,
                body: { code: "PT409", hint: "conflict", message: "x", details: "2" },
              },
      },
    });
    await user.click(await button("Change Dana Reyes"));
    await user.click(screen.getByRole("radio", { name: /^Viewer/ }));
    backend.people = [{ ...dana, role: "support", version: 2 }, jo];
    await user.click(await button("Save"));
    expect(await screen.findByText(/now Dana Reyes, Support/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Save" })).not.toBeInTheDocument();
    expect(screen.getByRole("radio", { name: /^Viewer/ })).toBeChecked();
    version = 2;
    await user.click(await button("Go on with mine"));
    await user.click(await button("Save"));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(callsOf(sent, "change_staff").at(-1)).toMatchObject({ seen_version: 2, role: "viewer" });
  });

  it("warns owners before they give up their own role, and tells the last one no", async () => {
    const { user, sent } = renderStaff({ answers: { change_staff: () => refusal("last-owner") } });
    await user.click(await button("Change Jo Marsh"));
    await user.click(screen.getByRole("radio", { name: /^Sales/ }));
    expect(await screen.findByText(/This takes your own rights away/)).toBeVisible();
    await user.click(await button("Give up my role as owner"));
    expect(await screen.findByText(/Jo Marsh stays an owner/)).toBeVisible();
    expect(callsOf(sent, "change_staff")).toMatchObject([{ gives_up_ownership: true }]);
  });
});

describe("removing a person", () => {
  it("happens at once and can be undone", async () => {
    const { user, sent } = renderStaff();
    await user.click(await button("Remove Dana Reyes"));
    await user.click(await button("Undo"));
    await waitFor(() =>
      expect(callsOf(sent, "restore_staff")).toEqual([{ person_id: "dana", seen_version: 2 }]),
    );
    expect(callsOf(sent, "remove_staff")).toEqual([
      { person_id: "dana", seen_version: 1, gives_up_ownership: false },
    ]);
  });

  it("asks first when it is oneself", async () => {
    const { user, sent } = renderStaff();
    await user.click(await button("Remove Jo Marsh"));
    await user.click(await button("Stay"));
    expect(callsOf(sent, "remove_staff")).toEqual([]);
    await user.click(await button("Remove Jo Marsh"));
    await user.click(await button("Remove myself"));
    await waitFor(() =>
      expect(callsOf(sent, "remove_staff")).toMatchObject([{ gives_up_ownership: true }]),
    );
  });
});
